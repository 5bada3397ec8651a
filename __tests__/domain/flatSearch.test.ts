import fc from 'fast-check';
import { discountOn, priceOn } from '#domain/money/discount.ts';
import { areaBucketOf, areaBuckets, mainSides } from '#domain/flats/flatConditions.ts';
import {
  built,
  flatSearch,
  type FlatSearchFilter,
  flatSearchSorts,
  floorsFound,
  type SearchFlat,
  type SearchItem,
  type SearchProject,
  searchQuery,
} from '#domain/flats/flatSearch.ts';
import { flatSearchView, searchPageSize } from '#domain/flats/flatSearchView.ts';
import { mostNearest } from '#domain/flats/nearestFlats.ts';
import { cheapestWay, paymentFound, searchItems } from '#domain/flats/searchItems.ts';
import { outlooks } from '#domain/flats/flatValues.ts';
import { safetyKeys } from '#domain/safetyKeys.ts';
import { runs } from '../support/properties.ts';

const today = '2026-11-23';
const million = 1_000_000_00;

const flats: fc.Arbitrary<SearchFlat> = fc.record({
  id: fc.uuid(),
  building: fc.option(fc.constantFrom({ key: 'a', name: 'A' }, { key: 'b', name: 'B' })),
  section: fc.option(fc.integer({ min: 1, max: 2 })),
  floor: fc.option(fc.integer({ min: 1, max: 12 })),
  rooms: fc.option(fc.integer({ min: 1, max: 3 })),
  total_area: fc.option(fc.integer({ min: 30, max: 120 })),
  orientation: fc.subarray(['n', 'ne', 's', 'w']),
  outlook: fc.option(fc.subarray([...outlooks])),
  status: fc.constantFrom('free', 'free', 'sold', 'reserved', undefined),
  price: fc.option(fc.integer({ min: 1, max: 8 }).map((millions) => millions * million)),
  price_per_m2: fc.constant(null),
  discount: fc.option(
    fc.record({ price: fc.constant(million / 2), valid_until: fc.constantFrom('2026-11-22', '2026-11-23', null) }),
  ),
});
const noRules = { age: null, area: null, owned_area: null, price_per_m2: null, complex_age: null };
/** 20 % at once, the rest over twenty years: ten without interest, then ten at 12 %. */
const terms = {
  stages: [
    { from_month: 1, annual_rate_percent: 0 },
    { from_month: 121, annual_rate_percent: 12 },
  ],
  months_max: 240,
  down_payment_percent_min: 20,
};
/** For any buyer of a flat of at most 90 m² in a house of at most three years. */
const small = {
  ...terms,
  key: 'small',
  name: 'Small flats',
  rules: { ...noRules, area: { base: 50, people: 1, per_person: 20, max: 90 }, complex_age: { years_max: 3 } },
};
const affordable = {
  ...terms,
  key: 'affordable',
  name: 'Affordable flats',
  rules: { ...noRules, price_per_m2: { max: 50_000_00 } },
};
/** Half at once. */
const bank = { ...terms, key: 'bank', name: 'The bank', down_payment_percent_min: 50, rules: null };

const projects: fc.Arbitrary<SearchProject> = fc.record({
  alias: fc.uuid(),
  title: fc.constant('Park'),
  district: fc.option(fc.constantFrom({ key: 'north', name: 'North' }, { key: 'south', name: 'South' })),
  readiness: fc.option(
    fc.record({
      percent: fc.constantFrom(40, 100, null),
      month: fc.constantFrom('2022-01', '2026-12', '2028-05', null),
    }),
  ),
  longest_instalment: fc.option(
    fc.record({ months: fc.constantFrom(12, 36), down_payment_percent: fc.constantFrom(0, 30, 100) }),
  ),
  safety: fc.option(fc.subarray([...safetyKeys])),
  mortgages: fc.option(fc.subarray([small, affordable, bank])),
  position: fc.option(fc.constant({ lat: 49.8, lon: 24 })),
});
const towns = fc.array(fc.record({ project: projects, flats: fc.array(flats, { maxLength: 12 }) }), { maxLength: 4 });

const range = (bounds: readonly number[]) =>
  fc.record({ from: fc.option(fc.constantFrom(...bounds)), to: fc.option(fc.constantFrom(...bounds)) });
