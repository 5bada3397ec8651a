import { steadyNow } from '#shared/time';

test('what is told of a moment is whole milliseconds, as a person reads them in DevTools', () => {
  jest.spyOn(performance, 'now').mockReturnValue(1234.5678);
  expect(steadyNow() % 1).toBe(0);
});
