import type { MortgageProgramme } from '#contract/calculator.ts';

export interface MortgageStage {
  /** Months of the loan, both included, counted from 1. */
  readonly from: number;
  readonly to: number;
  readonly annualRate: number;
  /** Kopiykas a month. */
  readonly payment: number;
}

/** Equal monthly payments that bring a loan to nothing; `rate` is a month's share. */
function annuity(loan: number, rate: number, months: number): number {
  return rate === 0 ? loan / months : (loan * rate) / (1 - (1 + rate) ** -months);
}

/** What is left of a loan after some payments. */
function leftAfter(loan: number, rate: number, payment: number, months: number): number {
  return rate === 0 ? loan - payment * months : loan * (1 + rate) ** months - (payment * ((1 + rate) ** months - 1)) / rate;
}

/** The payment of each stage of the rate: when the rate changes, the rest is spread anew over the months that remain. */
export function mortgageStages(
  loan: number,
  months: number,
  stages: MortgageProgramme['stages'],
): readonly MortgageStage[] {
  let left = loan;
  return stages
    .filter(({ from_month: from }) => from <= months)
    .map(({ from_month: from, annual_rate_percent: annualRate }, index, all) => {
      const rate = annualRate / 1200;
      const to = (all[index + 1]?.from_month ?? months + 1) - 1;
      const payment = annuity(left, rate, months - from + 1);
      left = leftAfter(left, rate, payment, to - from + 1);
      return { from, to, annualRate, payment: Math.round(payment) };
    });
}
