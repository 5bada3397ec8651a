import fc from 'fast-check';
import type { Center } from '../../../../server/backend/content/assemble.ts';
import { freeSlots } from '../../../../server/backend/visits/freeSlots.ts';
import { createSeatCount, type TakenSeat } from '../../../../server/backend/visits/seats.ts';

const minute = 60_000;
const noon = Date.parse('2026-11-24T10:00:00.000Z');
const seatAt = (minutes: number, length: number | null): TakenSeat => ({
  starts_at: new Date(noon + minutes * minute).toISOString(),
  minutes: length,
  lead_id: null,
  hold_id: null,
});

it('a slot has as many seats left as its fullest minute', () => {
  const seats = fc.array(fc.tuple(fc.integer({ min: -240, max: 240 }), fc.constantFrom(15, 60, 240, null)));
  fc.assert(
    fc.property(seats, fc.constantFrom(15, 45, 60), (taken, length) => {
      const perMinute = Array.from(
        { length },
        (_, at) => taken.filter(([from, minutes]) => from <= at && at < from + (minutes ?? length)).length,
      );
      const takenAt = createSeatCount(
        taken.map(([from, minutes]) => seatAt(from, minutes)),
        length,
      );
      expect(takenAt(new Date(noon))).toBe(Math.max(...perMinute));
    }),
  );
});

it('a visit booked before the slots became shorter takes all slots of its time', async () => {
  const center = {
    alias: 'central',
    schedule: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], from: '11:30', to: '14:30' }],
    closures: [],
    visits: { slot_minutes: 30, capacity: 1, lead_minutes: 0, days_ahead: 9, kinds: ['in_person'] },
  } as unknown as Center;
  const asked = { from: '2026-11-24', to: '2026-11-24' };
  const shown = await freeSlots(center, asked, new Date('2026-11-23T10:00:00Z'), async () => [
    seatAt(0, 60),
    seatAt(90, null),
  ]);
  expect(shown.days[0]?.slots.map(({ time, free }) => [time, free])).toEqual([
    ['11:30', 1],
    ['12:00', 0],
    ['12:30', 0],
    ['13:00', 1],
    ['13:30', 0],
    ['14:00', 1],
  ]);
});
