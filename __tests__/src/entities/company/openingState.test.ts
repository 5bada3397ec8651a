import type { OpeningHours } from '#contract/company.ts';
import { comingClosures, openingState } from '#entities/company';

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
    ['a visitor in another zone is told of Kyiv', '2026-11-20T08:30-05:00', true, '2026-11-20', '18:00'],
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

  it('names the right hour over the night in which the clock changes', () => {
    const daily = { schedule: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], from: '10:00', to: '21:00' }], closures: [] };
    expect(openingState(daily, at('2026-10-24T22:00+03:00')).change).toEqual({
      day: '2026-10-25',
      inDays: 1,
      clock: '10:00',
    });
  });

  it('takes hours that touch, also over midnight, as one', () => {
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

  it('knows no change of what never closes, and of what never opens again', () => {
    const always = { schedule: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '24:00' }], closures: [] };
    expect(openingState(always, at('2026-11-20T10:00+02:00'))).toEqual({ open: true, change: null });
    expect(openingState({ schedule: [], closures: [] }, at('2026-11-20T10:00+02:00'))).toEqual({
      open: false,
      change: null,
    });
  });
});

describe('comingClosures', () => {
  it('leaves out what is over, and nothing while the present is unknown', () => {
    expect(comingClosures(center, '2026-12-25')).toHaveLength(1);
    expect(comingClosures(center, '2026-12-26')).toEqual([]);
    expect(comingClosures(center, null)).toHaveLength(1);
  });
});
