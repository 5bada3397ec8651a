import fc from 'fast-check';
import type { SalesCenter } from '#contract/company.ts';
import { callDays } from '../../../../src/entities/company/callTime/callDays.ts';
import { callWish, readWindow, writeWindow } from '../../../../src/entities/company/callTime/callWish.ts';
import { ownWindow } from '../../../../src/entities/company/callTime/ownWindow.ts';
import { hoursOn } from '#entities/company';

type Opening = Pick<SalesCenter, 'schedule' | 'closures'>;

const weekdays = [1, 2, 3, 4, 5];
const office: Opening = { schedule: [{ weekdays, from: '09:00', to: '18:00' }], closures: [] };
const mall: Opening = { schedule: [{ weekdays: [...weekdays, 6, 7], from: '10:00', to: '21:00' }], closures: [] };

/** Saturday, 21 November 2026, 10:30 in Kyiv. */
const saturday = new Date('2026-11-21T08:30:00Z');
const hours = (day: ReturnType<typeof callDays>[number] | undefined) =>
  day?.windows.map(({ from, to }) => `${from}-${to}`);

describe('the windows for a call', () => {
  it('are of days on which somebody works, and of hours that have not begun', () => {
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

  it('leave out closures, and everything where nobody works', () => {
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

  it('can each be kept by one center, whatever the centers and the moment', () => {
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

it('is written as one text and read again; the empty one means as soon as possible', () => {
  const window = { day: '2026-11-23', from: '11:00', to: '13:00' };
  expect(readWindow(writeWindow(window))).toEqual(window);
  expect(callWish(writeWindow(window))).toEqual({ call_day: '2026-11-23', call_from: '11:00', call_to: '13:00' });
  expect(callWish('')).toEqual({});
});

it('is told by the clock of a visitor who lives by another', () => {
  const window = { day: '2026-11-23', from: '11:00', to: '13:00' };
  expect(ownWindow(window, 'en', 'Europe/Kyiv')).toBeNull();
  expect(ownWindow(window, 'en', 'Europe/Warsaw')).toEqual({ from: '10:00', to: '12:00' });
  expect(ownWindow({ ...window, day: '2026-07-20' }, 'en', 'America/New_York')).toEqual({ from: '04:00', to: '06:00' });
  expect(ownWindow({ ...window, from: '09:00', to: '11:00' }, 'en', 'Pacific/Honolulu')).toEqual({
    from: 'Sun 21:00',
    to: 'Sun 23:00',
  });
});
