import { formatClock, formatWeekdays, weekdayOf } from '#shared/format';

it.each([
  [[1, 2, 3, 4, 5], 'en', 'Mon–Fri'],
  [[1, 2, 3, 4, 5], 'ua', 'пн–пт'],
  [[6], 'ua', 'сб'],
  [[1, 2, 3, 4, 5, 6, 7], 'en', 'Mon–Sun'],
  [[7, 1, 3, 4], 'en', 'Mon, Wed–Thu, Sun'],
] as const)('weekdays %j in %s are %s', (weekdays, language, text) => {
  expect(formatWeekdays(weekdays, language)).toBe(text);
});

it('shows the hour as on a door', () => {
  expect(['09:00', '18:30', '00:15'].map(formatClock)).toEqual(['9:00', '18:30', '0:15']);
});

it('counts weekdays from Monday', () => {
  expect(['2026-11-16', '2026-11-21', '2026-11-22'].map(weekdayOf)).toEqual([1, 6, 7]);
});
