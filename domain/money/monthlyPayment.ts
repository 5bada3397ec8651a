import { instalmentPart } from './instalment.ts';
import { type MortgageTerms, stageSums } from './mortgage.ts';
import { shareOf } from './payment.ts';

/** The monthly payments of one way to pay a price. Money is integer kopiykas. */
export interface MonthlyPayment {
  readonly down: number;
  /** The first payment after the down payment. */
  readonly monthly: number;
  /** The greatest one: the rate of a mortgage may rise. */
  readonly monthlyMost: number;
}

/** The monthly instalment of a price after a down payment of so many percent. */
export function monthlyInstalment(price: number, downPercent: number, months: number): MonthlyPayment {
  const down = shareOf(price, downPercent);
  const monthly = instalmentPart({ price, down, months, partMonths: 1 });
  return { down, monthly, monthlyMost: monthly };
}

/** A price paid by a mortgage with the least down payment over the longest term. */
export function monthlyMortgage(price: number, terms: MortgageTerms): MonthlyPayment {
  const down = shareOf(price, terms.down_payment_percent_min);
  const sums = stageSums({ loan: price - down, months: terms.months_max, stages: terms.stages });
  const amounts = sums.map(({ amount }) => amount);
  return { down, monthly: amounts[0] ?? 0, monthlyMost: Math.max(...amounts) };
}
