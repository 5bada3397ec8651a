import { instalmentPayments } from '#domain/money/instalment.ts';
import { leastDownPercent, mortgagePayments } from '#domain/money/mortgage.ts';
import { downBoundsOf, type Payment, shareOf } from '#domain/money/payment.ts';
import type { ScheduleQuery } from '#contract/money/schedule.ts';
import type { WholeCalculatorProject } from '../responses/projects.ts';

/** The offending fields, each with its reason. */
type Faults = Readonly<Partial<Record<keyof ScheduleQuery, string>>>;

export interface SchedulePlan {
  /** The name of the mortgage programme; null for an instalment. */
  readonly programme: string | null;
  readonly payments: readonly Payment[];
}

const from = (least: number, most: number): string => `from ${least} to ${most}`;

function instalment(
  { price, down, months, parts, rate }: ScheduleQuery,
  { instalment: rules }: WholeCalculatorProject,
): SchedulePlan | Faults {
  if (rules === null) return { way: 'this project is sold without instalments' };
  const { min, max } = downBoundsOf(price, rules.down_payment_percent);
  if (down < min || down > max) return { down: from(min, max) };
  if (months < rules.months.min || months > rules.months.max) {
    return { months: from(rules.months.min, rules.months.max) };
  }
  if (!rules.part_months.some((each) => each === parts)) return { parts: rules.part_months.join(' or ') };
  if (rate !== undefined && !rules.dollar_peg) return { rate: 'parts of this project are not pegged' };
  return { programme: null, payments: instalmentPayments({ price, down, months, partMonths: parts }) };
}

function mortgage(
  { price, down, months, programme: key }: ScheduleQuery,
  { mortgages }: WholeCalculatorProject,
): SchedulePlan | Faults {
  const programme = mortgages.find((each) => each.key === key);
  if (programme === undefined) return { programme: 'no programme of this project' };
  const least = shareOf(price, leastDownPercent(programme));
  if (down < least || down >= price) return { down: from(least, price) };
  if (months > programme.months_max) return { months: from(1, programme.months_max) };
  return {
    programme: programme.name,
    payments: mortgagePayments({ loan: price - down, months, stages: programme.stages }),
  };
}

/** The requested payments, or why the project does not allow them. */
export function planOf(request: ScheduleQuery, project: WholeCalculatorProject): SchedulePlan | Faults {
  if (request.price === 0) return { price: 'more than nothing' };
  return request.way === 'instalment' ? instalment(request, project) : mortgage(request, project);
}

export const isPlan = (plan: SchedulePlan | Faults): plan is SchedulePlan => 'payments' in plan;
