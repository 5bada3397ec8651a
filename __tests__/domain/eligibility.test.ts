import fc from 'fast-check';
import {
  areaLimit,
  downPercentAt,
  type EligibilityRule,
  type EligibilityRules,
  type EligibilityTerms,
  type Household,
  isFlatEligible,
  isOutOfDate,
  type OfferedFlat,
  verdictOn,
} from '#domain/money/eligibility.ts';
import { mortgagePayments } from '#domain/money/mortgage.ts';
import { shareOf } from '#domain/money/payment.ts';
import { kopiykasOf, priceOfFlat } from '../../server/backend/responses/money.ts';

const today = '2026-11-24';

const terms: EligibilityTerms = {
  months_max: 240,
  stages: [
    { from_month: 1, annual_rate_percent: 3 },
    { from_month: 121, annual_rate_percent: 6 },
  ],
  down_payment_percent_min: 20,
  rules: {
    eligible: [{ key: 'veterans' }, { key: 'little_housing' }],
    young: { under_age: 26, down_payment_percent: 10 },
  },
};

const household = { base: 52.5, people: 1, per_person: 21, max: 115.5 };
const rules: EligibilityRules = {
  age: { from: 18, to_end: 70 },
  area: household,
  owned_area: { group: 'little_housing', ...household, max: null },
  price_per_m2: { max: 58_000_00 },
  complex_age: { years_max: 3 },
};

interface Case {
  readonly terms: EligibilityTerms;
  readonly rules: EligibilityRules;
  readonly home: Household;
  readonly flat: OfferedFlat;
}

const verdict = (each: Case) => verdictOn(each.terms, each.rules, each.home, each.flat, today);

const percents = fc.integer({ min: 0, max: 400 }).map((tenths) => tenths / 10);
const limits = fc.record({
  base: fc.integer({ min: 3000, max: 8000 }).map((area) => area / 100),
  people: fc.integer({ min: 1, max: 2 }),
  per_person: fc.integer({ min: 0, max: 3000 }).map((area) => area / 100),
  max: fc.option(fc.integer({ min: 9000, max: 15_000 }).map((area) => area / 100)),
});

