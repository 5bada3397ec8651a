import { addMonths } from '#shared/time';

/** Money is integer kopiykas, days are `YYYY-MM-DD`. */
export interface InstalmentPlan {
  readonly price: number;
  readonly down: number;
  readonly months: number;
  /** Months between two parts. */
  readonly partMonths: number;
}

export interface Payment {
  /** From 1. */
  readonly number: number;
  readonly day: string;
  readonly amount: number;
  /** What is still to be paid after this payment. */
  readonly left: number;
}

export function downOf(price: number, percent: number): number {
  return Math.round((price * percent) / 100);
}

/** The first part is paid a month after the contract, the last one within the term. */
function partCount({ months, partMonths }: Pick<InstalmentPlan, 'months' | 'partMonths'>): number {
  return Math.ceil(months / partMonths);
}

/** Equal parts that add up to the kopiyka: the last one takes what does not divide. None when nothing is left to pay. */
export function partAmounts(plan: InstalmentPlan): readonly number[] {
  const rest = plan.price - plan.down;
  if (rest <= 0) return [];
  const count = partCount(plan);
  const part = Math.floor(rest / count);
  return Array.from({ length: count }, (_, index) => (index === count - 1 ? rest - part * (count - 1) : part));
}

/** `today` is the day of the contract; counted from it each time, so that the 31st comes back after February. */
export function paymentDay(today: string, index: number, partMonths: number): string {
  return addMonths(today, 1 + index * partMonths);
}

export function paymentsOf(plan: InstalmentPlan, today: string): readonly Payment[] {
  let left = plan.price - plan.down;
  return partAmounts(plan).map((amount, index) => {
    left -= amount;
    return { number: index + 1, day: paymentDay(today, index, plan.partMonths), amount, left };
  });
}
