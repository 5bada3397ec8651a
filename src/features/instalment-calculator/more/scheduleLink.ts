import type { ScheduleAsked } from '#contract/schedule.ts';
import type { Language } from '#shared/config';
import type { CheckedPlan } from '../draft/checkPlan.ts';
import type { Outcome } from '../outcome.ts';

interface ScheduleLink {
  /** Origin of the backend; empty: the page's own. */
  readonly host: string;
  readonly alias: string;
  readonly language: Language;
  readonly checked: CheckedPlan;
  readonly outcome: Outcome;
  /** Id of the flat; null: any. */
  readonly flat: string | null;
  /** `YYYY-MM-DD`: the day of the contract. */
  readonly day: string;
}

/** Where the backend has the plan as a document. */
export function scheduleLink({ host, alias, language, checked, outcome, flat, day }: ScheduleLink): string {
  const asked: ScheduleAsked = {
    language,
    way: checked.way,
    price: String(outcome.price),
    down: String(outcome.down),
    months: String(outcome.months),
    ...(checked.way === 'mortgage'
      ? { programme: checked.programme.key }
      : { parts: String(checked.partMonths), ...(checked.rate !== null && { rate: String(checked.rate) }) }),
    day,
    ...(flat !== null && { flat }),
  };
  return `${host}/api/projects/${encodeURIComponent(alias)}/calculator/schedule.pdf?${new URLSearchParams(asked).toString()}`;
}