const flag = fc.constantFrom<'1'[]>([], [], ['1']);
const filters: fc.Arbitrary<FlatSearchFilter> = fc.record({
  rooms: fc.subarray([1, 2, 3], { maxLength: 2 }),
  price: range([2 * million, 4 * million]),
  monthly: range([30_000_00, (2 * million) / 36, million / 10]),
  months: range([12, 24]),
  area: fc.subarray([...areaBuckets], { maxLength: 1 }),
  floor: range([3, 7]),
  high: flag,
  not_first: flag,
  not_last: flag,
  side: fc.subarray([...mainSides], { maxLength: 1 }),
  outlook: fc.subarray([...outlooks], { maxLength: 2 }),
  ready: fc.record({ from: fc.constant(null), to: fc.constantFrom(null, null, built, 2026) }),
  district: fc.subarray(['north'], { maxLength: 1 }),
  project: fc.constant([]),
  safety: fc.subarray([...safetyKeys], { maxLength: 2 }),
  programme: fc.subarray(['small', 'affordable', 'bank'], { maxLength: 2 }),
  offer: flag,
  sort: fc.constantFrom(...flatSearchSorts),
});

type Towns = readonly { readonly project: SearchProject; readonly flats: readonly SearchFlat[] }[];
interface Plain {
  readonly flat: SearchFlat;
  readonly project: SearchProject;
  readonly neighbours: readonly SearchFlat[];
}

/** Reimplements the programmes naively. */
function allows(key: string, { project, area }: { project: SearchProject; area: number | null }, price: number) {
  const completed = project.readiness?.month ?? null;
  if (project.mortgages?.some((mortgage) => mortgage.key === key) !== true) return false;
  if (key === 'bank') return true;
  if (key === 'affordable') return area === null || price <= area * 50_000_00;
  return (area === null || area <= 90) && (completed === null || completed >= '2023-11');
}

/** Whether one way to pay meets all conditions on payments. */
function isPayable(
  of: { project: SearchProject; area: number | null; price: number | null },
  filter: FlatSearchFilter,
) {
  const within = (value: number | null, { from, to }: { from: number | null; to: number | null }): boolean =>
    (from === null && to === null) || (value !== null && value >= (from ?? value) && value <= (to ?? value));
  const { price } = of;
  const plan = of.project.longest_instalment ?? null;
  const part =
    plan === null || price === null
      ? null
      : Math.floor((price - Math.round((price * plan.down_payment_percent) / 100)) / plan.months);
  const byPlan =
    filter.programme.length === 0 && within(part, filter.monthly) && within(plan?.months ?? null, filter.months);
  const limitsMonths = filter.months.from !== null || filter.months.to !== null;
  const byMortgage = ['small', 'affordable', 'bank'].some(
    (key) =>
      price !== null &&
      !limitsMonths &&
      (filter.programme.length === 0 || filter.programme.includes(key)) &&
      allows(key, of, price) &&
      // Half of the loan is left after ten years; one percent a month, 120 months.
      within(((price * (key === 'bank' ? 0.5 : 0.8)) / 2) * (0.01 / (1 - 1.01 ** -120)), filter.monthly),
  );
  return byPlan || byMortgage;
}

/** Reimplements the conditions naively. */
function meets({ flat, project, neighbours }: Plain, filter: FlatSearchFilter): boolean {
  const within = (value: number | null, { from, to }: { from: number | null; to: number | null }): boolean =>
    (from === null && to === null) || (value !== null && value >= (from ?? value) && value <= (to ?? value));
  const any = <Value>(allowed: readonly Value[], isMet: (value: Value) => boolean): boolean =>
    allowed.length === 0 || allowed.some(isMet);
  const dated = { ...flat, status: 'free', price: flat.price ?? null };
  const floors = neighbours.flatMap(({ floor, section, building }) =>
    section === flat.section && building?.key === flat.building?.key ? (floor ?? []) : [],
  );
  const top = Math.max(...floors);
  const floor = flat.floor ?? null;
  const area = flat.total_area ?? null;
  const { percent, month = null } = project.readiness ?? {};
  const year = percent === 100 ? built : month === null ? null : Number(month.slice(0, 4));
  return (
    any(filter.rooms, (rooms) => flat.rooms === rooms) &&
    within(priceOn(dated, today), filter.price) &&
    isPayable({ project, area, price: priceOn(dated, today) }, filter) &&
    filter.safety.every((key) => project.safety?.includes(key)) &&
    any(filter.area, (bucket) => area !== null && areaBucketOf(area) === bucket) &&
    within(floor, filter.floor) &&
    any(filter.high, () => floor !== null && top >= 3 && floor * 3 > top * 2) &&
    any(filter.not_first, () => floor !== null && floor !== 1) &&
    any(filter.not_last, () => floor !== null && floor < top) &&
    any(filter.side, (side) => (flat.orientation ?? []).some((each) => each.includes(side))) &&
    any(filter.outlook, (each) => flat.outlook?.includes(each) === true) &&
    within(year, filter.ready) &&
    any(filter.district, (key) => project.district?.key === key) &&
    any(filter.offer, () => dated.price !== null && discountOn(dated, today) !== null)
  );
}

