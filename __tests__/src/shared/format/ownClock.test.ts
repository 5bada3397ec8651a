import fc from 'fast-check';
import { ownClock } from '#shared/format';

const at = (startsAt: string, day: string, zone: string) => ownClock(new Date(startsAt), day, 'en', zone);

it('is silent where both clocks agree, in summer and in winter', () => {
  expect(at('2026-07-01T07:00:00Z', '2026-07-01', 'Europe/Kyiv')).toBeNull();
  expect(at('2026-12-01T08:00:00Z', '2026-12-01', 'Europe/Helsinki')).toBeNull();
});

it('knows that other places change their clocks on other days, or never', () => {
  // New York is on summer time for a week after Kyiv no longer is.
  expect(at('2026-10-20T07:00:00Z', '2026-10-20', 'America/New_York')).toBe('03:00');
  expect(at('2026-10-27T08:00:00Z', '2026-10-27', 'America/New_York')).toBe('04:00');
  expect(at('2026-07-01T07:00:00Z', '2026-07-01', 'Europe/Istanbul')).toBeNull();
  expect(at('2026-12-01T08:00:00Z', '2026-12-01', 'Europe/Istanbul')).toBe('11:00');
});

it('names the weekday where it is another one', () => {
  expect(at('2026-12-08T08:00:00Z', '2026-12-08', 'America/Los_Angeles')).toMatch(/00:00/);
  expect(at('2026-12-08T07:00:00Z', '2026-12-08', 'America/Los_Angeles')).toMatch(/Mon.* 23:00/);
});

it('speaks exactly where the clocks differ', () => {
  const zones = ['Europe/Kyiv', 'Europe/Warsaw', 'America/Toronto', 'Asia/Kolkata', 'UTC', 'Pacific/Auckland'];
  const clock = (moment: Date, timeZone: string) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(moment);
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
      fc.constantFrom(...zones),
      (moment, zone) => {
        const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Kyiv' }).format(moment);
        expect(at(moment.toISOString(), day, zone) === null).toBe(clock(moment, zone) === clock(moment, 'Europe/Kyiv'));
      },
    ),
  );
});
