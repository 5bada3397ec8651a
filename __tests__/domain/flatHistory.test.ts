import fc from 'fast-check';
import {
  type FlatChange,
  historyMonths,
  joinChanges,
  percentChange,
  priceChange,
  type RecordedFlat,
  stateOn,
} from '#domain/flats/flatHistory.ts';
import { monthsBetween } from '#domain/time/months.ts';
import { runs } from '../support/properties.ts';

const statuses = ['free', 'reserved', 'sold'] as const;
const days = fc
  .date({ min: new Date('2025-11-01'), max: new Date('2026-11-24'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const price = fc.option(fc.integer({ min: 1_000_000_00, max: 9_000_000_00 }));
const change: fc.Arbitrary<FlatChange> = fc.record({ day: days, price, status: fc.constantFrom(...statuses) });
const changes = fc
  .array(change, { maxLength: 6 })
  .map((list) => list.toSorted((one, other) => one.day.localeCompare(other.day)));
const flats: fc.Arbitrary<RecordedFlat[]> = fc.array(fc.record({ area: fc.integer({ min: 20, max: 200 }), changes }), {
  maxLength: 8,
});
const today = '2026-11-24';

const free = (day: string, hryvnias: number): FlatChange => ({ day, price: hryvnias * 100, status: 'free' });

describe('the changes of a flat', () => {
  it('are at most one per day, differ from one to the next, and have the last recorded one of each day', () => {
    fc.assert(
      fc.property(changes, changes, (before, recorded) => {
        const joined = joinChanges(before, recorded);
        for (const [index, { day, price: amount, status }] of joined.entries()) {
          const next = joined[index + 1];
          if (next === undefined) continue;
          expect(day < next.day).toBe(true);
          expect([next.price, next.status]).not.toEqual([amount, status]);
        }
        const factsOn = (list: readonly FlatChange[], day: string) => {
          const { price: amount, status } = stateOn(list, day) ?? {};
          return [amount, status];
        };
        for (const { day } of recorded) expect(factsOn(joined, day)).toEqual(factsOn(recorded, day));
        const last = recorded.at(-1) ?? before.at(-1);
        expect([joined.at(-1)?.price, joined.at(-1)?.status]).toEqual([last?.price, last?.status]);
      }),
      { numRuns: runs(500) },
    );
  });

  it('from files end where those of the database begin', () => {
    const before = [free('2026-03-01', 100), free('2026-05-01', 120), free('2026-07-01', 990)];
    expect(joinChanges(before, [free('2026-06-01', 120), free('2026-08-01', 130)])).toEqual([
      free('2026-03-01', 100),
      free('2026-05-01', 120),
      free('2026-08-01', 130),
    ]);
  });

  it('forget a price that was corrected on the day of its publication', () => {
    const corrected = joinChanges([], [free('2026-06-01', 5200), free('2026-06-01', 52_000)]);
    expect(corrected).toEqual([free('2026-06-01', 52_000)]);
    const changed = [free('2026-06-01', 100), free('2026-07-01', 10), free('2026-07-01', 100)];
    expect(joinChanges([], changed)).toEqual([free('2026-06-01', 100)]);
  });

  it('give a price change in percent, to one decimal', () => {
    const request = { ...free('2026-04-01', 0), price: null };
    expect(priceChange([free('2026-03-01', 3000), request, free('2026-05-01', 3130)])).toBe(4.3);
    expect(priceChange([free('2026-03-01', 3000), free('2026-05-01', 2850)])).toBe(-5);
    expect(priceChange([request])).toBeNull();
  });
});

describe('the months of a project', () => {
  it('are the sum of its flats', () => {
    fc.assert(
      fc.property(flats, (recorded) => {
        const months = historyMonths(recorded, today);
        const known = recorded.flatMap((flat) => (flat.changes[0] === undefined ? [] : [flat.changes]));
        const sold = (list: (FlatChange | undefined)[]): number =>
          list.filter((state) => state?.status === 'sold').length;
        expect(months.reduce((sum, month) => sum + month.sold, 0)).toBe(
          sold(known.map((list) => list.at(-1))) - sold(known.map(([first]) => first)),
        );
        const statesOf = (list: FlatChange[]): string | undefined => stateOn(list, today)?.status;
        expect(months.at(-1)?.free ?? 0).toBe(recorded.filter((flat) => statesOf([...flat.changes]) === 'free').length);
        expect(months.map(({ month }) => month)).toEqual([...new Set(months.map(({ month }) => month))].toSorted());
        expect(months.at(-1)?.month).toBe(known.length === 0 ? undefined : '2026-11');
      }),
      { numRuns: runs(300) },
    );
  });

  it('follow the price of the only flat that stays free', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(days, fc.integer({ min: 1_000_000, max: 9_000_000 })), { minLength: 1 }),
        (list) => {
          const own = list.toSorted(([one], [other]) => one.localeCompare(other)).map(([day, sum]) => free(day, sum));
          const last = historyMonths([{ area: 50, changes: own }], today).at(-1);
          // A product of monthly changes may round differently exactly between two tenths.
          expect(Math.abs((last?.change_percent ?? NaN) - (priceChange(own) ?? NaN))).toBeLessThan(0.11);
          expect(last?.price_per_m2).toBe(Math.round((own.at(-1)?.price ?? 0) / 50));
        },
      ),
      { numRuns: runs(300) },
    );
  });

  it('show no change for a fall that rounds to zero', () => {
    const own = [free('2026-08-01', 1_000_002), free('2026-10-05', 1_000_001)];
    expect(historyMonths([{ area: 1, changes: own }], '2026-10-20').at(-1)?.change_percent).toBe(0);
    expect(priceChange(own)).toBe(0);
  });

  it('do not show the sale of a cheap flat as a rise', () => {
    const cheap = [free('2026-08-01', 2000), { ...free('2026-09-10', 2000), status: 'sold' as const }];
    const expensive = [free('2026-08-01', 4000), free('2026-10-05', 4100)];
    const months = historyMonths(
      [cheap, expensive].map((own) => ({ area: 1, changes: own })),
      '2026-10-20',
    );
    expect(months).toEqual([
      { month: '2026-08', price_per_m2: 300_000, change_percent: 0, sold: 0, free: 2 },
      { month: '2026-09', price_per_m2: 400_000, change_percent: 0, sold: 1, free: 1 },
      { month: '2026-10', price_per_m2: 410_000, change_percent: 2.5, sold: 0, free: 1 },
    ]);
  });

  it('have the median price of the free flats, as of today', () => {
    const owns = [[free('2026-10-01', 3000)], [free('2026-10-01', 1000)], [free('2026-10-01', 2000)]];
    owns[2]?.push(free('2026-11-28', 9000));
    const months = historyMonths(
      owns.map((own) => ({ area: 1, changes: own })),
      today,
    );
    expect(months.map(({ price_per_m2: sum }) => sum)).toEqual([200_000, 200_000]);
  });
});

it('counts the months between the promised and the actual handover', () => {
  expect(monthsBetween('2026-12', '2027-03-01')).toBe(3);
  expect(monthsBetween('2026-12', '2026-12-31')).toBe(0);
  expect(monthsBetween('2026-12', '2026-11-02')).toBe(-1);
  expect(percentChange(0, 5)).toBeNull();
});