function freeFlats(searchData: Towns): readonly Plain[] {
  return searchData.flatMap(({ project, flats: neighbours }) =>
    neighbours.filter(({ status = 'free' }) => status === 'free').map((flat) => ({ flat, project, neighbours })),
  );
}

const count = (searchData: Towns, filter: FlatSearchFilter): number =>
  freeFlats(searchData).filter((plain) => meets(plain, filter)).length;

const ids = (items: readonly { readonly flat: SearchFlat }[]): readonly string[] => items.map(({ flat }) => flat.id);

function property(check: (searchData: Towns, filter: FlatSearchFilter) => void): void {
  fc.assert(fc.property(towns, filters, check), { numRuns: runs(2000, 200) });
}

it('finds what a naive check of the conditions finds, page by page', () => {
  property((searchData, filter) => {
    const items = searchItems(searchData, today);
    const pages = Array.from({ length: flatSearchView(items, filter).pages }, (_, index) =>
      flatSearchView(items, filter, index + 1),
    );
    const found = freeFlats(searchData).filter((plain) => meets(plain, filter));
    expect(pages.flatMap((page) => ids(page.flats)).toSorted()).toEqual([...ids(found)].toSorted());
    for (const page of pages) {
      expect(page.total).toBe(found.length);
      expect(page.flats.length).toBeLessThanOrEqual(searchPageSize);
    }
  });
});

it('shows for a found flat which floors of its house match', () => {
  property((searchData, { floor, high, not_first, not_last }) => {
    const filter = { ...flatSearch.none, floor, high, not_first, not_last };
    const isFound = flatSearch.matcher(filter);
    const known = searchItems(searchData, today).filter(
      ({ flat, topFloor }) => (flat.floor ?? 0) > 0 && (topFloor ?? 0) > 2,
    );
    const wrong = known.filter((item) => {
      const { from, to } = floorsFound(filter, item.topFloor);
      const at = item.flat.floor ?? 0;
      return isFound(item) !== (at >= (from ?? at) && at <= (to ?? at));
    });
    expect(wrong).toEqual([]);
  });
});

it('shows for a flat the cheapest monthly payment among the requested ways to pay', () => {
  property((searchData, { monthly, months, programme }) => {
    const filter = { ...flatSearch.none, monthly, months, programme };
    const found = searchItems(searchData, today).filter(flatSearch.matcher(filter));
    const isChosen = flatSearch.chosen(filter).length > 0;
    const priced = found.filter(({ price }) => isChosen && price !== null);
    const wrong = priced.filter((item) => {
      const payment = paymentFound(item, filter);
      const sum = payment?.monthly_max ?? payment?.monthly ?? Number.NaN;
      const isWithin = sum >= (monthly.from ?? 0) && sum <= (monthly.to ?? Infinity);
      const cheaper = { ...filter, monthly: { ...monthly, to: sum - 1 } };
      return !isWithin || flatSearch.matcher(cheaper)(item);
    });
    expect(wrong).toEqual([]);
    expect(found.filter((item) => !priced.includes(item) && paymentFound(item, filter) !== null)).toEqual([]);
  });
});

it('compares ways to pay by their greatest monthly sum', () => {
  const [steady, rising] = [200, 300].map((monthlyMost) => ({ programme: null, months: 240, down: 0, monthlyMost }));
  const ways = [
    { ...steady, monthly: 200 },
    { ...rising, monthly: 100 },
  ] as SearchItem['ways'];
  const item = { ways, flat: { id: 'a' }, project: { alias: 'park' } } as SearchItem;
  expect(cheapestWay(flatSearch.none)(item)).toBe(ways[0]);
});

