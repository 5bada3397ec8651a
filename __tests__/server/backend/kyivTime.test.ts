import fc from 'fast-check';
import { addDays, inKyiv, momentInKyiv, weekdayOf } from '../../../server/backend/kyivTime.ts';

const minute = 60_000;
const moment = fc
  .integer({ min: Date.parse('2020-01-01') / minute, max: Date.parse('2040-01-01') / minute })
  .map((minutes) => new Date(minutes * minute));

it('goes from clocks to the moment and back, in summer, in winter and between', () => {
  fc.assert(
    fc.property(moment, (date) => {
      const { day, time } = inKyiv(date);
      const again = momentInKyiv(day, time);
      expect(inKyiv(again)).toEqual({ day, time });
      // The hour that comes twice is the first of the two.
      expect([0, 60 * minute]).toContain(date.getTime() - again.getTime());
    }),
  );
});

it.each([
  ['2026-11-23', '09:00', '2026-11-23T07:00:00.000Z'],
  ['2026-07-01', '09:00', '2026-07-01T06:00:00.000Z'],
  ['2026-03-29', '02:59', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29', '03:30', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29', '04:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25', '03:30', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25', '04:00', '2026-10-25T02:00:00.000Z'],
  ['2026-12-31', '24:00', '2026-12-31T22:00:00.000Z'],
  ['2026-10-25', '24:00', '2026-10-25T22:00:00.000Z'],
])('%s %s in Kyiv is %s', (day, time, expected) => {
  expect(momentInKyiv(day, time).toISOString()).toBe(expected);
});

it('knows the days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(['2026-11-23', '2026-11-29'].map(weekdayOf)).toEqual([1, 7]);
});
