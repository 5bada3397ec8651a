import fc from 'fast-check';
import { safetyKeys } from '#domain/safetyKeys.ts';
import { reportedParameters } from '#domain/filters/filterParameters.ts';
import { areaBucketOf, areaBuckets } from '#domain/flats/flatConditions.ts';
import { flatSearch } from '#domain/flats/flatSearch.ts';
import { flatFilter, type FlatFilter, sortFlats } from '#features/flat-filter';
import { flatSorts } from '../../../src/features/flat-filter/sortFlats.ts';
import { filterProjects, knownFilter, projectFilter, type ProjectFilter } from '#features/project-filter';
import { priceSteps } from '../../../src/features/project-filter/ProjectFilterBar.tsx';
import { sortOrders } from '../../../src/features/project-filter/projectFilter.ts';
import { flat } from './flat-filter/flats.ts';
import { card, term } from './project-filter/projects.ts';

describe('flats', () => {
  const filterOf = (part: Partial<FlatFilter>): FlatFilter => ({ ...flatFilter.none, ...part });
  const read = (search: string): FlatFilter => flatFilter.parse(new URLSearchParams(search));

  test.each([
    [54.99, 'up-to-55'],
    [55, 'up-to-55'],
    [55.01, '55-to-80'],
    [80, '55-to-80'],
    [80.01, 'over-80'],
  ])('puts %d m² into %s only', (area, bucket) => {
    expect(areaBucketOf(area)).toBe(bucket);
    const flats = [flat({ total_area: area })];
    expect(areaBuckets.filter((candidate) => flats.some(flatFilter.matcher(filterOf({ area: [candidate] }))))).toEqual([
      bucket,
    ]);
  });

  it('shows free flats first and sold ones last, each group in the chosen order', () => {
    const flats = [
      flat({ id: 'sold', status: 'sold', price: 1 }),
      flat({ id: 'expensive', price: 300 }),
      flat({ id: 'on-request', price: null }),
      flat({ id: 'reserved', status: 'reserved', price: 2 }),
      flat({ id: 'cheap', price: 100 }),
    ];
    const order = (sort: FlatFilter['sort']) => sortFlats(flats, sort, null).map(({ id }) => id);
    expect(order('price')).toEqual(['cheap', 'expensive', 'on-request', 'reserved', 'sold']);
    expect(order('price-desc')).toEqual(['expensive', 'cheap', 'on-request', 'reserved', 'sold']);
  });

  it('requires every condition, and both limits of the floor', () => {
    const flats = [
      flat({ id: 'right', rooms: 2, floor: 5, building: { key: 'b', name: 'B' } }),
      flat({ id: 'low', rooms: 2, floor: 3, building: { key: 'b', name: 'B' } }),
      flat({ id: 'small', rooms: 1, floor: 5, building: { key: 'b', name: 'B' } }),
      flat({ id: 'elsewhere', rooms: 2, floor: 5 }),
    ];
    const filter = filterOf({ rooms: [2, 3], building: ['b'], floor: { from: 5, to: 5 } });
    expect(flats.filter(flatFilter.matcher(filter)).map(({ id }) => id)).toEqual(['right']);
  });

  it('finds by price only flats that can be bought for it, limits included', () => {
    const flats = [
      flat({ id: 'sold', status: 'sold', price: 100 }),
      flat({ id: 'on-request', price: null }),
      flat({ id: 'cheap', price: 100 }),
      flat({ id: 'expensive', price: 101 }),
    ];
    const found = (from: number | null, to: number | null) =>
      flats.filter(flatFilter.matcher(filterOf({ price: { from, to } }))).map(({ id }) => id);
    expect([found(null, 100), found(100, null), found(101, 200)]).toEqual([
      ['cheap'],
      ['cheap', 'expensive'],
      ['expensive'],
    ]);
  });

  it('counts a corner flat for both of its sides, and an unknown view for none', () => {
    const flats = [
      flat({ id: 'corner', orientation: ['ne'], outlook: ['park', 'street'] }),
      flat({ id: 'north', orientation: ['n'], outlook: [] }),
    ];
    const found = (part: Partial<FlatFilter>) => flats.filter(flatFilter.matcher(filterOf(part))).map(({ id }) => id);
    expect(found({ side: ['n'] })).toEqual(['corner', 'north']);
    expect(found({ side: ['e'] })).toEqual(['corner']);
    expect(found({ outlook: ['park'] })).toEqual(['corner']);
  });

  it('counts the matches of each choice under the rest of the filter', () => {
    const flats = [
      flat({ rooms: 1 }),
      flat({ rooms: 2 }),
      flat({ rooms: 2, total_area: 90 }),
      flat({ rooms: 3, status: 'sold' }),
    ];
    const facets = flatFilter.facets(flats, filterOf({ rooms: [1], area: ['up-to-55'] }));
    expect([...facets.rooms]).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
    ]);
    expect(facets.area.get('up-to-55')).toBe(1);
    expect(facets.area.get('over-80')).toBe(0);
    expect(facets.status.get('sold')).toBe(0);
  });

  it('restores every filter from the address, beside foreign parameters', () => {
    const floor = fc.option(fc.integer({ min: -2, max: 60 }));
    const price = fc.option(fc.integer({ min: 0, max: 90_000_000 }).map((hryvnias) => hryvnias * 100));
    const chosen = fc.record({
      rooms: fc.subarray([1, 2, 3, 4, 5, 6]),
      area: fc.subarray([...areaBuckets]),
      status: fc.subarray(['free', 'reserved', 'sold'] as const),
      building: fc.subarray(['a', 'b', 'c']),
      side: fc.subarray(['n', 'e', 's', 'w'] as const),
      outlook: fc.subarray(['park', 'courtyard', 'street'] as const),
      floor: fc.record({ from: floor, to: floor }),
      price: fc.record({ from: price, to: price }),
      sort: fc.constantFrom(...flatSorts),
    });
    fc.assert(
      fc.property(chosen.map(filterOf), (filter) => {
        const search = flatFilter.write(new URLSearchParams('flat=a-1'), filter);
        expect(flatFilter.parse(search)).toEqual(filter);
        expect(search.get('flat')).toBe('a-1');
      }),
    );
  });

  it('reads old links with comma-joined lists', () => {
    expect(read('rooms=2,3&area=up-to-55,over-80&status=free,sold&building=a,b&floor_from=2&sort=area')).toEqual(
      read(
        'rooms=2&rooms=3&area=up-to-55&area=over-80&status=free&status=sold&building=a&building=b&floor_from=2&sort=area',
      ),
    );
    expect(flatFilter.write(new URLSearchParams(), read('rooms=3%2C2')).toString()).toBe('rooms=2&rooms=3');
  });

  test.each(['rooms=9,x', 'area=huge', 'status=', 'floor_from=1e9', 'floor_to=abc', 'sort=beauty'])(
    'reads %s in the address as no condition',
    (search) => {
      expect(read(search)).toEqual(flatFilter.none);
    },
  );
});

