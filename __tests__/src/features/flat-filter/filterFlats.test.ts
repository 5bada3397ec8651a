import { areaBucketOf, areaBuckets } from '#entities/flat';
import fc from 'fast-check';
import {
  flatFacets,
  flatSorts,
  noFlatFilter,
  readFlatFilter,
  sortFlats,
  wantedOf,
  writeFlatFilter,
  type FlatFilter,
} from '#features/flat-filter';
import { flat } from './flats.ts';

const wanted = (part: Partial<FlatFilter>): FlatFilter => ({ ...noFlatFilter, ...part });
const read = (search: string): FlatFilter => readFlatFilter(new URLSearchParams(search));

test.each([
  [54.99, 'up-to-55'],
  [55, 'up-to-55'],
  [55.01, '55-to-80'],
  [80, '55-to-80'],
  [80.01, 'over-80'],
])('%d m² belongs to %s alone', (area, bucket) => {
  expect(areaBucketOf(area)).toBe(bucket);
  const flats = [flat({ total_area: area })];
  expect(areaBuckets.filter((candidate) => wantedOf(flats, wanted({ areas: [candidate] })).length > 0)).toEqual([
    bucket,
  ]);
});

it('shows free flats first and sold ones last, each group in the order asked for', () => {
  const flats = [
    flat({ id: 'sold', status: 'sold', price: 1 }),
    flat({ id: 'dear', price: 300 }),
    flat({ id: 'asked', price: null }),
    flat({ id: 'reserved', status: 'reserved', price: 2 }),
    flat({ id: 'cheap', price: 100 }),
  ];
  const order = (sort: FlatFilter['sort']) => sortFlats(flats, sort).map(({ id }) => id);
  expect(order('price')).toEqual(['cheap', 'dear', 'asked', 'reserved', 'sold']);
  expect(order('price-desc')).toEqual(['dear', 'cheap', 'asked', 'reserved', 'sold']);
});

it('wants every dimension at once, floors with both bounds', () => {
  const flats = [
    flat({ id: 'right', rooms: 2, floor: 5, building: { key: 'b', name: 'B' } }),
    flat({ id: 'low', rooms: 2, floor: 3, building: { key: 'b', name: 'B' } }),
    flat({ id: 'small', rooms: 1, floor: 5, building: { key: 'b', name: 'B' } }),
    flat({ id: 'elsewhere', rooms: 2, floor: 5 }),
  ];
  const filter = wanted({ rooms: [2, 3], buildings: ['b'], floorFrom: 5, floorTo: 5 });
  expect(wantedOf(flats, filter).map(({ id }) => id)).toEqual(['right']);
});

it('counts for each choice what it would find under the rest of the filter', () => {
  const flats = [
    flat({ rooms: 1 }),
    flat({ rooms: 2 }),
    flat({ rooms: 2, total_area: 90 }),
    flat({ rooms: 3, status: 'sold' }),
  ];
  const facets = flatFacets(flats, wanted({ rooms: [1], areas: ['up-to-55'] }));
  expect([...facets.rooms]).toEqual([
    [1, 1],
    [2, 1],
    [3, 1],
  ]);
  expect(facets.areas.get('up-to-55')).toBe(1);
  expect(facets.areas.get('over-80')).toBe(0);
  expect(facets.statuses.get('sold')).toBe(0);
});

it('keeps every filter through the address, beside what is not its own', () => {
  const filters = fc.record({
    rooms: fc.subarray([1, 2, 3, 4, 5, 6]),
    areas: fc.subarray([...areaBuckets]),
    statuses: fc.subarray(['free', 'reserved', 'sold'] as const),
    buildings: fc.subarray(['a', 'b', 'c']),
    floorFrom: fc.option(fc.integer({ min: -2, max: 60 })),
    floorTo: fc.option(fc.integer({ min: -2, max: 60 })),
    sort: fc.constantFrom(...flatSorts),
  });
  fc.assert(
    fc.property(filters, (filter) => {
      const search = writeFlatFilter(new URLSearchParams('flat=a-1'), filter);
      expect(readFlatFilter(search)).toEqual(filter);
      expect(search.get('flat')).toBe('a-1');
    }),
  );
});

test.each(['rooms=9,x', 'area=huge', 'status=', 'floor_from=1e9', 'floor_to=abc', 'sort=beauty'])(
  '%s in the address wants nothing',
  (search) => {
    expect(read(search)).toEqual(noFlatFilter);
  },
);
