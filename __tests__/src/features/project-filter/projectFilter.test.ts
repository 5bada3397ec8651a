import fc from 'fast-check';
import { areaBuckets } from '#entities/flat';
import { noProjectFilter } from '#features/project-filter';
import { type ProjectFilter, sortOrders } from '../../../../src/features/project-filter/model/projectFilter.ts';
import {
  readProjectFilter,
  writeProjectFilter,
} from '../../../../src/features/project-filter/model/projectFilterUrl.ts';

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
  priceFrom: price,
  priceTo: price,
  bounds: fc.option(bounds),
  sort: fc.constantFrom(null, ...sortOrders),
});

it('comes back from the address as it was written', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      const written = writeProjectFilter(new URLSearchParams(), filter).toString();
      expect(readProjectFilter(new URLSearchParams(written))).toEqual(filter);
    }),
  );
});

it('leaves parameters of others alone', () => {
  const search = new URLSearchParams('view=map&status=sold&sort=price&bounds=49.8,24,49.9,24.1&price_to=3000000');
  expect(writeProjectFilter(search, noProjectFilter).toString()).toBe('view=map');
});

it('reads some filter from any address, and the same one from what it writes of it', () => {
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
      const read = readProjectFilter(new URLSearchParams(pairs.map(([name, value]) => [name, value])));
      expect(readProjectFilter(writeProjectFilter(new URLSearchParams(), read))).toEqual(read);
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
  ['price_from=1500000', { priceFrom: 150_000_000 }],
  ['bounds=49.9,24,49.8,24.1', {}],
  ['bounds=49.8,24,99,24.1', {}],
  ['district=a&district=b&district=c&district=d&district=e&district=f', { district: ['a', 'b', 'c', 'd', 'e'] }],
])('takes from %s only what makes sense', (search, wanted) => {
  expect(readProjectFilter(new URLSearchParams(search))).toEqual({ ...noProjectFilter, ...wanted });
});