describe('projects', () => {
  const park = card('park', {
    readiness: { percent: 62, month: '2027-09' },
    distance: 4700,
    total_area: { min: 38, max: 79 },
  });
  const field = card('field', {
    status: term('planned'),
    price_from: null,
    rooms: [2, 3],
    distance: 3600,
    readiness: { percent: 0, month: null },
    position: { lat: 49.87, lon: 24.05 },
  });
  const terrace = card('terrace', {
    status: term('sold'),
    price_from: null,
    rooms: [3],
    distance: 700,
    readiness: { percent: 100, month: '2024-11' },
    total_area: { min: 81, max: 140 },
  });
  const yard = card('yard', {
    price_from: 150_000_000,
    class: term('business'),
    distance: 900,
    readiness: { percent: 8, month: '2028-06' },
  });
  const all = [park, field, terrace, yard];
  const aliases = (filter: Partial<ProjectFilter>) =>
    filterProjects(all, { ...projectFilter.none, ...filter }).map(({ alias }) => alias);

  it('keeps the order of the company without conditions', () => {
    expect(aliases({})).toEqual(['park', 'field', 'terrace', 'yard']);
  });

  it('matches any value of one condition, and all conditions together', () => {
    expect(aliases({ status: ['planned', 'sold'] })).toEqual(['field', 'terrace']);
    expect(aliases({ status: ['planned', 'sold'], rooms: [2] })).toEqual(['field']);
    expect(aliases({ rooms: [1, 3] })).toEqual(['park', 'field', 'terrace', 'yard']);
    expect(aliases({ class: ['business'], district: ['halytskyi'] })).toEqual([]);
  });

  it('finds by area the projects that overlap one of the buckets', () => {
    expect(aliases({ area: ['up-to-55'] })).toEqual(['park']);
    expect(aliases({ area: ['55-to-80'] })).toEqual(['park']);
    expect(aliases({ area: ['55-to-80', 'over-80'] })).toEqual(['park', 'terrace']);
  });

  it('finds a project in the bucket of any flat that it may have', () => {
    const area = fc.integer({ min: 200, max: 2000 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(area, area, fc.double({ min: 0, max: 1, noNaN: true }), (one, other, part) => {
        const [min, max] = [Math.min(one, other), Math.max(one, other)];
        const project = card('any', { total_area: { min, max } });
        const flat = min + (max - min) * part;
        expect(filterProjects([project], { ...projectFilter.none, area: [areaBucketOf(flat)] })).toEqual([project]);
      }),
    );
  });

  it('finds by readiness built projects, those of the next year, and unannounced ones', () => {
    expect(aliases({ readiness: ['built'] })).toEqual(['terrace']);
    expect(aliases({ readiness: ['2027', '2028'] })).toEqual(['park', 'yard']);
    expect(aliases({ readiness: ['unannounced'] })).toEqual(['field']);
  });

  it('finds by price only projects with one, limits included', () => {
    expect(aliases({ price: { from: null, to: 150_000_000 } })).toEqual(['yard']);
    expect(aliases({ price: { from: 150_000_000, to: null } })).toEqual(['park', 'yard']);
    expect(aliases({ price: { from: 150_000_001, to: 250_000_000 } })).toEqual(['park']);
  });

  it('finds a project exactly when one free flat meets all conditions on flats, at the price of the cheapest', () => {
    const prices = [100, 150, 200, 250, 300].map((thousands) => thousands * 100_000);
    const layout = fc.record({
      rooms: fc.constantFrom(1, 2, 3),
      total_area: fc.constantFrom(40, 60, 90),
      prices: fc.subarray(prices),
    });
    const bound = fc.option(fc.constantFrom(...prices));
    const choices = fc.record({
      rooms: fc.subarray([1, 2, 3]),
      area: fc.subarray([...areaBuckets]),
      price: fc.record({ from: bound, to: bound }),
    });
    fc.assert(
      fc.property(fc.array(layout, { maxLength: 4 }), choices, (layouts, conditions) => {
        const filter = { ...projectFilter.none, ...conditions };
        const {
          rooms,
          area,
          price: { from, to },
        } = conditions;
        fc.pre(rooms.length > 0 || area.length > 0 || from !== null || to !== null);
        const meeting = layouts
          .filter((flats) => rooms.length === 0 || rooms.includes(flats.rooms))
          .filter((flats) => area.length === 0 || area.includes(areaBucketOf(flats.total_area)));
        const within = meeting
          .flatMap((flats) => flats.prices)
          .filter((price) => price >= (from ?? 0) && price <= (to ?? Infinity));
        const isMet = from === null && to === null ? meeting.length > 0 : within.length > 0;
        const found = filterProjects([card('any', { free_flats: layouts, flats_free: layouts.length })], filter);
        expect(found.map(({ price_from }) => price_from)).toEqual(
          isMet ? [within.length === 0 ? null : Math.min(...within)] : [],
        );
      }),
    );
  });

  it('counts a value of flats when one flat matches it with the rest of the filter', () => {
    const free_flats = [
      { rooms: 1, total_area: 40, prices: [200_000_000] },
      { rooms: 2, total_area: 60, prices: [300_000_000] },
    ];
    const facets = projectFilter.facets([card('any', { free_flats })], {
      ...projectFilter.none,
      price: { from: null, to: 250_000_000 },
      rooms: [1],
    });
    expect([facets.rooms.get(1), facets.rooms.get(2), facets.status.get('under_construction')]).toEqual([1, 0, 1]);
  });

  it('finds what lies in a part of the map', () => {
    expect(aliases({ bounds: { south: 49.85, west: 24, north: 49.9, east: 24.1 } })).toEqual(['field']);
  });

  it('sorts by price with unpriced ones last, by readiness, and by distance', () => {
    expect(aliases({ sort: 'price' })).toEqual(['yard', 'park', 'field', 'terrace']);
    expect(aliases({ sort: 'readiness' })).toEqual(['terrace', 'park', 'yard', 'field']);
    expect(aliases({ sort: 'distance' })).toEqual(['terrace', 'yard', 'field', 'park']);
  });

  it('counts the matches of each single value', () => {
    const filter = { ...projectFilter.none, rooms: [3], status: ['planned'] };
    const facets = projectFilter.facets(all, filter);
    for (const [key, count] of facets.status) {
      expect(count).toBe(filterProjects(all, { ...filter, status: [key] }).length);
    }
    expect(facets.rooms.get(1)).toBe(0);
    expect(facets.rooms.get(2)).toBe(1);
  });

  it('drops keys that no project has', () => {
    const chosen = { ...projectFilter.none, status: ['nobody', 'sold'], district: ['nowhere'], readiness: ['2099'] };
    expect(knownFilter(chosen, projectFilter.facets(all, chosen))).toEqual({ ...projectFilter.none, status: ['sold'] });
  });

  it('offers a few round sums that cover every lowest price', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9_000_000_000 }), { minLength: 1 }), (prices) => {
        const steps = priceSteps(prices.map((price, index) => card(String(index), { price_from: price })));
        expect(steps[0]).toBeLessThanOrEqual(Math.min(...prices));
        expect(steps.at(-1)).toBeGreaterThanOrEqual(Math.max(...prices));
        expect(steps.length).toBeLessThanOrEqual(18);
      }),
    );
  });
});

