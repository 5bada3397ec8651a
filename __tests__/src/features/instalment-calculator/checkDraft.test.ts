import fc from 'fast-check';
import type { CalculatorProject, InstalmentRules } from '#contract/calculator.ts';
import { checkDraft, readDraft, writeDraft } from '#features/instalment-calculator';

const rules: InstalmentRules = {
  down_payment_percent: { min: 20, max: 90, default: 30 },
  months: { min: 3, max: 24, default: 24 },
  part_months: [1, 3],
  dollar_peg: true,
  late_fee_percent: 0.1,
};
const project: CalculatorProject = {
  alias: 'park',
  title: 'Park',
  price_per_m2: 50_000_00,
  price_from: 2_000_000_00,
  examples: [{ rooms: 2, total_area: 64.3, price: 3_536_500_00 }],
  instalment: rules,
  mortgages: [],
};
const check = (search: string) => checkDraft(readDraft(new URLSearchParams(search)), project, rules);

it('starts from the first typical flat and the usual terms', () => {
  expect(check('')).toMatchObject({ area: 64.3, problems: new Set(), plan: { price: 3_536_500_00, down: 1_060_950_00, months: 24, partMonths: 1 } });
});

test.each([
  ['price=2 000 000,50', 2_000_000_50],
  ['price=2000000.5', 2_000_000_50],
  ['area=60', 3_000_000_00],
  ['area=60&price=2900000', 2_900_000_00],
])('%s costs %d kopiykas', (search, price) => {
  expect(check(search).plan?.price).toBe(price);
});

test.each([
  ['price=cheap', 'price'],
  ['price=1', 'price'],
  ['price=99999999999', 'price'],
  ['area=0', 'area'],
  ['area=-5', 'area'],
  ['price=1000000&down=100', 'down'],
  ['price=1000000&down=NaN', 'down'],
])('%s has no plan, and says that %s is why', (search, problem) => {
  const checked = check(search);
  expect(checked.plan).toBeNull();
  expect(checked.problems).toContain(problem);
});

test.each([
  ['percent=5', 'percent', { percent: 20 }],
  ['percent=abc', 'percent', { percent: 30 }],
  ['months=999', 'months', { months: 24 }],
  ['months=', null, { months: 24 }],
  ['months=1', 'months', { months: 3 }],
] as const)('%s is brought within the bounds', (search, problem, expected) => {
  const checked = check(search);
  expect([...checked.problems]).toEqual(problem === null ? [] : [problem]);
  expect(checked).toMatchObject(expected);
  expect(checked.plan).not.toBeNull();
});

it('takes a sum for the down payment to the kopiyka', () => {
  expect(check('price=1000000&down=333333.33')).toMatchObject({ down: 333_333_33, plan: { down: 333_333_33 } });
});

it('is never at a loss, whatever the address says', () => {
  const text = fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String));
  fc.assert(
    fc.property(fc.record({ price: text, area: text, percent: text, down: text, months: text, parts: text }), (words) => {
      const { plan, percent, months } = check(new URLSearchParams(words).toString());
      expect(percent).toBeGreaterThanOrEqual(20);
      expect(percent).toBeLessThanOrEqual(90);
      expect(months >= 3 && months <= 24 && Number.isInteger(months)).toBe(true);
      expect(Object.values(plan ?? {}).every(Number.isSafeInteger)).toBe(true);
    }),
  );
});

it('keeps what was entered in the address, and leaves the rest of it alone', () => {
  const draft = readDraft(new URLSearchParams('price=1&months=6&project=park'));
  expect(writeDraft(new URLSearchParams('project=park&percent=30'), draft).toString()).toBe('project=park&price=1&months=6');
});
