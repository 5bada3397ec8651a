import { once } from 'node:events';
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as sendRequest,
} from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { servePages } from './serve.ts';
import { rendered } from './support.ts';

const html = `<!doctype html><title>Новини</title>${'<p>горизонт</p>'.repeat(200)}`;

const pages: Readonly<Record<string, ReturnType<typeof rendered>>> = {
  '/news': rendered(html, { headers: { link: '</assets/hero.avif>; rel=preload; as=image' } }),
  '/projects/park': rendered('', { status: 301, location: '/projects/park/about#top' }),
  '/appointment': rendered('', { status: 302, location: '/appointment/select_date?step=1' }),
  '/shell': rendered('shell', { cacheable: false }),
  '/down': rendered('sorry', { status: 503, cacheable: false }),
};
const missing = rendered('nothing here', { status: 404 });

let site: Awaited<ReturnType<typeof servePages>>;
beforeEach(async () => {
  site = await servePages((key) => pages[key] ?? missing);
});

interface PageResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

async function getPage(path: string, headers: OutgoingHttpHeaders = {}, method = 'GET'): Promise<PageResponse> {
  const request = sendRequest(site.origin + path, { headers, method, agent: false }).end();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const body = Buffer.concat(await response.toArray());
  // The only header that does not depend on the page.
  const { date: _, ...rest } = response.headers;
  return { status: response.statusCode ?? 0, headers: rest, body };
}

/** The page may be recompressed between two requests, which changes its length. */
function decoded({ status, headers: { 'content-length': length, ...headers }, body }: PageResponse) {
  const encoding = headers['content-encoding'];
  const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''];
  return {
    status,
    headers,
    isWhole: body.length === 0 || Number(length) === body.length,
    text: String(decode === undefined || body.length === 0 ? body : decode(body)),
  };
}

test('a response that bypasses Fastify equals that of Fastify, to the last header', async () => {
  const requests = [
    ['/news', {}],
    ['/news', { 'accept-encoding': 'gzip' }],
    ['/news', { 'accept-encoding': 'gzip, deflate, br' }],
    ['/news', { 'accept-encoding': 'br' }, 'HEAD'],
  ] as const;
  for (const [path, headers, method] of requests) {
    site.cache.clear();
    const slow = await getPage(path, headers, method);
    const through = site.through();
    const fast = await getPage(path, headers, method);
    expect(site.through()).toBe(through);
    expect(decoded(fast)).toEqual(decoded(slow));
    expect(decoded(fast).isWhole).toBe(true);
    expect(fast.headers).toHaveProperty('content-security-policy');
  }
});

test('a page is sent in the best encoding that the visitor accepts', async () => {
  const brotli = await getPage('/news', { 'accept-encoding': 'gzip, deflate, br, zstd' });
  expect(brotli.headers).toMatchObject({
    'content-encoding': 'br',
    vary: 'accept-encoding',
    'content-type': 'text/html; charset=utf-8',
  });
  expect(String(brotliDecompressSync(brotli.body))).toBe(html);
  const zipped = await getPage('/news', { 'accept-encoding': 'gzip, br;q=0' });
  expect(String(gunzipSync(zipped.body))).toBe(html);
  const plain = await getPage('/news');
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(String(plain.body)).toBe(html);
  expect(plain.headers.link).toBe('</assets/hero.avif>; rel=preload; as=image');
});

test.each(['through Fastify', 'past it'])('a page that the visitor has is not sent again, %s', async (way) => {
  const headers = { 'accept-encoding': 'br' };
  const { etag } = (await getPage('/news', headers)).headers;
  expect(etag).toMatch(/^W\/"[\w-]+-br"$/);
  // An expired page goes through Fastify, with the same content.
  if (way === 'through Fastify') site.cache.clear();
  const again = await getPage('/news', { ...headers, 'if-none-match': `"other", ${etag}` });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  expect(again.headers).toMatchObject({
    etag,
    vary: 'accept-encoding',
    'cache-control': expect.stringContaining('s-maxage'),
  });
  // Another encoding is another representation.
  expect((await getPage('/news', { 'if-none-match': etag })).status).toBe(200);
});

