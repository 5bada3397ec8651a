import fc from 'fast-check';
import { downOf, type InstalmentPlan, mortgageStages, partAmounts, paymentsOf } from '#features/instalment-calculator';

const plans: fc.Arbitrary<InstalmentPlan> = fc
  .record({
    price: fc.integer({ min: 100_000_00, max: 100_000_000_00 }),
    percent: fc.integer({ min: 0, max: 100 }),
    months: fc.integer({ min: 1, max: 120 }),
    partMonths: fc.constantFrom(1, 3),
  })
  .map(({ percent, ...plan }) => ({ ...plan, down: downOf(plan.price, percent) }));

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
const days = fc.date({ min: new Date('2026-01-01'), max: new Date('2036-12-31'), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));

it('adds up to the kopiyka, in equal parts but the last', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const amounts = partAmounts(plan);
      expect(plan.down + sum(amounts)).toBe(plan.price);
      expect(amounts.every((amount) => Number.isSafeInteger(amount) && amount > 0)).toBe(true);
      expect(new Set(amounts.slice(0, -1)).size).toBeLessThanOrEqual(1);
      const difference = (amounts.at(-1) ?? 0) - (amounts[0] ?? 0);
      expect(difference).toBeGreaterThanOrEqual(0);
      expect(difference).toBeLessThan(Math.max(1, amounts.length));
    }),
  );
});

it('leaves nothing after the last payment, and dates them in order within the term', () => {
  fc.assert(
    fc.property(plans, days, (plan, today) => {
      const payments = paymentsOf(plan, today);
      expect(payments.at(-1)?.left ?? plan.price - plan.down).toBe(0);
      const dates = payments.map(({ day }) => day);
      expect(dates).toEqual(dates.toSorted());
      expect(new Set(dates).size).toBe(dates.length);
      expect(dates.every((day) => /^\d{4}-\d{2}-\d{2}$/.test(day) && day > today)).toBe(true);
    }),
  );
});

it('pays first a month after today, and keeps the 31st where a month has one', () => {
  const plan = { price: 1_000_000_00, down: 200_000_00, months: 4, partMonths: 1 };
  expect(paymentsOf(plan, '2027-01-31').map(({ day }) => day)).toEqual(['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']);
  expect(paymentsOf({ ...plan, partMonths: 3 }, '2027-01-31').map(({ day }) => day)).toEqual(['2027-02-28', '2027-05-31']);
});

it('has no payments when everything is paid at once', () => {
  expect(partAmounts({ price: 500, down: 500, months: 24, partMonths: 1 })).toEqual([]);
});

describe('a mortgage of 2,000,000 UAH with 20 % down over 240 months', () => {
  const loan = 1_600_000_00;
  const hryvnias = (first: number, then: number): number[] =>
    mortgageStages(loan, 240, [
      { from_month: 1, annual_rate_percent: first },
      { from_month: 121, annual_rate_percent: then },
    ]).map(({ payment }) => Math.round(payment / 100));

  test.each([
    [3, 6, [8_874, 10_202]],
    [7, 10, [12_405, 14_119]],
  ])('costs at %d %% and then %d %% a month', (first, then, payments) => {
    expect(hryvnias(first, then)).toEqual(payments);
  });

  it('knows no second stage when it ends before it, and no interest at 0 %', () => {
    expect(mortgageStages(loan, 120, [{ from_month: 1, annual_rate_percent: 0 }, { from_month: 121, annual_rate_percent: 6 }])).toEqual([
      { from: 1, to: 120, annualRate: 0, payment: Math.round(loan / 120) },
    ]);
  });
});
