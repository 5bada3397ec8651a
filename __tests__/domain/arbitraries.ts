import fc from 'fast-check';
import type { InstalmentPlan } from '#domain/money/instalment.ts';
import type { MortgageLoan } from '#domain/money/mortgage.ts';
import { shareOf } from '#domain/money/payment.ts';

/** All valid input of the calculator, and more: kopiykas of the price, percent of the down payment. */
const prices = fc.integer({ min: 100_000_00, max: 100_000_000_00 });

export const instalments: fc.Arbitrary<InstalmentPlan> = fc
  .record({
    price: prices,
    percent: fc.double({ min: 0, max: 100, noNaN: true }),
    months: fc.integer({ min: 1, max: 120 }),
    partMonths: fc.constantFrom(1, 3),
  })
  .map(({ percent, ...plan }) => ({ ...plan, down: shareOf(plan.price, percent) }));

/** At a higher quarterly rate the smallest flat's first payment would repay less than a kopiyka. */
export const loans: fc.Arbitrary<MortgageLoan> = fc
  .record({
    price: prices,
    percent: fc.integer({ min: 0, max: 90 }),
    months: fc.integer({ min: 1, max: 360 }),
    rates: fc.array(fc.double({ min: 0, max: 25, noNaN: true }), { minLength: 1, maxLength: 3 }),
  })
  .map(({ price, percent, months, rates }) => ({
    loan: price - shareOf(price, percent),
    months,
    stages: rates.map((rate, index) => ({ from_month: 1 + index * 120, annual_rate_percent: rate })),
  }));

export const days = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2036-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
