import fc from 'fast-check';
import { addDays, daysBetween, weekdayOf } from '#domain/time/days.ts';
import { momentInKyiv } from '#domain/time/kyivMoment.ts';
import { inKyiv, kyivOffsetHours, timeZone } from '#domain/time/kyivTime.ts';

const minute = 60_000;
const moment = fc
  .integer({ min: Date.parse('2020-01-01') / minute, max: Date.parse('2040-01-01') / minute })
  .map((minutes) => new Date(minutes * minute));

it('converts clock times to moments and back, in summer, in winter and at the changes', () => {
  fc.assert(
    fc.property(moment, (date) => {
      const { day, time } = inKyiv(date);
      const again = momentInKyiv(day, time);
      expect(inKyiv(again)).toEqual({ day, time });
      // The repeated hour resolves to its first occurrence.
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

describe('the offset of Kyiv is that of Intl', () => {
  const zone = { timeZone } as const;
  const clock = new Intl.DateTimeFormat('en-GB', { ...zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const calendar = new Intl.DateTimeFormat('en-CA', zone);
  const agree = (date: Date): void => {
    expect(inKyiv(date)).toEqual({ day: calendar.format(date), time: clock.format(date) });
  };

  it('at any moment', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('1998-01-01'), max: new Date('2037-12-31'), noInvalidDate: true }), agree),
    );
  });

  it('around every change of the clocks', () => {
    const hour = 3_600_000;
    const changes: string[] = [];
    for (let time = Date.UTC(2020, 0, 1); time < Date.UTC(2036, 0, 1); time += hour) {
      if (kyivOffsetHours(new Date(time)) === kyivOffsetHours(new Date(time - 1))) continue;
      changes.push(new Date(time).toISOString());
      for (const date of [new Date(time - 1), new Date(time), new Date(time + hour)]) agree(date);
    }
    expect(changes).toHaveLength(32);
  });
});

describe('days', () => {
  const day = fc
    .date({ min: new Date('1998-01-01'), max: new Date('2037-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const count = fc.integer({ min: -10_000, max: 10_000 });

  it('are counted forwards and backwards, over months, leap years and clock changes', () => {
    fc.assert(
      fc.property(day, count, (from, days) => {
        const to = addDays(from, days);
        expect(daysBetween(from, to)).toBe(days);
        expect(addDays(to, -days)).toBe(from);
        expect((weekdayOf(from) + days - weekdayOf(to)) % 7).toBeCloseTo(0);
      }),
    );
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(daysBetween('2027-01-01', '2026-12-31')).toBe(-1);
  });

  it('begin with Monday', () => {
    expect(['2026-11-16', '2026-11-21', '2026-11-22'].map(weekdayOf)).toEqual([1, 6, 7]);
  });

  it('last 24 hours, except the two on which the clocks change', () => {
    fc.assert(
      fc.property(day, (from) => {
        const hours =
          (momentInKyiv(addDays(from, 1), '00:00').getTime() - momentInKyiv(from, '00:00').getTime()) / 3_600_000;
        const noon = (on: string): number => kyivOffsetHours(momentInKyiv(on, '12:00'));
        expect(hours).toBe(24 + noon(addDays(from, -1)) - noon(from));
      }),
    );
  });
});