/** Households, flats and programmes without any reason against a loan. */
const possible: fc.Arbitrary<Case> = fc
  .record({
    area: limits,
    owned: limits,
    people: fc.integer({ min: 1, max: 9 }),
    from: fc.integer({ min: 16, max: 21 }),
    toEnd: fc.integer({ min: 60, max: 75 }),
    years: fc.integer({ min: 1, max: 30 }),
    percent: percents,
    young: fc.option(fc.integer({ min: 22, max: 40 })),
    perM2: fc.integer({ min: 10_000, max: 200_000 }).map(kopiykasOf),
    yearsMax: fc.integer({ min: 1, max: 10 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ area, owned, people, from, toEnd, years, percent, young, perM2, yearsMax, share }) => {
    const metres = Math.max(1000, Math.floor(areaLimit(area, people) * share * 100)) / 100;
    const price = Math.max(1_000_00, Math.floor(perM2 * metres * share * 0.9));
    return {
      terms: {
        ...terms,
        months_max: years * 12,
        down_payment_percent_min: percent,
        rules: {
          ...terms.rules,
          young: young === null ? null : { under_age: young, down_payment_percent: percent / 2 },
        },
      },
      rules: {
        age: { from, to_end: toEnd },
        area,
        owned_area: { group: 'little_housing', ...owned },
        price_per_m2: { max: perM2 },
        complex_age: { years_max: yearsMax },
      },
      home: { age: from, people, groups: new Set(['veterans']), owned: 0, money: price },
      flat: { price, area: metres, completed: '2027-06' },
    };
  });

const monthsAgo = (months: number): string => new Date(Date.UTC(2026, 10 - months, 1)).toISOString().slice(0, 7);
const hundredthMore = (area: number): number => Math.round(area * 100 + 1) / 100;
const ruleOf = (each: Case) =>
  each.rules as { readonly [Name in keyof EligibilityRules]-?: NonNullable<EligibilityRules[Name]> };

/** For each rule: a case at its limit, and the same case one unit beyond it. */
const borders: Readonly<Record<EligibilityRule, (each: Case) => readonly [inside: Case, outside: Case]>> = {
  group: (each) => {
    const strict = { ...each, rules: { ...each.rules, owned_area: null } };
    return [strict, { ...strict, home: { ...strict.home, groups: new Set(['teachers']) } }];
  },
  owned_area: (each) => {
    const limit = areaLimit(ruleOf(each).owned_area, each.home.people);
    const owning = (owned: number): Case => ({ ...each, home: { ...each.home, groups: new Set(), owned } });
    return [owning(Math.round(limit * 100 - 1) / 100), owning(limit)];
  },
  age_from: (each) => {
    const aged = (age: number): Case => ({ ...each, home: { ...each.home, age } });
    const { from } = ruleOf(each).age;
    return [aged(from), aged(from - 1)];
  },
  age_at_end: (each) => {
    const aged = (age: number): Case => ({ ...each, home: { ...each.home, age } });
    const { to_end: end } = ruleOf(each).age;
    return [aged(end - 1), aged(end)];
  },
  area: (each) => {
    const limit = areaLimit(ruleOf(each).area, each.home.people);
    const sized = (area: number): Case => ({ ...each, flat: { ...each.flat, area, price: 1_000_00 } });
    return [sized(limit), sized(hundredthMore(limit))];
  },
  price_per_m2: (each) => {
    const area = Math.max(1, Math.floor(each.flat.area ?? 1));
    const most = ruleOf(each).price_per_m2.max * area;
    const priced = (price: number): Case => ({
      ...each,
      flat: { ...each.flat, area, price },
      home: { ...each.home, money: price },
    });
    return [priced(most), priced(most + kopiykasOf(1))];
  },
  complex_age: (each) => {
    const months = ruleOf(each).complex_age.years_max * 12;
    const aged = (age: number): Case => ({ ...each, flat: { ...each.flat, completed: monthsAgo(age) } });
    return [aged(months), aged(months + 1)];
  },
  down_payment: (each) => {
    const { young } = each.terms.rules;
    const isYoung = young !== null && each.home.age < young.under_age;
    const percent = isYoung ? young.down_payment_percent : each.terms.down_payment_percent_min;
    const least = shareOf(each.flat.price, percent);
    const having = (money: number): Case => ({ ...each, home: { ...each.home, money } });
    return [having(least), having(least - 1)];
  },
};

it.each(Object.entries(borders))('%s decides exactly at its limit', (rule, border) => {
  fc.assert(
    fc.property(possible, (each) => {
      const [inside, outside] = border(each).map(verdict);
      expect([inside?.reason, inside?.loan === null]).toEqual([null, false]);
      expect([outside?.reason?.rule, outside?.loan]).toEqual([rule, null]);
    }),
  );
});

it('lends for the longest allowed term and all the money, with the payments of the calculator', () => {
  fc.assert(
    fc.property(possible, fc.double({ min: 0, max: 1, noNaN: true }), (each, share) => {
      const { from, to_end: end } = ruleOf(each).age;
      const age = from + Math.floor((end - 1 - from) * share);
      const { loan } = verdict({ ...each, home: { ...each.home, age } });
      expect(loan?.months).toBe(Math.min(each.terms.months_max, (end - age) * 12));
      if (!loan) return;
      const least = shareOf(each.flat.price, downPercentAt(each.terms, age));
      expect(loan.down).toBe(Math.min(each.flat.price, Math.max(least, shareOf(each.flat.price, 90))));
      const payments = mortgagePayments({
        loan: each.flat.price - loan.down,
        months: loan.months,
        stages: terms.stages,
      });
      expect(loan.sums).toEqual(
        terms.stages
          .filter(({ from_month: month }) => month <= loan.months)
          .map(({ from_month: month }) => ({ from_month: month, amount: payments[month - 1]?.amount })),
      );
    }),
  );
});

const home: Household = { age: 35, people: 3, groups: new Set(['veterans']), owned: 0, money: 900_000_00 };
const flat: OfferedFlat = { price: 3_000_000_00, area: 60, completed: '2025-10' };

it('asks for less of the young, until the birthday', () => {
  expect([25, 26].map((age) => downPercentAt(terms, age))).toEqual([10, 20]);
});

it('takes no word for the group that owned area decides, and no building for younger than new', () => {
  const groups = new Set(['little_housing']);
  const soon = verdict({
    terms,
    rules,
    home: { ...home, groups, owned: 200 },
    flat: { ...flat, completed: '2027-06' },
  });
  expect(soon.reason).toMatchObject({ rule: 'owned_area', value: 200 });
  expect(soon.findings).toContainEqual({ rule: 'complex_age', holds: true, value: 0, limit: 3 });
});

it('gives the first of several reasons: household, then flat, then money', () => {
  const all = verdict({ terms, rules, home: { ...home, age: 17, money: 0 }, flat: { ...flat, area: 94.51 } });
  expect(all.findings.flatMap(({ rule, holds }) => (holds === false ? [rule] : []))).toEqual([
    'age_from',
    'area',
    'down_payment',
  ]);
  expect(all.reason).toEqual({ rule: 'age_from', holds: false, value: 17, limit: 18 });
});

it('names a down payment in whole hryvnias that is itself allowed', () => {
  fc.assert(
    fc.property(possible, fc.integer({ min: 1_000, max: 5_000_000 }).map(kopiykasOf), (each, price) => {
      const having = (money: number) => {
        const { findings } = verdict({ ...each, flat: { ...each.flat, price }, home: { ...each.home, money } });
        return findings.find(({ rule }) => rule === 'down_payment');
      };
      const limit = having(0)?.limit ?? 0;
      expect([limit % kopiykasOf(1), having(limit)?.holds]).toEqual([0, true]);
      expect(limit === 0 || having(limit - kopiykasOf(1))?.holds === false).toBe(true);
    }),
  );
});

it('makes no decision from what is unknown of the flat', () => {
  const { findings, reason, loan } = verdict({ terms, rules, home, flat: { ...flat, area: null, completed: null } });
  expect(findings.flatMap(({ rule, holds }) => (holds === null ? [rule] : []))).toEqual([
    'area',
    'price_per_m2',
    'complex_age',
  ]);
  expect([reason, loan?.months]).toEqual([null, 240]);
});

it('requires nothing by rules that a programme lacks', () => {
  const none = { age: null, area: null, owned_area: null, price_per_m2: null, complex_age: null };
  const { findings, loan } = verdict({ terms, rules: none, home: { ...home, age: 99 }, flat: { ...flat, area: 900 } });
  expect([findings.map(({ rule }) => rule), loan?.months]).toEqual([['group', 'down_payment'], 240]);
});

it('reports a rule as possibly outdated from the day after its last day', () => {
  expect(isOutOfDate('2026-05-28', today, 180)).toBe(false);
  expect(isOutOfDate('2026-05-27', today, 180)).toBe(true);
});

it('allows a flat of any area that is listed at the highest price per m², and refuses a hryvnia more as a higher price', () => {
  fc.assert(
    fc.property(possible, fc.integer({ min: 3000, max: 9000 }), (each, hundredths) => {
      const { max } = ruleOf(each).price_per_m2;
      const area = hundredths / 100;
      const findingOf = (price: number) =>
        verdict({ ...each, flat: { ...each.flat, area, price } }).findings.find(({ rule }) => rule === 'price_per_m2');
      const price = priceOfFlat(max / kopiykasOf(1), area);
      expect(findingOf(price)?.holds).toBe(true);
      const refused = findingOf(price + kopiykasOf(1));
      expect([refused?.holds, Number(refused?.value) >= max + kopiykasOf(1)]).toEqual([false, true]);
    }),
  );
});

it('finds a flat for a programme if some household may buy it, and not if the flat excludes every household', () => {
  fc.assert(
    fc.property(possible, fc.integer({ min: 0, max: 50 }), (each, dearer) => {
      expect(isFlatEligible(each.rules, each.flat, today)).toBe(true);
      const flat = { ...each.flat, price: each.flat.price * (1 + dearer) };
      const { findings } = verdict({ ...each, flat });
      const isTooExpensive = findings.some(({ rule, holds }) => rule === 'price_per_m2' && holds === false);
      expect(isFlatEligible(each.rules, flat, today)).toBe(!isTooExpensive);
    }),
  );
});