test('shared caches store pages for a minute and missing ones for seconds, and browsers always revalidate', async () => {
  const page = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400';
  expect((await getPage('/news')).headers['cache-control']).toBe(page);
  expect((await getPage('/projects/park')).headers['cache-control']).toBe(page);
  expect((await getPage('/nothing')).headers).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=10',
    vary: 'accept-encoding, accept',
  });
});

test('nobody stores a private page', async () => {
  const shell = await getPage('/shell');
  expect([shell.status, shell.headers['cache-control'], shell.headers.etag]).toEqual([200, 'no-store', undefined]);
  const down = await getPage('/down');
  expect([down.status, String(down.body), down.headers['cache-control'], down.headers['retry-after']]).toEqual([
    503,
    'sorry',
    'no-store',
    '10',
  ]);
});

test('a redirect is empty and keeps the query of the visitor', async () => {
  const moved = await getPage('/projects/park?utm_source=flyer', { 'accept-encoding': 'br' });
  expect([moved.status, moved.headers.location, moved.body.length]).toEqual([
    301,
    '/projects/park/about?utm_source=flyer#top',
    0,
  ]);
  expect(moved.headers).not.toHaveProperty('content-encoding');
  // A shared cache would redirect others with this visitor's parameters.
  expect(moved.headers['cache-control']).toBe('no-store');
  expect((await getPage('/projects/park')).headers['cache-control']).toContain('s-maxage');
  // Also once it is cached.
  expect((await getPage('/projects/park?utm_source=flyer')).headers.location).toBe(moved.headers.location);
  const found = await getPage('/appointment?utm_source=flyer&utm_medium=paper');
  expect([found.status, found.headers.location]).toEqual([
    302,
    '/appointment/select_date?step=1&utm_source=flyer&utm_medium=paper',
  ]);
  expect((await getPage('/appointment')).headers.location).toBe('/appointment/select_date?step=1');
});

test('HEAD has the headers of GET and no body', async () => {
  const { headers } = await getPage('/news');
  const head = await getPage('/news', {}, 'HEAD');
  expect([head.headers, head.body.length]).toEqual([headers, 0]);
});

test('shared caches do not store a page that stands in for a newer one', async () => {
  let failing = false;
  const other = await servePages(() => {
    if (failing) throw new Error('the backend is gone');
    return rendered(html);
  });
  const cacheControl = async () => (await fetch(`${other.origin}/news`)).headers.get('cache-control');
  expect(await cacheControl()).toContain('s-maxage=60');
  failing = true;
  other.cache.clear();
  expect(await cacheControl()).toBe('no-cache');
});

test('a page with the same content and another status or other headers replaces the earlier one', async () => {
  let page = rendered(html);
  const other = await servePages(() => page);
  const { headers } = await fetch(`${other.origin}/news`);
  const statuses = [];
  for (const changes of [{}, { status: 404 }, { headers: { link: '</hero.avif>; rel=preload; as=image' } }]) {
    page = rendered(html, changes);
    other.cache.clear();
    const again = await fetch(`${other.origin}/news`, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    statuses.push(again.status);
  }
  expect(statuses).toEqual([304, 404, 200]);
});

test('an uncacheable request goes through Fastify', async () => {
  await getPage('/news');
  const through = site.through();
  await getPage('/news', {}, 'POST');
  await getPage('/news?page=2');
  await getPage(`/news?q=${'x'.repeat(3000)}`);
  expect(site.through()).toBe(through + 3);
});

test('all requests are logged where logging is on', async () => {
  const logged = await servePages(() => rendered(html), { logLevel: 'info' });
  for (let time = 0; time < 3; time += 1) await (await fetch(`${logged.origin}/news?utm_source=flyer`)).text();
  await logged.server.close();
  expect(logged.log.filter((line) => line.includes('"path":"/news"'))).toHaveLength(3);
  expect(logged.log.join('')).not.toContain('flyer');
});
