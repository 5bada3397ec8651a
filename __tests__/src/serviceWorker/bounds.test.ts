import { overflow } from '../../../src/serviceWorker/bounds.ts';

const now = Date.parse('2026-11-21T13:00:00Z');
const entry = (key: string, bytes = 1, daysAgo = 0) => ({
  key,
  bytes,
  asOf: new Date(now - daysAgo * 86_400_000).toISOString(),
});
const limit = { entries: 3, bytes: 10, age: 14 * 86_400_000 };

it('keeps what fits', () => {
  expect(overflow([entry('a'), entry('b'), entry('c')], limit, now)).toEqual([]);
});

it('drops the oldest when there are too many', () => {
  expect(overflow([entry('a'), entry('b'), entry('c'), entry('d')], limit, now)).toEqual(['a']);
});

it('drops the oldest when they are too large', () => {
  expect(overflow([entry('a', 4), entry('b', 4), entry('c', 4)], limit, now)).toEqual(['a']);
});

it('drops what is too old to be read, whatever room there is, and counts it no more', () => {
  expect(overflow([entry('a'), entry('b', 9, 15), entry('c', 9)], limit, now)).toEqual(['b']);
});
