import fc from 'fast-check';
import { instalmentPayments } from '#domain/money/instalment.ts';
import { paymentDay, peggedAmount } from '#domain/money/payment.ts';
import { days, instalments } from './arbitraries.ts';

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

it('adds up to the kopiyka, in equal parts but the last, and leaves nothing', () => {
  fc.assert(
    fc.property(instalments, (plan) => {
      const payments = instalmentPayments(plan);
      const amounts = payments.map(({ amount }) => amount);
      expect(plan.down + sum(amounts)).toBe(plan.price);
      expect(
        payments.every(({ amount, left }) => Number.isSafeInteger(amount) && amount > 0 && Number.isSafeInteger(left)),
      ).toBe(true);
      expect(new Set(amounts.slice(0, -1)).size).toBeLessThanOrEqual(1);
      const difference = (amounts.at(-1) ?? 0) - (amounts[0] ?? 0);
      expect(difference).toBeGreaterThanOrEqual(0);
      expect(difference).toBeLessThan(Math.max(1, amounts.length));
      expect(payments.at(-1)?.left ?? plan.price - plan.down).toBe(0);
    }),
  );
});

it('has a smaller balance after each payment, by the amount paid', () => {
  fc.assert(
    fc.property(instalments, (plan) => {
      let left = plan.price - plan.down;
      const wrong = instalmentPayments(plan).filter((payment) => {
        left -= payment.amount;
        return payment.left !== left;
      });
      expect(wrong).toEqual([]);
    }),
  );
});

it('dates the payments in order, within the term', () => {
  fc.assert(
    fc.property(instalments, days, (plan, today) => {
      const payments = instalmentPayments(plan);
      const dates = payments.map((payment) => paymentDay(payment, today));
      expect(dates).toEqual(dates.toSorted());
      expect(new Set(dates).size).toBe(dates.length);
      expect(dates.every((day) => /^\d{4}-\d{2}-\d{2}$/.test(day) && day > today)).toBe(true);
      expect(payments.every(({ after }) => after <= plan.months)).toBe(true);
    }),
  );
});

it('has smaller parts when more is paid at once or the term is longer', () => {
  fc.assert(
    fc.property(
      instalments,
      fc.integer({ min: 1, max: 1_000_000_00 }),
      fc.integer({ min: 1, max: 60 }),
      (plan, more, longer) => {
        const part = (changed: Partial<typeof plan>): number =>
          instalmentPayments({ ...plan, ...changed })[0]?.amount ?? 0;
        expect(part({ down: Math.min(plan.price, plan.down + more) })).toBeLessThanOrEqual(part({}) + 1);
        expect(part({ months: plan.months + longer })).toBeLessThanOrEqual(part({}));
      },
    ),
  );
});

it('starts a month after the contract, and keeps the 31st in months that have one', () => {
  const plan = { price: 1_000_000_00, down: 200_000_00, months: 4, partMonths: 1 };
  const dates = (changed = {}) =>
    instalmentPayments({ ...plan, ...changed }).map((payment) => paymentDay(payment, '2027-01-31'));
  expect(dates()).toEqual(['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']);
  expect(dates({ partMonths: 3 })).toEqual(['2027-02-28', '2027-05-31']);
});

it('has no payments when everything is paid at once', () => {
  expect(instalmentPayments({ price: 500, down: 500, months: 24, partMonths: 1 })).toEqual([]);
});

describe('a peg to the dollar', () => {
  it('changes nothing at a stable rate, and adds the yearly change after a year', () => {
    expect(peggedAmount({ amount: 100_000_00, after: 24 }, 0)).toBe(100_000_00);
    expect(peggedAmount({ amount: 100_000_00, after: 12 }, 10)).toBe(110_000_00);
    expect(peggedAmount({ amount: 100_000_00, after: 24 }, -10)).toBe(81_000_00);
  });

  it('grows with time and with the rate of the dollar, in whole kopiykas', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000_000_00 }),
        fc.integer({ min: 1, max: 120 }),
        fc.integer({ min: -20, max: 50 }),
        (amount, after, rate) => {
          const pegged = peggedAmount({ amount, after }, rate);
          expect(Number.isSafeInteger(pegged)).toBe(true);
          expect(peggedAmount({ amount, after }, rate + 1)).toBeGreaterThanOrEqual(pegged);
          expect(Math.sign(pegged - amount) * Math.sign(rate)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
