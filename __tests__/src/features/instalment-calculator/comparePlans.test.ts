import fc from 'fast-check';
import { instalmentOutcome } from '../../../../src/features/instalment-calculator/outcome.ts';
import { comparePlans, monthly } from '../../../../src/features/instalment-calculator/more/comparePlans.ts';

const plan = { price: 1_000_000_00, down: 400_000_00, months: 24, partMonths: 1 };
const of = (changed = {}, rate: number | null = null) => instalmentOutcome({ ...plan, ...changed }, rate);

it('sees that one plan is cheaper and asks for more a month', () => {
  const pegged = of({ months: 36 }, 10);
  const verdict = comparePlans(pegged, of());
  expect(verdict).toEqual({
    kind: 'trade',
    cheaper: 2,
    saved: pegged.total - 1_000_000_00,
    more: monthly(of()) - monthly(pegged),
  });
});

it('calls a plan lighter that costs the same and asks for less a month, a quarter being three months', () => {
  expect(comparePlans(of(), of({ months: 12 }))).toEqual({ kind: 'better', cheaper: 1, saved: 0 });
  expect(monthly(of({ partMonths: 3 }))).toBe(Math.round(600_000_00 / 8 / 3));
});

it('has no verdict on twins', () => {
  expect(comparePlans(of(), of())).toEqual({ kind: 'same' });
});

it('says the same whichever plan comes first', () => {
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
