import type { ResultCache } from '#contract/renderer.ts';
import { leadApi } from '#entities/lead';
import { projectApi } from '#entities/project';
import { backendPart } from '../../../../server/backendPart.ts';
import type { ServerPart } from '../../../../server/createServer.ts';
import { reuseResults } from '../../../../src/app/rendering/reuseResults.ts';
import { makeStore } from '../../../../src/app/store.ts';
import { render } from '../../../../src/server.tsx';
import { removeClients } from '../../../server/web/builtClient.ts';
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts';
import { serveSite, siteOrigin } from '../../../support/backend/serveSite.ts';

const { getProjects } = projectApi.endpoints;

const cacheOf = (stored: Map<string, unknown>): ResultCache => ({
  get: (key) => stored.get(key),
  set: (key, value) => void stored.set(key, value),
  delete: (key) => void stored.delete(key),
});

/** A backend whose response the test chooses, and stores of pages over it, with a clock that the test controls. */
function pagesOver(respond: (request: Request) => Response | Promise<Response>) {
  let time = 0;
  const requests: Request[] = [];
  const cache = new Map<string, unknown>();
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    requests.push(request);
    const given = Promise.withResolvers<never>();
    request.signal.addEventListener('abort', () => given.reject(request.signal.reason));
    return Promise.race([respond(request), given.promise]);
  };
  const openPage = ({ signal } = new AbortController()) =>
    makeStore({
      fetch: (input, init) => fetch(input, { signal, ...init }),
      origin: 'http://backend.test',
      reuse: reuseResults(cacheOf(cache), { signal, now: () => time }),
    });
  const titles = async (language: 'ua' | 'en' = 'ua', page?: AbortController) => {
    const { data } = await openPage(page).dispatch(getProjects.initiate({ language }));
    return data?.items.ids;
  };
  return { requests, openPage, titles, pass: (ms: number) => (time += ms) };
}

/** Polls until pending work has progressed far enough. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}

const projects = (alias: string, headers: Record<string, string> = {}) =>
  Response.json({ data: { projects: [{ alias, title: alias }], statuses: [] } }, { headers });

test('concurrent renders share a response, per language', async () => {
  const { requests, titles } = pagesOver(() => projects('park'));
  expect(await Promise.all([titles(), titles(), titles('en'), titles('en')])).toEqual([
    ['park'],
    ['park'],
    ['park'],
    ['park'],
  ]);
  expect(requests.map(({ headers }) => headers.get('accept-language'))).toEqual(['ua', 'en']);
});

test('a later page revalidates the response, and gets the new one when it has changed', async () => {
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

test('a no-store response and a failure are used by one page only', async () => {
  const responses = [
    () => projects('one', { 'cache-control': 'private, no-store' }),
    () => new Response(null, { status: 503 }),
    () => projects('two'),
  ];
  const { titles } = pagesOver(() => responses.shift()?.() ?? Promise.reject(new Error('requested too often')));
  expect([await titles(), await titles(), await titles()]).toEqual([['one'], undefined, ['two']]);
});

test('an aborted page aborts no other page', async () => {
  const response = Promise.withResolvers<Response>();
  const { requests, titles } = pagesOver(() => response.promise);
  const first = new AbortController();
  const pages = [titles('ua', first), titles(), titles()];
  await until(() => requests.length === 1);
  first.abort(new DOMException('The page is given up', 'AbortError'));
  expect(await pages[0]).toBeUndefined();
  response.resolve(projects('park'));
  expect(await Promise.all(pages)).toEqual([undefined, ['park'], ['park']]);
  expect(requests).toHaveLength(1);
});

test('a request is aborted with its last page, and the next page starts another', async () => {
  const { requests, titles } = pagesOver(() =>
    requests.length === 1 ? new Promise<never>(() => undefined) : projects('park'),
  );
  const given = [new AbortController(), new AbortController()];
  const pages = given.map((page) => titles('ua', page));
  await until(() => requests.length === 1);
  given[0]?.abort();
  expect(requests[0]?.signal.aborted).toBe(false);
  given[1]?.abort();
  expect(requests[0]?.signal.aborted).toBe(true);
  expect(await titles()).toEqual(['park']);
  expect(await Promise.all(pages)).toEqual([undefined, undefined]);
});

test('a page does not wait for a hanging request', async () => {
  const hung = Promise.withResolvers<Response>();
  const { requests, titles, pass } = pagesOver(() => (requests.length === 1 ? hung.promise : projects('new')));
  const first = titles();
  await until(() => requests.length === 1);
  pass(2000);
  expect(await titles()).toEqual(['new']);
  hung.resolve(projects('old'));
  expect(await first).toEqual(['old']);
  expect(await titles()).toEqual(['new']);
});

test('a response known as no-store is not shared', async () => {
  const response = Promise.withResolvers<undefined>();
  const respond = () => projects('own', { 'cache-control': 'no-store' });
  const { requests, titles, pass } = pagesOver(async () => {
    if (requests.length > 1) await response.promise;
    return respond();
  });
  expect(await titles()).toEqual(['own']);
  pass(5000);
  const pages = [titles(), titles(), titles()];
  await until(() => requests.length === 4);
  response.resolve(undefined);
  expect(await Promise.all(pages)).toEqual([['own'], ['own'], ['own']]);
});

test('counts a result by its memory, and stores no response with it', async () => {
  const saved: { value: object; size: number }[] = [];
  const cache: ResultCache = {
    get: () => saved.at(-1)?.value,
    set: (_, value, size) => void saved.push({ value, size }),
    delete: () => undefined,
  };
  const reuse = reuseResults(cache, new AbortController());
  const data = 'x'.repeat(1000);
  const meta = { request: new Request('http://backend.test'), response: new Response() };
  await reuse({ url: '/', language: 'ua' }, async () => ({ data, meta }));
  const stored = saved.at(-1);
  expect(stored?.value).toMatchObject({ result: { data } });
  expect(stored?.value).not.toHaveProperty('result.meta');
  expect(stored?.size).toBeGreaterThan(4 * data.length);
});

test('mutations are sent each time', async () => {
  const { requests, openPage } = pagesOver(() => Response.json({ data: ['site_plan'] }));
  for (let time = 0; time < 2; time += 1) {
    await openPage().dispatch(leadApi.endpoints.reachBackend.initiate({ language: 'ua' }));
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

  test('renders different pages of a project from one response, and refetches when the content has changed', async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    const { server, web, get } = await serveSite({ parts: [counter, backendPart(backend.backend)] });
    const pages = Array.from({ length: 6 }, (_, index) => `/projects/lypa/plan?price_to=${index + 1}000000`);
    const responses = await Promise.all(pages.map((url) => get(url)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(pages.map(() => 200));
    const plannings = () => calls.filter((url) => url.endsWith('/plannings')).length;
    expect(plannings()).toBe(1);
    web.contentChanged();
    await get('/projects/lypa/plan?price_to=1');
    expect(plannings()).toBe(2);
    await server.close();
    clock.mockRestore();
  });

  test('renders one page per language for all addresses without a page', async () => {
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

  test.each(paths)('renders %s the same from cached results', async (path) => {
    const results = cacheOf(new Map());
    await rendered(path, results);
    expect(await rendered(path, results)).toBe(await rendered(path));
  });

  test('renders concurrent pages as it renders single ones', async () => {
    const oneByOne: string[] = [];
    for (const path of paths) oneByOne.push(await rendered(path));
    const results = cacheOf(new Map());
    expect(await Promise.all(paths.map((path) => rendered(path, results)))).toEqual(oneByOne);
  });
});
