import { defaultSettings } from '#shared/config';
import { wantsQa } from '../../../../src/app/qa/wantsQa.ts';

const on = { ...defaultSettings, qa: 'on' } as const;

afterEach(() => {
  window.name = '';
  window.history.replaceState(null, '', '/');
});

test.each([
  ['/?qa', true],
  ['/en/offers?page=2&qa', true],
  ['/?qa&replay=/walk.json', true],
  ['/?qa=', true],
  ['/', false],
  ['/?quality=1', false],
  ['/?faqa=1', false],
])('%s asks for it: %s', (address, wanted) => {
  window.history.replaceState(null, '', address);
  expect(wantsQa(on)).toBe(wanted);
  expect(wantsQa(defaultSettings)).toBe(false);
});

test('a tab that has it keeps it', () => {
  window.name = '?qa';
  expect(wantsQa(on)).toBe(true);
  expect(wantsQa(defaultSettings)).toBe(false);
});
