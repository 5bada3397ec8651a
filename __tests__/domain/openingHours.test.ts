import fc from 'fast-check';
import { addDays, weekdayOf } from '#domain/time/days.ts';
import { hoursOn } from '#domain/time/openingHours.ts';

const day = fc.integer({ min: 0, max: 3000 }).map((count) => addDays('2026-01-01', count));
const hours = fc.record({
  weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7]),
  from: fc.constantFrom('08:00', '09:30'),
  to: fc.constantFrom('17:00', '19:00'),
});
const schedule = fc.array(hours, { maxLength: 4 });

describe('opening hours of a day', () => {
  it('are those of its weekday, in the order of the schedule', () => {
    fc.assert(
      fc.property(schedule, day, (given, on) => {
        const open = hoursOn({ schedule: given, closures: [] }, on);
        expect(open).toEqual(given.filter(({ weekdays }) => weekdays.some((weekday) => weekday === weekdayOf(on))));
      }),
    );
  });

  it('are the same a week later, unless one of the days is a closure', () => {
    fc.assert(
      fc.property(schedule, day, (given, on) => {
        const closures = [{ day: on }];
        expect(hoursOn({ schedule: given, closures }, on)).toEqual([]);
        expect(hoursOn({ schedule: given, closures }, addDays(on, 7))).toEqual(
          hoursOn({ schedule: given, closures: [] }, on),
        );
      }),
    );
  });
});
