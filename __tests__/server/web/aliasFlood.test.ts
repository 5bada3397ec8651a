import { createAliasFlood } from '../../../server/web/aliasFlood.ts';

const origin = 'https://backend.example';
const json = (status: number) => new Response('{}', { status, headers: { 'content-type': 'application/json' } });

/** A backend with the project "lypa", of which some entries cannot be read, and what was requested. */
function openFlood() {
  const requested: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const path = request.url.slice(origin.length);
    requested.push(`${request.headers.get('accept-language')} ${path}`);
    if (path.endsWith('/down')) return json(503);
    if (path.endsWith('/cut')) throw new TypeError('fetch failed');
    if (path.endsWith('/elsewhere')) return new Response('<!doctype html>', { status: 404 });
    if (path === '/api/projects/lypa/plannings')
      return Response.json({
        data: [
          { id: 'a-1-2', building: { key: 'a' }, section: 1, floor: 2 },
          { id: 7, building: { key: 'Б' }, section: 2, floor: -1 },
          { id: 'b-1', building: null },
          null,
        ],
      });
    if (path === '/api/projects/osin/plannings') return json(500);
    return json(['/api/projects/lypa', '/api/projects/osin'].includes(path) ? 200 : 404);
  };
  return { requested, flood: createAliasFlood({ fetch, origin, defaultLanguage: 'ua', timeout: 1000 }) };
}

/** So many pages of unknown aliases in a minute are no flood yet. */
const usual = 10;

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] }));
afterEach(() => void jest.useRealTimers());

it('begins after ten pages of unknown aliases in a minute, and ends', async () => {
  const { requested, flood } = openFlood();
  for (let index = 1; index < usual; index += 1) flood.recordNotFound(`/projects/unknown-${index}/about`);
  for (let index = 0; index < usual; index += 1) flood.recordNotFound('/404');
  expect(await flood.includes('/projects/another/plan')).toBe(false);
  expect(requested).toEqual([]);
  flood.recordNotFound('/en/news/unknown');
  expect(await flood.includes('/projects/another/plan')).toBe(true);
  jest.advanceTimersByTime(60_000);
  expect(await flood.includes('/projects/another/plan')).toBe(false);
});

it('includes only aliases that the backend says it does not know', async () => {
  const { requested, flood } = openFlood();
  for (let index = 0; index < usual; index += 1) flood.recordNotFound(`/offers/unknown-${index}`);
  const paths = ['/projects/x/about', '/en/news/x', '/offers/x', '/projects/lypa', '/en/projects/lypa/plan/a'];
  const unclear = ['/projects/down', '/projects/cut', '/projects/elsewhere'];
  const without = ['/', '/en', '/projects', '/en/projects', '/about', '/news', '/appointment/visit'];
  const included = [];
  for (const path of [...paths, ...unclear, ...without]) if (await flood.includes(path)) included.push(path);
  expect(included).toEqual(['/projects/x/about', '/en/news/x', '/offers/x']);
  expect(requested.slice(0, 5)).toEqual([
    'ua /api/projects/x',
    'en /api/news/x',
    'ua /api/offers/x',
    'ua /api/projects/lypa',
    'en /api/projects/lypa',
  ]);
  const before = requested.length;
  for (const path of ['/projects/lypa/plan', '/en/projects/lypa', ...without]) await flood.includes(path);
  expect(requested).toHaveLength(before);
});

it('includes flats, buildings, sections and floors that no flat of the project names, and reads the flats once a second', async () => {
  const { requested, flood } = openFlood();
  for (let index = 0; index < usual; index += 1) flood.recordNotFound(`/projects/lypa/plan/flat/unknown-${index}`);
  const inLypa = (parts: readonly string[]) => parts.map((part) => `/projects/lypa/plan${part}`);
  const unknown = [
    ...inLypa(['/flat/a-1-3', '/b/1/2', '/a/99', '/a/01', '/a/1/99', '/a/2/-1', '/%D0%91/1', '/a-1-2', '/flat/a']),
    '/projects/x/plan/flat/a-1-2',
  ];
  const existing = inLypa(['', '/a', '/a/1', '/a/1/2', '/flat/a-1-2', '/flat/7', '/flat/b-1', '/%D0%91/2/-1']);
  const unclear = ['/projects/lypa/plan/flat/%', '/projects/osin/plan/flat/a-1-2', '/projects/en', '/en/projects/ua'];
  const included = [];
  for (const path of [...unknown, ...existing, ...unclear]) if (await flood.includes(path)) included.push(path);
  expect(included).toEqual(unknown);
  const reads = () => requested.filter((each) => each.endsWith('/lypa/plannings')).length;
  expect(reads()).toBe(1);
  jest.advanceTimersByTime(1001);
  expect(await flood.includes('/projects/lypa/plan/flat/a-1-3')).toBe(true);
  expect(reads()).toBe(2);
  flood.contentChanged();
  await flood.includes('/projects/lypa/plan/flat/a-1-3');
  expect(reads()).toBe(3);
});
