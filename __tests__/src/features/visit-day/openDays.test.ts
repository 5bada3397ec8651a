import { canVisitOn } from '#features/visit-day';

const center = {
  schedule: [
    { weekdays: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' },
    { weekdays: [6], from: '10:00', to: '15:00' },
  ],
  closures: [{ day: '2026-12-25', reason: 'Christmas' }],
};

test.each([
  ['today', '2026-11-21', true],
  ['yesterday', '2026-11-20', false],
  ['a Saturday with hours of its own', '2026-11-28', true],
  ['a Sunday', '2026-11-22', false],
  ['a holiday on a Friday', '2026-12-25', false],
])('%s', (_name, day, possible) => {
  expect(canVisitOn(day, '2026-11-21', center)).toBe(possible);
});

it('excludes only the past while no center is chosen', () => {
  expect(canVisitOn('2026-11-22', '2026-11-21', undefined)).toBe(true);
  expect(canVisitOn('2026-11-20', '2026-11-21', undefined)).toBe(false);
});