it('counts the matches of each option, and of each relaxed condition', () => {
  property((searchData, filter) => {
    const { options, steps, relaxations, total } = flatSearchView(searchItems(searchData, today), filter);
    for (const { key, count: shown } of options.rooms) {
      expect(shown).toBe(count(searchData, { ...filter, rooms: [Number(key)] }));
    }
    for (const { count: shown } of options.high) expect(shown).toBe(count(searchData, { ...filter, high: ['1'] }));
    for (const { key, count: shown } of options.district) {
      expect(shown).toBe(count(searchData, { ...filter, district: [key] }));
    }
    for (const { key, count: shown } of options.safety) {
      const safety = safetyKeys.filter((each) => each === key || filter.safety.includes(each));
      expect(shown).toBe(count(searchData, { ...filter, safety }));
    }
    for (const { key, count: shown } of options.outlook) {
      expect(shown).toBe(count(searchData, { ...filter, outlook: [key as (typeof outlooks)[number]] }));
    }
    for (const { key, count: shown } of options.programme) {
      expect(shown).toBe(count(searchData, { ...filter, programme: [key] }));
    }
    for (const { bound, from } of steps.months) {
      expect(from).toBe(count(searchData, { ...filter, months: { ...filter.months, from: bound } }));
    }
    for (const { bound, to } of steps.monthly) {
      expect(to).toBe(count(searchData, { ...filter, monthly: { ...filter.monthly, to: bound } }));
    }
    for (const { bound, to, from } of steps.price) {
      expect(to).toBe(count(searchData, { ...filter, price: { ...filter.price, to: bound } }));
      expect(from).toBe(count(searchData, { ...filter, price: { ...filter.price, from: bound } }));
    }
    expect(total > 0 && relaxations.length > 0).toBe(false);
    for (const { condition, count: shown } of relaxations) {
      expect(shown).toBeGreaterThan(0);
      expect(shown).toBe(count(searchData, { ...filter, [condition]: flatSearch.none[condition] }));
    }
  });
});

it('pins every project on the map with its number of matches and their lowest price, the same on each page', () => {
  property((searchData, filter) => {
    const items = searchItems(searchData, today);
    const { pins, pages } = flatSearchView(items, filter);
    expect(flatSearchView(items, { ...filter, sort: 'price-desc' }, pages).pins).toEqual(pins);
    const expected = searchData.flatMap(({ project, flats: neighbours }) => {
      const found = freeFlats([{ project, flats: neighbours }]).filter((plain) => meets(plain, filter));
      if (!project.position || found.length === 0) return [];
      const prices = found.flatMap(
        ({ flat }) => priceOn({ ...flat, status: 'free', price: flat.price ?? null }, today) ?? [],
      );
      return [
        {
          alias: project.alias,
          title: project.title,
          position: project.position,
          count: found.length,
          price_from: prices.length === 0 ? null : Math.min(...prices),
        },
      ];
    });
    expect(pins).toHaveLength(expected.length);
    expect(pins).toEqual(expect.arrayContaining(expected));
  });
});

it('shows the nearest flats when nothing matches', () => {
  const conditions = (filter: FlatSearchFilter): readonly FlatSearchFilter[] =>
    (Object.keys(flatSearch.none) as (keyof FlatSearchFilter)[])
      .filter((key) => !['sort', 'price', 'monthly', 'area'].includes(key))
      .map((key) => ({ ...flatSearch.none, [key]: filter[key] }));
  property((searchData, filter) => {
    const { nearest, total } = flatSearchView(searchItems(searchData, today), filter);
    const all = freeFlats(searchData);
    expect(nearest).toHaveLength(total > 0 ? 0 : Math.min(mostNearest, all.length));
    if (total > 0) return;
    const { monthly, months, programme } = filter;
    const paidMonthly = { ...flatSearch.none, months, programme, monthly: { from: 0, to: null } };
    const hasMonthly = monthly.from !== null || monthly.to !== null;
    const missed = (plain: Plain): number =>
      conditions(filter).filter((one) => !meets(plain, one)).length + Number(hasMonthly && !meets(plain, paidMonthly));
    const hasBound = filter.price.from !== null || filter.price.to !== null;
    const onRequest = (plain: Plain): number => Number(hasBound && (plain.flat.price ?? null) === null);
    // No flat fails a hundred conditions.
    const rank = (plain: Plain): number => onRequest(plain) * 100 + missed(plain);
    const shown = all.filter(({ flat }) => ids(nearest).includes(flat.id));
    const others = all.filter(({ flat }) => !ids(nearest).includes(flat.id));
    const worst = Math.max(...shown.map(rank));
    for (const other of others) expect(rank(other)).toBeGreaterThanOrEqual(worst);
  });
});

