import fc from 'fast-check';
import { readProjectFilter, sortOrders, writeProjectFilter } from '../../../../src/features/project-filter/projectFilter.ts';

const keys = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 4 });
const filters = fc.record({
  status: keys,
  district: keys,
  class: keys,
  rooms: fc.uniqueArray(fc.integer({ min: 1, max: 6 })),
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
  const nothing = { status: [], district: [], class: [], rooms: [], sort: null };
  const search = new URLSearchParams('view=map&status=sold&sort=price');
  expect(writeProjectFilter(search, nothing).toString()).toBe('view=map');
});

it('takes from an address only what makes sense', () => {
  const search = new URLSearchParams('rooms=2&rooms=0&rooms=abc&rooms=2&sort=colour&status=&status=sold&status=sold');
  expect(readProjectFilter(search)).toEqual({ status: ['sold'], district: [], class: [], rooms: [2], sort: null });
});
