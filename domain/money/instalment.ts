import type { Payment } from './payment.ts';

/** Kopiykas and months. */
export interface InstalmentPlan {
  readonly price: number;
  readonly down: number;
  readonly months: number;
  /** Months between two parts. */
  readonly partMonths: number;
}

/** Kopiykas of each part but the last. */
export function instalmentPart({ price, down, months, partMonths }: InstalmentPlan): number {
  return Math.floor((price - down) / Math.ceil(months / partMonths));
}

/**
 * Equal parts that add up to the kopiyka: the last one takes what does not divide. None when nothing is left to pay.
 * The first is paid a month after the contract, the last one within the term.
 */
export function instalmentPayments(plan: InstalmentPlan): readonly Payment[] {
  const { price, down, months, partMonths } = plan;
  const rest = price - down;
  if (rest <= 0) return [];
  const count = Math.ceil(months / partMonths);
  const part = instalmentPart(plan);
  return Array.from({ length: count }, (_, index) => {
    const isLast = index === count - 1;
    return {
      number: index + 1,
      after: 1 + index * partMonths,
      amount: isLast ? rest - part * index : part,
      interest: 0,
      left: isLast ? 0 : rest - part * (index + 1),
    };
  });
}