it('ranks flats with a price on request last among the nearest when the price has a bound', () => {
  property((searchData, filter) => {
    const { from, to } = filter.price;
    if (from === null && to === null) return;
    const { nearest } = flatSearchView(searchItems(searchData, today), filter);
    const unknown = nearest.map(({ price }) => price === null);
    expect(unknown).toEqual(unknown.toSorted());
  });
});

it('ranks the price that is least above the limit first among the nearest', () => {
  const flat = (id: string, price: number, rooms = 2): SearchFlat => ({ id, price, rooms, status: 'free' });
  const searchData = [
    { project: { alias: 'far', title: 'Far' }, flats: [flat('dear', 5 * million), flat('one', 3.2 * million, 1)] },
    { project: { alias: 'near', title: 'Near' }, flats: [flat('close', 3.1 * million), flat('next', 3.4 * million)] },
  ];
  const filter = { ...flatSearch.none, rooms: [2], price: { from: null, to: 3 * million } };
  expect(ids(flatSearchView(searchItems(searchData, today), filter).nearest)).toEqual(['close', 'next', 'dear']);
});

it('comes as near as possible in rooms and floors that no flat has', () => {
  const flat = (id: string, rooms: number, floor: number, price = 2 * million): SearchFlat => ({
    id,
    rooms,
    floor,
    price,
    status: 'free',
  });
  const searchData = [
    {
      project: { alias: 'park', title: 'Park' },
      flats: [flat('low', 1, 2, million), flat('large', 3, 3), flat('high', 1, 15), flat('middle', 2, 9)],
    },
  ];
  const nearest = (filter: Partial<FlatSearchFilter>) =>
    ids(flatSearchView(searchItems(searchData, today), { ...flatSearch.none, ...filter }).nearest);
  expect(nearest({ rooms: [6] })).toEqual(['large', 'middle', 'low']);
  expect(nearest({ rooms: [1], floor: { from: 16, to: null } })).toEqual(['high', 'low', 'middle']);
  expect(nearest({ floor: { from: -1, to: 0 } })[0]).toBe('low');
  // The sum is compared first.
  const price = { from: null, to: 1.5 * million };
  expect(nearest({ price, floor: { from: 16, to: null } })).toEqual(['low', 'high', 'middle']);
});

it('sorts by the chosen order, unknown values last', () => {
  property((searchData, filter) => {
    const items = searchItems(searchData, today);
    const { flats: cheapest } = flatSearchView(items, { ...filter, sort: 'price' });
    const prices = cheapest.map(({ price }) => price ?? Infinity);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const { flats: highest } = flatSearchView(items, { ...filter, sort: 'floor-desc' });
    const floors = highest.map(({ flat }) => flat.floor ?? -Infinity);
    expect(floors).toEqual(floors.toSorted((a, b) => b - a));
    const byPayment: FlatSearchFilter = { ...filter, sort: 'monthly' };
    const { flats: easiest, total } = flatSearchView(items, byPayment);
    expect(total).toBe(count(searchData, filter));
    const sums = easiest.map((item) => {
      const payment = paymentFound(item, byPayment);
      return payment?.monthly_max ?? payment?.monthly ?? Infinity;
    });
    expect(sums).toEqual(sums.toSorted((a, b) => a - b));
  });
});

it('reads from an address what it has written, in one spelling', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      const query = searchQuery(filter);
      const read = flatSearch.parse(new URLSearchParams(query));
      expect(searchQuery(read)).toBe(query);
      expect(read.price).toEqual(filter.price);
      expect([...read.rooms].toSorted()).toEqual([...filter.rooms].toSorted());
    }),
  );
});