describe('the project filter', () => {
  const keys = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 4 });
  const price = fc.option(fc.integer({ min: 0, max: 99_999_999 }).map((hryvnias) => hryvnias * 100));
  /** Steps of the precision that addresses have. */
  const degrees = (most: number) => fc.integer({ min: -most * 1e5, max: most * 1e5 }).map((steps) => steps / 1e5);
  const between = (most: number) =>
    fc.uniqueArray(degrees(most), { minLength: 2, maxLength: 2 }).map((pair) => pair.toSorted((a, b) => a - b));
  const bounds = fc
    .tuple(between(90), between(180))
    .map(([[south = 0, north = 0], [west = 0, east = 0]]) => ({ south, west, north, east }));

  const filters: fc.Arbitrary<ProjectFilter> = fc.record({
    status: keys,
    district: keys,
    class: keys,
    rooms: fc.subarray([1, 2, 3, 4, 5, 6]),
    area: fc.subarray([...areaBuckets]),
    readiness: fc.uniqueArray(fc.constantFrom('built', 'unannounced', '2026', '2031'), { maxLength: 4 }),
    price: fc.record({ from: price, to: price }),
    safety: fc.subarray([...safetyKeys]),
    bounds: fc.option(bounds),
    sort: fc.constantFrom(null, ...sortOrders),
  });

  it('is restored from the address as written', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        const written = projectFilter.write(new URLSearchParams(), filter).toString();
        expect(projectFilter.parse(new URLSearchParams(written))).toEqual(filter);
      }),
    );
  });

  it('leaves foreign parameters alone', () => {
    const search = new URLSearchParams('view=map&status=sold&sort=price&bounds=49.8,24,49.9,24.1&price_to=3000000');
    expect(projectFilter.write(search, projectFilter.none).toString()).toBe('view=map');
  });

  it('parses any address, and reads the same filter from what it writes', () => {
    const names = [
      'status',
      'district',
      'class',
      'rooms',
      'area',
      'readiness',
      'price_from',
      'price_to',
      'bounds',
      'sort',
    ];
    const anything = fc.oneof(
      fc.string(),
      fc.constantFrom('2', 'built', '-1', '1e9', 'NaN', '49.8,24,49.9,24.1', '49.9,24,49.8,24.1', '1,2,3'),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...names), anything)), (pairs) => {
        const read = projectFilter.parse(new URLSearchParams(pairs.map(([name, value]) => [name, value])));
        expect(projectFilter.parse(projectFilter.write(new URLSearchParams(), read))).toEqual(read);
      }),
    );
  });

  it.each([
    ['rooms=2&rooms=0&rooms=abc&rooms=2', { rooms: [2] }],
    ['sort=colour', {}],
    ['status=&status=sold&status=sold', { status: ['sold'] }],
    ['area=over-80&area=huge', { area: ['over-80'] }],
    ['readiness=soon&readiness=2027', { readiness: ['2027'] }],
    ['price_from=-5&price_to=4.5', {}],
    ['price_from=1500000', { price: { from: 150_000_000, to: null } }],
    ['bounds=49.9,24,49.8,24.1', {}],
    ['bounds=49.8,24,99,24.1', {}],
    ['district=a&district=b&district=c&district=d&district=e&district=f', { district: ['a', 'b', 'c', 'd', 'e'] }],
  ])('reads only valid values from %s', (search, expected) => {
    expect(projectFilter.parse(new URLSearchParams(search))).toEqual({ ...projectFilter.none, ...expected });
  });
});

it('analytics reports parameters that a filter or a view has', () => {
  const keys = [projectFilter, flatFilter, flatSearch].flatMap(({ none }) => Object.keys(none));
  const known = new Set([...keys, 'category', 'offer', 'project', 'view']);
  expect(reportedParameters.filter((name) => !known.has(name.replace(/_(?:from|to)$/, '')))).toEqual([]);
});
