import type { ResultCache } from '#contract/renderer.ts';
import { projectApi } from '#entities/project';
import { extensionsApi } from '#shared/api';
import { backendPart } from '../../../../server/backendPart.ts';
import type { ServerPart } from '../../../../server/createServer.ts';
import { reuseResults } from '../../../../src/app/rendering/reuseResults.ts';
import { makeStore } from '../../../../src/app/store.ts';
import { render } from '../../../../src/server.tsx';
import { removeClients } from '../../../server/web/builtClient.ts';
import { startBackend, type TestBackend } from '../../../support/backend.ts';
import { serveSite, siteOrigin } from '../../../support/serveSite.ts';

const { getProjects } = projectApi.endpoints;

const cacheOf = (stored: Map<string, unknown>): ResultCache => ({
  get: (key) => stored.get(key),
  set: (key, value) => void stored.set(key, value),
  delete: (key) => void stored.delete(key),
});

/** A backend whose response a test chooses, and the stores of pages over it, whose clock is in the hands of the test. */
function pagesOver(respond: (request: Request) => Response | Promise<Response>) {
  let time = 0;
  const requests: Request[] = [];
  const cache = new Map<string, unknown>();
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    requests.push(request);
    return respond(request);
  };
  const openPage = () =>
    makeStore({
      fetch,
      origin: 'http://backend.test',
      reuse: reuseResults(cacheOf(cache), () => time),
    });
  const titles = async (language: 'ua' | 'en' = 'ua') => {
    const { data } = await openPage().dispatch(getProjects.initiate({ language }));
    return data?.items.ids;
  };
  return { requests, openPage, titles, pass: (ms: number) => (time += ms) };
}

const projects = (alias: string, headers: Record<string, string> = {}) =>
  Response.json({ data: { projects: [{ alias, title: alias }], statuses: [] } }, { headers });

test('pages that are rendered at once share a response, each language its own', async () => {
  const { requests, titles } = pagesOver(() => projects('park'));
  expect(await Promise.all([titles(), titles(), titles('en'), titles('en')])).toEqual([
    ['park'],
    ['park'],
    ['park'],
    ['park'],
  ]);
  expect(requests.map(({ headers }) => headers.get('accept-language'))).toEqual(['ua', 'en']);
});

test('a later page asks whether the response still holds, and has the new one when it does not', async () => {
  let edition = 'one';
  const { requests, titles, pass } = pagesOver(({ headers }) =>
    headers.get('if-none-match') === `"${edition}"`
      ? new Response(null, { status: 304 })
      : projects(edition, { etag: `"${edition}"`, 'cache-control': 'no-cache' }),
  );
  expect(await titles()).toEqual(['one']);
  pass(2000);
  expect(await titles()).toEqual(['one']);
  edition = 'two';
  pass(2000);
  expect(await titles()).toEqual(['two']);
  expect(requests.map(({ headers }) => headers.get('if-none-match'))).toEqual([null, '"one"', '"one"']);
});

test('a response that must not be stored, and a failure, are for one page alone', async () => {
  const responses = [
    () => projects('one', { 'cache-control': 'private, no-store' }),
    () => new Response(null, { status: 503 }),
    () => projects('two'),
  ];
  const { titles } = pagesOver(() => responses.shift()?.() ?? Promise.reject(new Error('asked too often')));
  expect([await titles(), await titles(), await titles()]).toEqual([['one'], undefined, ['two']]);
});

test('a page that is given up takes none of the others with it', async () => {
  let first = true;
  const { titles } = pagesOver(async () => {
    if (!first) return projects('park');
    first = false;
    throw new DOMException('The page is given up', 'AbortError');
  });
  expect(await Promise.all([titles(), titles(), titles()])).toEqual([undefined, ['park'], ['park']]);
});

test('what is sent is sent each time', async () => {
  const { requests, openPage } = pagesOver(() => Response.json({ data: ['site_plan'] }));
  for (let time = 0; time < 2; time += 1) {
    await openPage().dispatch(extensionsApi.endpoints.reachBackend.initiate({ language: 'ua' }));
  }
  expect(requests).toHaveLength(2);
});

describe('the site', () => {
  let backend: TestBackend;
  let calls: string[];
  const counter: ServerPart = {
    register: async (server) =>
      void server.addHook('onRequest', async ({ url }) => void (url.startsWith('/api') && calls.push(url))),
  };
  beforeAll(async () => {
    backend = await startBackend();
  });
  beforeEach(() => {
    calls = [];
  });
  afterAll(async () => {
    await backend.close();
    removeClients();
  });

  test('renders different pages of a project from one response, and asks again when the content has changed', async () => {
    const { server, web, get } = await serveSite({ parts: [counter, backendPart(backend.backend)] });
    const pages = Array.from({ length: 20 }, (_, index) => `/projects/lypa/plan?price_to=${index + 1}000000`);
    const responses = await Promise.all(pages.map((url) => get(url)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(pages.map(() => 200));
    const plannings = () => calls.filter((url) => url.endsWith('/plannings')).length;
    const before = plannings();
    expect(before).toBeLessThan(pages.length);
    web.contentChanged();
    await get('/projects/lypa/plan?price_to=1');
    expect(plannings()).toBe(before + 1);
    await server.close();
  });

  test('renders one page a language for all addresses that nobody has written', async () => {
    const { server, web, get } = await serveSite({ parts: [counter, backendPart(backend.backend)] });
    const addresses = Array.from({ length: 10 }, (_, index) => [
      `/made-up/${index}`,
      `/en/made-up-${index}?q=${index}`,
    ]);
    for (const url of addresses.flat()) expect((await get(url)).statusCode).toBe(404);
    expect(web.pageCacheStats()).toMatchObject({ renders: 2, pages: 2 });
    await server.close();
  });

  const rendered = async (path: string, results?: ResultCache): Promise<string> =>
    JSON.stringify(
      await render({
        url: siteOrigin + path,
        hostingPage: { origin: siteOrigin },
        fetch: backend.fetch,
        backendOrigin: 'http://backend.test',
        signal: new AbortController().signal,
        ...(results && { results }),
      }),
    );

  const paths = [
    '/',
    '/en',
    '/en/projects',
    '/projects/lypa/plan',
    '/en/news',
    '/offers',
    '/projects/lypa/about',
    '/en/x',
  ];

  test.each(paths)('renders %s the same from results that other pages have read', async (path) => {
    const results = cacheOf(new Map());
    await rendered(path, results);
    expect(await rendered(path, results)).toBe(await rendered(path));
  });

  test('renders pages at once as it renders them one by one', async () => {
    const oneByOne: string[] = [];
    for (const path of paths) oneByOne.push(await rendered(path));
    const results = cacheOf(new Map());
    expect(await Promise.all(paths.map((path) => rendered(path, results)))).toEqual(oneByOne);
  });
});
