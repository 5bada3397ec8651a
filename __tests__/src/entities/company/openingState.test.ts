import fc from 'fast-check';
import type { OpeningHours, SalesCenter } from '#shared/responses';
import { hoursOn } from '#domain/time/openingHours.ts';
import { comingClosures, openingState } from '../../../../src/entities/company/openingHours.ts';
import {
  callDays,
  callWish,
  ownWindow,
  readWindow,
  writeWindow,
} from '../../../../src/entities/company/CallTimePicker.tsx';

const workdays: OpeningHours = { weekdays: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' };
const saturday: OpeningHours = { weekdays: [6], from: '10:00', to: '15:00' };
const center = { schedule: [workdays, saturday], closures: [{ day: '2026-12-25', reason: 'Christmas' }] };
const at = (time: string): Date => new Date(time);

describe('openingState', () => {
  it.each([
    ['within hours, it closes in the evening', '2026-11-20T10:00+02:00', true, '2026-11-20', '18:00'],
    ['the first minute counts', '2026-11-20T09:00+02:00', true, '2026-11-20', '18:00'],
    ['the last minute does not', '2026-11-20T18:00+02:00', false, '2026-11-21', '10:00'],
    ['before hours, it opens the same day', '2026-11-20T07:30+02:00', false, '2026-11-20', '09:00'],
    ['on Sunday, it opens on Monday', '2026-11-22T12:00+02:00', false, '2026-11-23', '09:00'],
    ['on a closed day, it opens on the next working day', '2026-12-25T12:00+02:00', false, '2026-12-26', '10:00'],
    ['the evening before a closed day skips it', '2026-12-24T19:00+02:00', false, '2026-12-26', '10:00'],
    ['a visitor in another zone gets the time in Kyiv', '2026-11-20T08:30-05:00', true, '2026-11-20', '18:00'],
  ])('%s', (_, now, open, day, clock) => {
    expect(openingState(center, at(now))).toMatchObject({ open, change: { day, clock } });
  });

  it('counts the days until the change', () => {
    expect(openingState(center, at('2026-11-21T16:00+02:00')).change?.inDays).toBe(2);
  });

  it.each([
    ['the last summer Saturday', '2026-10-24T06:59Z', false],
    ['the last summer Saturday', '2026-10-24T07:00Z', true],
    ['the first winter Monday', '2026-10-26T06:59Z', false],
    ['the first winter Monday', '2026-10-26T07:00Z', true],
    ['the last winter Friday', '2027-03-26T07:00Z', true],
    ['the first summer Monday', '2027-03-29T06:00Z', true],
  ])('follows the clock in Kyiv on %s, %s', (_, now, open) => {
    expect(openingState(center, at(now)).open).toBe(open);
  });

  it('gives the right hour in the night of a clock change', () => {
    const daily = { schedule: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], from: '10:00', to: '21:00' }], closures: [] };
    expect(openingState(daily, at('2026-10-24T22:00+03:00')).change).toEqual({
      day: '2026-10-25',
      inDays: 1,
      clock: '10:00',
    });
  });

  it('merges adjacent hours, also over midnight', () => {
    const late = {
      schedule: [
        { weekdays: [5], from: '20:00', to: '24:00' },
        { weekdays: [6], from: '00:00', to: '02:00' },
      ],
      closures: [],
    };
    expect(openingState(late, at('2026-11-20T23:00+02:00'))).toMatchObject({
      open: true,
      change: { day: '2026-11-21', clock: '02:00' },
    });
  });

  it('gives no change for a center that never closes or never opens again', () => {
    const always = { schedule: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '24:00' }], closures: [] };
    expect(openingState(always, at('2026-11-20T10:00+02:00'))).toEqual({ open: true, change: null });
    expect(openingState({ schedule: [], closures: [] }, at('2026-11-20T10:00+02:00'))).toEqual({
      open: false,
      change: null,
    });
  });
});

