import fc from 'fast-check';
import { mortgagePayments, stageSums } from '#domain/money/mortgage.ts';
import { loans } from './arbitraries.ts';

const loan = 1_600_000_00;

describe('2,000,000 UAH with 20 % down over 240 months', () => {
  const hryvnias = (first: number, then: number): number[] => {
    const stages = [
      { from_month: 1, annual_rate_percent: first },
      { from_month: 121, annual_rate_percent: then },
    ];
    const payments = mortgagePayments({ loan, months: 240, stages });
    return [payments[0], payments[119], payments[120], payments[238]].map((payment) =>
      Math.round((payment?.amount ?? 0) / 100),
    );
  };

  test.each([
    [3, 6, [8_874, 8_874, 10_202, 10_202]],
    [7, 10, [12_405, 12_405, 14_119, 14_119]],
  ])('costs at %d %% and then %d %% a month', (first, then, payments) => {
    expect(hryvnias(first, then)).toEqual(payments);
  });
});

it('leaves out a stage after its term, and charges no interest at 0 %', () => {
  const stages = [
    { from_month: 1, annual_rate_percent: 0 },
    { from_month: 121, annual_rate_percent: 6 },
  ];
  const payments = mortgagePayments({ loan, months: 120, stages });
  expect(payments.every(({ interest }) => interest === 0)).toBe(true);
  expect(payments[0]?.amount).toBe(Math.floor(loan / 120));
  expect(payments.reduce((total, { amount }) => total + amount, 0)).toBe(loan);
});

it('is repaid to the kopiyka for any loan, and its balance always falls', () => {
  fc.assert(
    fc.property(loans, ({ loan, months, stages }) => {
      const payments = mortgagePayments({ loan, months, stages });
      expect(payments).toHaveLength(months);
      expect(stageSums({ loan, months, stages })).toEqual(
        stages.flatMap(({ from_month: from }) => {
          const payment = payments[from - 1];
          return payment === undefined ? [] : [{ from_month: from, amount: payment.amount }];
        }),
      );
      let left = loan;
      const wrong = payments.filter((payment) => {
        left -= payment.amount - payment.interest;
        const isWhole = Object.values(payment).every(Number.isSafeInteger);
        return !isWhole || payment.amount <= payment.interest || payment.left !== left;
      });
      expect({ wrong, left }).toEqual({ wrong: [], left: 0 });
    }),
  );
});

it('changes the payment with the rate: one in the first ten years, a higher one after them', () => {
  const twoRates = fc.record({
    loan: fc.integer({ min: 100_000_00, max: 100_000_000_00 }),
    months: fc.integer({ min: 132, max: 360 }),
    first: fc.double({ min: 0, max: 20, noNaN: true }),
    more: fc.double({ min: 1, max: 5, noNaN: true }),
  });
  fc.assert(
    fc.property(twoRates, ({ loan, months, first, more }) => {
      const stages = [
        { from_month: 1, annual_rate_percent: first },
        { from_month: 121, annual_rate_percent: first + more },
      ];
      const amounts = mortgagePayments({ loan, months, stages }).map(({ amount }) => amount);
      const [early, late] = [new Set(amounts.slice(0, 120)), new Set(amounts.slice(120, -1))];
      expect([early.size, late.size]).toEqual([1, 1]);
      expect(Math.max(...late)).toBeGreaterThan(Math.max(...early));
    }),
  );
});

it('costs more at a higher rate', () => {
  fc.assert(
    fc.property(loans, fc.double({ min: 0.1, max: 5, noNaN: true }), ({ loan, months, stages }, more) => {
      const total = (added: number): number =>
        mortgagePayments({
          loan,
          months,
          stages: stages.map((stage) => ({ ...stage, annual_rate_percent: stage.annual_rate_percent + added })),
        }).reduce((sum, { amount }) => sum + amount, 0);
      expect(total(more)).toBeGreaterThan(total(0));
    }),
  );
});
