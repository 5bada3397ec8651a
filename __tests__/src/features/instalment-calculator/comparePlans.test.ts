import fc from 'fast-check';
import { formatMoney } from '#shared/format';
import { comparePlans, monthly } from '../../../../src/features/instalment-calculator/more/Comparison.tsx';
import { instalmentOutcome } from '../../../../src/features/instalment-calculator/outcome.ts';

describe('comparePlans', () => {
  const plan = { price: 1_000_000_00, down: 400_000_00, months: 24, partMonths: 1 };
  const of = (changed = {}, rate: number | null = null) => instalmentOutcome({ ...plan, ...changed }, rate);

  it('recognizes a plan that is cheaper and has higher payments', () => {
    const pegged = of({ months: 36 }, 10);
    const verdict = comparePlans(pegged, of());
    expect(verdict).toEqual({
      kind: 'trade',
      cheaper: 2,
      saved: pegged.total - 1_000_000_00,
      more: monthly(of()) - monthly(pegged),
    });
  });

  it('recognizes a plan of the same cost with lower payments, with a quarter as three months', () => {
    expect(comparePlans(of(), of({ months: 12 }))).toEqual({ kind: 'better', cheaper: 1, saved: 0 });
    expect(monthly(of({ partMonths: 3 }))).toBe(Math.round(600_000_00 / 8 / 3));
  });

  it('has no verdict on equal plans', () => {
    expect(comparePlans(of(), of())).toEqual({ kind: 'same' });
  });

  it('has no verdict on monthly payments that look equal, whatever is left of a hryvnia', () => {
    const prices = fc.integer({ min: 1_000_000, max: 100_000_000 }).map((hryvnias) => hryvnias * 100);
    fc.assert(
      fc.property(prices, (price) => {
        const quarterly = of({ price, partMonths: 3 });
        fc.pre(formatMoney(monthly(of({ price })), 'en') === formatMoney(monthly(quarterly), 'en'));
        expect(comparePlans(of({ price }), quarterly)).toEqual({ kind: 'same' });
      }),
    );
  });

  it('gives the same verdict in either order', () => {
    const outcomes = fc
      .record({ months: fc.integer({ min: 3, max: 36 }), rate: fc.option(fc.integer({ min: -10, max: 40 })) })
      .map(({ months, rate }) => of({ months }, rate));
    fc.assert(
      fc.property(outcomes, outcomes, (one, other) => {
        const there = comparePlans(one, other);
        const back = comparePlans(other, one);
        expect(there).toEqual(back.kind === 'same' ? back : { ...back, cheaper: back.cheaper === 1 ? 2 : 1 });
      }),
    );
  });
});
