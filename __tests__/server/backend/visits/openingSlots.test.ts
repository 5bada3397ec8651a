import fc from 'fast-check';
import { addDays } from '#domain/time/days.ts';
import { inKyiv } from '#domain/time/kyivTime.ts';
import { type Bookable, bookableOn, isBookable, slotsOn } from '../../../../server/backend/visits/openingSlots.ts';

const visits = { slot_minutes: 60, capacity: 2, lead_minutes: 120, days_ahead: 90, kinds: ['in_person' as const] };
const allDays = [1, 2, 3, 4, 5, 6, 7];
const center = (from: string, to: string, more: Partial<Bookable> = {}): Bookable => ({
  schedule: [{ weekdays: allDays, from, to }],
  closures: [],
  visits,
  ...more,
});
const times = (slots: readonly Date[]): string[] => slots.map((slot) => inKyiv(slot).time);

it('slots start at opening and end before closing', () => {
  expect(times(slotsOn(center('09:00', '12:30'), '2026-11-23'))).toEqual(['09:00', '10:00', '11:00']);
  expect(
    slotsOn(center('09:00', '12:30', { closures: [{ day: '2026-11-23', reason: 'A holiday' }] }), '2026-11-23'),
  ).toEqual([]);
  expect(
    slotsOn(center('09:00', '12:30', { schedule: [{ weekdays: [7], from: '09:00', to: '12:00' }] }), '2026-11-23'),
  ).toEqual([]);
});

it('hours with a break and overlapping hours give each slot once', () => {
  const schedule = [
    { weekdays: allDays, from: '13:00', to: '15:00' },
    { weekdays: allDays, from: '09:00', to: '11:00' },
    { weekdays: allDays, from: '10:00', to: '12:00' },
  ];
  expect(times(slotsOn(center('', '', { schedule }), '2026-11-23'))).toEqual([
    '09:00',
    '10:00',
    '11:00',
    '13:00',
    '14:00',
  ]);
});

it('a night with a clock change is an hour shorter or longer', () => {
  expect(times(slotsOn(center('01:00', '06:00'), '2026-03-29'))).toEqual(['01:00', '02:00', '04:00', '05:00']);
  expect(times(slotsOn(center('01:00', '06:00'), '2026-10-25'))).toEqual([
    '01:00',
    '02:00',
    '03:00',
    '03:00',
    '04:00',
    '05:00',
  ]);
  expect(slotsOn(center('00:00', '24:00'), '2026-10-25')).toHaveLength(25);
});

it('nothing can be booked too soon, too late or between two slots', () => {
  const open = center('09:00', '18:00');
  const now = new Date('2026-11-23T07:30:00Z');
  expect(times(bookableOn(open, '2026-11-23', now))[0]).toBe('12:00');
  expect(isBookable(open, new Date('2026-11-23T10:00:00Z'), now)).toBe(true);
  expect(isBookable(open, new Date('2026-11-23T10:30:00Z'), now)).toBe(false);
  expect(isBookable(open, new Date('2026-11-23T09:00:00Z'), now)).toBe(false);
  expect(bookableOn(open, '2027-02-20', now)).toHaveLength(9);
  expect(bookableOn(open, '2027-02-21', now)).toEqual([]);
});

it('every slot that is offered can be booked, on the last day too', () => {
  const open = center('00:00', '24:00');
  const moments = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, fc.integer({ min: 0, max: 89 }), (now, ahead) => {
      const offered = bookableOn(open, addDays(inKyiv(now).day, ahead), now);
      expect(offered.filter((slot) => !isBookable(open, slot, now))).toEqual([]);
      expect(ahead === 0 || offered.length > 20).toBe(true);
    }),
    { examples: [[new Date('2026-11-22T22:30:00Z'), 89]] },
  );
});

it('slots follow one another on their own day', () => {
  const clock = fc
    .integer({ min: 0, max: 95 })
    .map(
      (quarter) => `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`,
    );
  const day = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2024-01-01', days));
  fc.assert(
    fc.property(day, clock, clock, fc.constantFrom(15, 30, 45, 60, 90), (day, from, to, slot_minutes) => {
      const slots = slotsOn(center(from, to, { visits: { ...visits, slot_minutes } }), day);
      const gaps = slots.slice(1).map((slot, index) => slot.getTime() - (slots[index]?.getTime() ?? 0));
      expect(slots.every((slot) => inKyiv(slot).day === day)).toBe(true);
      expect(gaps.every((gap) => gap === slot_minutes * 60_000)).toBe(true);
    }),
  );
});
