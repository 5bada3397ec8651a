import fc from 'fast-check';
import { usualOfferRules } from '#domain/offers.ts';
import type { CalculatorProject, PriceOffer } from '#shared/responses';
import { readDraft, writeDraft } from '../../../../src/features/instalment-calculator/draft/calculatorDraft.ts';
import { checkHome, checkPlan } from '../../../../src/features/instalment-calculator/draft/checkPlan.ts';
import { withoutNonsense } from '../../../../src/features/instalment-calculator/draft/useCalculatorDraft.ts';
import { outcomeOf } from '../../../../src/features/instalment-calculator/more/outcomeOf.ts';
import { flat, project } from './project.ts';

const today = '2026-11-21';
const nothing: ReadonlySet<string> = new Set();
const read = (search: string) => readDraft(new URLSearchParams(search));
const check = (search: string, of: CalculatorProject = project) => {
  const draft = read(search);
  const home = checkHome(draft, of, today, nothing);
  const plan = checkPlan(draft.plan, of, home.price);
  if (plan === null) throw new Error('There is no way to pay');
  return {
    home,
    plan,
    outcome: outcomeOf(plan),
    problems: [...home.problems, ...(plan.problem === null ? [] : [plan.problem])],
  };
};

it('starts from the first typical flat and the usual terms', () => {
  const { home, outcome, problems } = check('');
  expect(problems).toEqual([]);
  expect(home.area).toBe(64.3);
  expect(outcome).toMatchObject({
    way: 'instalment',
    price: 3_536_500_00,
    down: 1_060_950_00,
    months: 24,
    every: 1,
    rate: null,
  });
});

it('starts from a typical flat with the rooms of a flat that has no price', () => {
  const { examples } = project;
  const larger = { rooms: 3, total_area: 84.1, price: 4_500_000_00 };
  const of = { ...project, examples: [...examples, larger], flat: { ...flat, rooms: 3, status: 'sold' } as const };
  expect(check('flat=a-1-3-9', of).home).toMatchObject({ flat: null, area: 84.1, price: 4_500_000_00 });
  expect(check('flat=a-1-3-9', { ...of, examples }).home.area).toBe(64.3);
});

test.each([
  ['price=2 000 000,50', 2_000_000_50],
  ['price=2000000.5', 2_000_000_50],
  ['price=₴2,000,000.50', 2_000_000_50],
  ['price=2.000.000,5 грн', 2_000_000_50],
  ['price=UAH 2,000,000', 2_000_000_00],
  ['price=900,000', 900_000_00],
  ['area=60', 3_000_000_00],
  ['area=60,5 м²', 3_025_000_00],
  ['area=60&price=2900000', 2_900_000_00],
])('%s costs %d kopiykas', (search, price) => {
  expect(check(search).outcome?.price).toBe(price);
});

test.each([
  ['price=cheap', 'price'],
  ['price=1', 'price'],
  ['price=99999999999', 'price'],
  ['price=-2,000,000', 'price'],
  ['price=2,00,000', 'price'],
  ['price=2,000.000', 'price'],
  ['area=0', 'area'],
  ['area=-5', 'area'],
  ['price=1000000&down=100', 'down'],
  ['price=1000000&down=NaN', 'down'],
  ['way=mortgage&price=1000000&down=100', 'down'],
])('%s gives no result, because of %s', (search, problem) => {
  const { outcome, problems } = check(search);
  expect(outcome).toBeNull();
  expect(problems).toContain(problem);
});

test.each([
  ['percent=5', { percent: 20, problem: 'percent' }],
  ['percent=abc', { percent: 30, problem: 'percent' }],
  ['months=999', { months: 24, termClamped: true }],
  ['months=1', { months: 3, termClamped: true }],
  ['months=', { months: 24, termClamped: false }],
  ['rate=500', { rate: 40 }],
  ['rate=-3', { rate: -3 }],
  ['rate=fast', { rate: null }],
  ['parts=2', { partMonths: 1 }],
  ['way=mortgage&years=99', { years: 20, termClamped: true }],
  ['way=mortgage&programme=none', { programme: { key: 'state_3' } }],
  ['way=mortgage&programme=bank&percent=20', { percent: 30, problem: 'percent' }],
  ['way=barter', { way: 'instalment' }],
])('%s is corrected to the allowed range', (search, expected) => {
  const { plan, outcome } = check(search);
  expect(plan).toMatchObject(expected);
  expect(outcome).not.toBeNull();
});

it('accepts a down payment to the kopiyka', () => {
  expect(check('price=1000000&down=333333.33').outcome?.down).toBe(333_333_33);
});

