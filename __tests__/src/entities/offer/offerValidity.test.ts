import { isExpired, offerValidity } from '#entities/offer';
import { todayInKyiv } from '#shared/format';

const until = { valid_until: '2026-10-25' };

it.each([
  [
    'the last day in Kyiv, though elsewhere it is over',
    '2026-10-25T21:59Z',
    { state: 'valid', until: '2026-10-25', daysLeft: 0 },
  ],
  ['the first day after', '2026-10-25T22:00Z', { state: 'expired', until: '2026-10-25' }],
  [
    'the day before, over a change of the clock',
    '2026-10-24T20:59Z',
    { state: 'valid', until: '2026-10-25', daysLeft: 1 },
  ],
])('on %s', (_, now, validity) => {
  expect(offerValidity(until, todayInKyiv(new Date(now)))).toEqual(validity);
});

it('without an end holds, and nothing has expired while the present is unknown', () => {
  expect(offerValidity({ valid_until: null }, '2026-10-25')).toEqual({ state: 'open' });
  expect(isExpired({ valid_until: '2000-01-01' }, null)).toBe(false);
});
