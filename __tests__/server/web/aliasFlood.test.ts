import { createAliasCheck } from '../../../server/web/unknownAlias.ts';

const origin = 'https://backend.example';

/** A backend with the project "lypa", of which "down" cannot be read, and how often each entry was requested. */
function openCheck() {
  const requested: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = request.url.slice(origin.length);
    requested.push(`${request.headers.get('accept-language')} ${url}`);
    if (url.endsWith('/down')) return new Response(null, { status: 503 });
    if (url.endsWith('/gone')) throw new TypeError('fetch failed');
    return new Response('{}', { status: url === '/api/projects/lypa' ? 200 : 404 });
  };
  return { requested, isMadeUp: createAliasCheck({ fetch, origin, defaultLanguage: 'ua', timeout: 1000 }) };
}

/** So many unknown aliases in a minute have pages of their own. */
const own = 10;

afterEach(() => void jest.useRealTimers());

it('shares the page of unknown aliases when there are many in a minute', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  const { isMadeUp } = openCheck();
  for (let index = 0; index < own; index += 1) expect(await isMadeUp(`/projects/made-up-${index}/about`)).toBe(false);
  expect(await isMadeUp('/projects/another/plan')).toBe(true);
  expect(await isMadeUp('/en/news/another')).toBe(true);
  expect(await isMadeUp('/offers/another')).toBe(true);
  expect(await isMadeUp('/projects/lypa/about')).toBe(false);
  expect(await isMadeUp('/projects/down/about')).toBe(false);
  expect(await isMadeUp('/projects/gone/about')).toBe(false);
  jest.advanceTimersByTime(60_000);
  expect(await isMadeUp('/projects/another/plan')).toBe(false);
});

it('requests a known entry once in each language, and nothing for a page without an entry', async () => {
  const { requested, isMadeUp } = openCheck();
  for (const path of ['/projects/lypa/about', '/projects/lypa/plan', '/en/projects/lypa', '/en/projects/lypa/plan/1']) {
    await isMadeUp(path);
  }
  for (const path of ['/', '/en', '/projects', '/en/projects', '/about', '/news', '/appointment/visit']) {
    await isMadeUp(path);
  }
  expect(requested).toEqual(['uk /api/projects/lypa', 'en /api/projects/lypa']);
});
