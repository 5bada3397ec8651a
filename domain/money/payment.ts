import { kopiykasPerHryvnia } from './currency.ts';

/** One payment of a plan. Money is integer kopiykas. */
export interface Payment {
  /** From 1. */
  readonly number: number;
  /** Whole months after the day of the contract. */
  readonly after: number;
  readonly amount: number;
  /** What of the amount is the bank's. */
  readonly interest: number;
  /** What is still to be paid back after this payment. */
  readonly left: number;
}

/**
 * `YYYY-MM-DD`, counted from the day of the contract each time, so that the 31st comes back after February. A day that the month does not
 * have becomes its last.
 */
export function paymentDay({ after }: Pick<Payment, 'after'>, contractDay: string): string {
  const day = new Date(`${contractDay}T00:00:00Z`);
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth() + after];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day.getUTCDate(), last))).toISOString().slice(0, 10);
}

/** Halves up, without the last digit, so that no binary fraction decides about a half. */
const rounded = (value: number): number => Math.round(Number(value.toPrecision(15)));

/** Kopiykas of a price. */
export function shareOf(price: number, percent: number): number {
  return rounded((price * percent) / 100);
}

/** Whole hryvnias, in kopiykas: a table of them adds up as it is shown. */
export function wholeHryvnias(amount: number): number {
  return rounded(amount / kopiykasPerHryvnia) * kopiykasPerHryvnia;
}

/** Whole hryvnias, in kopiykas, that are enough for an amount. */
export function hryvniasUp(amount: number): number {
  return Math.ceil(amount / kopiykasPerHryvnia) * kopiykasPerHryvnia;
}

/** What a down payment may be, in kopiykas. A share that leaves no whole hryvnia allows the next one. */
export function downBoundsOf(price: number, { min, max }: { readonly min: number; readonly max: number }) {
  const least = shareOf(price, min);
  return { min: least, max: Math.max(shareOf(price, max), Math.min(price, hryvniasUp(least))) };
}

/** A share of a price in whole hryvnias, rounded once. */
export const hryvniaShareOf = (price: number, percent: number): number => wholeHryvnias((price * percent) / 100);

/** An amount that is pegged to the dollar, if the dollar rises by so many percent a year. */
export function peggedAmount({ amount, after }: Pick<Payment, 'amount' | 'after'>, percentPerYear: number): number {
  return Math.round(amount * (1 + percentPerYear / 100) ** (after / 12));
}
