import type { Payment } from './payment.ts';

/** The yearly rate from a month on, counted from 1. */
export interface RateStage {
  readonly from_month: number;
  readonly annual_rate_percent: number;
}

export interface MortgageLoan {
  /** Kopiykas. */
  readonly loan: number;
  readonly months: number;
  /** By month; the first begins with month 1. */
  readonly stages: readonly RateStage[];
}

/** Equal monthly payments that repay a loan; `rate` is a month's share. */
function annuity(loan: number, rate: number, months: number): number {
  return rate === 0 ? loan / months : (loan * rate) / -Math.expm1(-months * Math.log1p(rate));
}

/**
 * Every payment to the kopiyka, computed lazily. When the rate changes, the rest is spread over the remaining months;
 * payments are rounded down and the last one takes the rest.
 */
function* paymentsOf({ loan, months, stages }: MortgageLoan): Generator<Payment> {
  let left = loan;
  let rate = 0;
  let usual = 0;
  for (let month = 1; month <= months; month += 1) {
    const stage = stages.find(({ from_month: from }) => from === month);
    if (stage !== undefined) {
      rate = stage.annual_rate_percent / 1200;
      usual = Math.floor(annuity(left, rate, months - month + 1));
    }
    const interest = Math.round(left * rate);
    const amount = month === months ? left + interest : usual;
    left -= amount - interest;
    yield { number: month, after: month, amount, interest, left };
  }
}

export function mortgagePayments(loan: MortgageLoan): readonly Payment[] {
  return [...paymentsOf(loan)];
}

export interface StageSum {
  readonly from_month: number;
  /** Kopiykas a month; the last payment of all may be a little more. */
  readonly amount: number;
}

/** What is paid a month, for each stage of the rate within the loan. Payments after the last change are not computed. */
export function stageSums(loan: MortgageLoan): readonly StageSum[] {
  const begins = new Set(loan.stages.map(({ from_month: from }) => from).filter((from) => from <= loan.months));
  const sums: StageSum[] = [];
  for (const { number, amount } of paymentsOf(loan)) {
    if (begins.has(number)) sums.push({ from_month: number, amount });
    if (sums.length === begins.size) break;
  }
  return sums;
}

/** The terms of a programme: its rate by month, the least down payment, the longest term. */
export interface MortgageTerms {
  readonly stages: readonly RateStage[];
  readonly down_payment_percent_min: number;
  readonly months_max: number;
}

interface DownPaymentRules {
  readonly down_payment_percent_min: number;
  readonly rules?: { readonly young?: { readonly down_payment_percent: number } | null | undefined } | null | undefined;
}

/** The lowest down payment that anybody may make, the young too. */
export function leastDownPercent({ down_payment_percent_min: usual, rules }: DownPaymentRules): number {
  return Math.min(usual, rules?.young?.down_payment_percent ?? usual);
}

/** Of a flat's price; below that a bank has nothing to lend. */
export const mostDownPercent = 90;
