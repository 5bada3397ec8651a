import type { CalculatorFlat, CalculatorProject } from '#shared/answers';
import type { CheckedPlan } from '../draft/checkPlan.ts';
import type { Outcome } from '../outcome.ts';
import { ScheduleActions } from './ScheduleActions.tsx';
import { ScheduleTable } from './ScheduleTable.tsx';

interface ScheduleProps {
  readonly project: CalculatorProject;
  readonly flat: CalculatorFlat | null;
  readonly checked: CheckedPlan;
  readonly outcome: Outcome;
  /** `YYYY-MM-DD` in Kyiv: the day of the contract. */
  readonly today: string;
}

/** Every payment with its day, to the kopiyka, to read, to print and to take away. */
export function Schedule({ project, flat, checked, outcome, today }: ScheduleProps) {
  return (
    <>
      <ScheduleActions project={project} flat={flat} checked={checked} outcome={outcome} today={today} />
      <ScheduleTable outcome={outcome} today={today} />
    </>
  );
}