it('offers a mortgage where there are no instalments, and nothing where there is neither', () => {
  const banksOnly = { ...project, instalment: null };
  expect(check('way=instalment', banksOnly).plan.way).toBe('mortgage');
  expect(checkPlan(read('').plan, { ...banksOnly, mortgages: [] }, 1)).toBeNull();
});

describe('a flat', () => {
  const link = 'flat=a-1-3-9&price=2000000&area=50';

  it('costs what it costs today, whatever its link says', () => {
    const { home } = check(link, { ...project, flat, tells_flat: true });
    expect(home).toMatchObject({ flat, flatHasNoPrice: false, price: 3_000_000_00, area: 60 });
  });

  it('costs what its link says where the backend has no flats', () => {
    expect(check(link).home).toMatchObject({ flat: null, flatHasNoPrice: false, price: 2_000_000_00, area: 50 });
  });

  it('has the claimed offers applied once, where it is known', () => {
    const family: PriceOffer = {
      alias: 'family',
      title: 'Family',
      percent: 10,
      combines: false,
      claim: 'We are a family',
      flats: null,
      valid_from: null,
      valid_until: null,
    };
    const costs = { items: [], offers: [family], offer_rules: usualOfferRules };
    const home = (of: CalculatorProject, ...chosen: string[]) => checkHome(read(link), of, today, new Set(chosen));
    const known = { ...project, costs, flat, tells_flat: true };
    expect(home(known)).toMatchObject({ price: 3_000_000_00, offers: [] });
    expect(home(known, 'family')).toMatchObject({ price: 2_700_000_00, offers: [family] });
    // Without a known flat the price of the link has the offers applied.
    expect(home({ ...project, costs }, 'family')).toMatchObject({ price: 2_000_000_00, offers: [] });
  });

  test.each([
    ['sold', { ...flat, status: 'sold' as const }],
    ['without a price', { ...flat, price: null }],
    ['unknown', null],
  ])('is reported as %s, and replaced by a typical one whatever its link says', (_, known) => {
    const of = { ...project, flat: known, tells_flat: true };
    const draft = withoutNonsense(read(link), of, today, nothing);
    expect(draft).toEqual(read('flat=a-1-3-9'));
    expect(checkHome(draft, of, today, nothing)).toMatchObject({
      flat: null,
      flatHasNoPrice: true,
      price: 3_536_500_00,
    });
  });
});

it('drops invalid values of an address, and nothing else', () => {
  const draft = read('price=cheap&area=60&down=1&months=6&vs_way=mortgage&vs_down=x&vs_years=10');
  expect(withoutNonsense(draft, project, today, nothing)).toEqual(read('area=60&months=6&vs_way=mortgage&vs_years=10'));
});

const word = fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String));
const names = [
  'flat',
  'price',
  'area',
  'way',
  'percent',
  'down',
  'months',
  'parts',
  'rate',
  'programme',
  'years',
] as const;
const searches = fc
  .dictionary(fc.constantFrom(...names, ...names.map((name) => `vs_${name}`)), word)
  .map((words) => new URLSearchParams(words).toString());

it('handles any address', () => {
  fc.assert(
    fc.property(searches, fc.constantFrom('', '&way=mortgage'), (search, way) => {
      const { plan, outcome } = check(search + way);
      expect(plan.percent).toBeGreaterThanOrEqual(plan.share.min);
      expect(plan.percent).toBeLessThanOrEqual(plan.share.max);
      if (outcome === null) return;
      const sums = [
        outcome.price,
        outcome.down,
        outcome.total,
        ...outcome.payments.map(({ amount }) => amount),
        ...(outcome.pegged ?? []),
      ];
      expect(sums.every(Number.isSafeInteger)).toBe(true);
      const { payments } = outcome;
      expect(outcome.down + payments.reduce((sum, { amount, interest }) => sum + amount - interest, 0)).toBe(
        outcome.price,
      );
    }),
  );
});

it('always has a result after invalid values are dropped', () => {
  fc.assert(
    fc.property(searches, (search) => {
      const draft = withoutNonsense(read(search), project, today, nothing);
      const { price } = checkHome(draft, project, today, nothing);
      expect(checkPlan(draft.plan, project, price)?.terms).not.toBeNull();
    }),
  );
});

it('is restored from the address as written', () => {
  fc.assert(
    fc.property(searches, (search) => {
      const draft = read(search);
      const written = writeDraft(new URLSearchParams(), draft).toString();
      expect(read(written)).toEqual(draft);
    }),
  );
});

it('leaves the rest of the address alone', () => {
  expect(
    writeDraft(new URLSearchParams('project=park&percent=30&vs_way=mortgage'), read('price=1&months=6')).toString(),
  ).toBe('project=park&price=1&months=6');
});