describe('comingClosures', () => {
  it('leaves out past closures, and is empty while the time is unknown', () => {
    expect(comingClosures(center, '2026-12-25')).toHaveLength(1);
    expect(comingClosures(center, '2026-12-26')).toEqual([]);
    expect(comingClosures(center, null)).toHaveLength(1);
  });
});

describe('callDays', () => {
  type Opening = Pick<SalesCenter, 'schedule' | 'closures'>;

  const weekdays = [1, 2, 3, 4, 5];
  const office: Opening = { schedule: [{ weekdays, from: '09:00', to: '18:00' }], closures: [] };
  const mall: Opening = { schedule: [{ weekdays: [...weekdays, 6, 7], from: '10:00', to: '21:00' }], closures: [] };

  /** Saturday, 21 November 2026, 10:30 in Kyiv. */
  const saturday = new Date('2026-11-21T08:30:00Z');
  const hours = (day: ReturnType<typeof callDays>[number] | undefined) =>
    day?.windows.map(({ from, to }) => `${from}-${to}`);

  describe('the windows for a call', () => {
    it('are on open days, and have not begun', () => {
      expect(callDays([office], saturday).map(({ day }) => day)).toEqual([
        '2026-11-23',
        '2026-11-24',
        '2026-11-25',
        '2026-11-26',
        '2026-11-27',
        '2026-11-30',
      ]);
      expect(hours(callDays([office], saturday)[0])).toEqual([
        '09:00-11:00',
        '11:00-13:00',
        '13:00-15:00',
        '15:00-17:00',
        '17:00-18:00',
      ]);
      expect(hours(callDays([mall], saturday)[0])).toEqual([
        '12:00-14:00',
        '14:00-16:00',
        '16:00-18:00',
        '18:00-20:00',
        '20:00-21:00',
      ]);
    });

    it('leave out closures, and are empty where nobody works', () => {
      const closed = { ...office, closures: [{ day: '2026-11-23', reason: 'Holiday' }] };
      expect(callDays([closed], saturday)[0]?.day).toBe('2026-11-24');
      expect(callDays([], saturday)).toEqual([]);
    });

    const clock = fc
      .integer({ min: 0, max: 48 })
      .map((half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`);
    const opening = fc
      .record({ weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }), from: clock, to: clock })
      .filter(({ from, to }) => from < to)
      .map((each): Opening => ({ schedule: [each], closures: [] }));

    it('can each be met by one center, for any centers and time', () => {
      fc.assert(
        fc.property(
          fc.array(opening, { maxLength: 3 }),
          fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
          (centers, now) => {
            for (const { day, windows } of callDays(centers, now)) {
              expect(windows.length).toBeGreaterThan(0);
              for (const { from, to } of windows) {
                expect(from < to).toBe(true);
                expect(
                  centers.some((center) => hoursOn(center, day).some((open) => open.from <= from && to <= open.to)),
                ).toBe(true);
              }
            }
          },
        ),
      );
    });
  });

  it('is written as a text and parsed back; the empty one means as soon as possible', () => {
    const window = { day: '2026-11-23', from: '11:00', to: '13:00' };
    expect(readWindow(writeWindow(window))).toEqual(window);
    expect(callWish(writeWindow(window))).toEqual({ call_day: '2026-11-23', call_from: '11:00', call_to: '13:00' });
    expect(callWish('')).toEqual({});
  });

  it("is shown in the visitor's time zone if it differs", () => {
    const window = { day: '2026-11-23', from: '11:00', to: '13:00' };
    expect(ownWindow(window, 'en', 'Europe/Kyiv')).toBeNull();
    expect(ownWindow(window, 'en', 'Europe/Warsaw')).toEqual({ from: '10:00', to: '12:00' });
    expect(ownWindow({ ...window, day: '2026-07-20' }, 'en', 'America/New_York')).toEqual({
      from: '04:00',
      to: '06:00',
    });
    expect(ownWindow({ ...window, from: '09:00', to: '11:00' }, 'en', 'Pacific/Honolulu')).toEqual({
      from: 'Sun 21:00',
      to: 'Sun 23:00',
    });
  });
});
