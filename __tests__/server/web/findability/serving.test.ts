import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { backendOfTests, fixtureContent, startBackend } from '../../../support/backend/backend.ts';
import { copyContent } from '../../../support/backend/contentCopy.ts';
import { backendPart } from '../../../../server/backendPart.ts';
import { assembleBackend } from '../../../../server/backend/index.ts';
import { createServer } from '../../../../server/createServer.ts';
import { createFindability } from '../../../../server/web/findability/index.ts';
import { temporaryLeads } from '../../../support/stores/recordedLeads.ts';
import { standInMedia } from '../../../support/site/standInParts.ts';
import { findSite, origin } from './findSite.ts';

/** A backend that is down on demand. */
function unreliable(working: typeof fetch) {
  const line = { down: false, requests: 0 };
  const fetchOrFail: typeof fetch = async (input, init) => {
    line.requests += 1;
    return line.down ? new Response('<h1>Bad gateway</h1>', { status: 502 }) : working(input, init);
  };
  return { line, fetch: fetchOrFail };
}

const fromBackend = ['/sitemap.xml', '/news/feed.xml', '/en/news/feed.xml'];
const own = ['/robots.txt', '/site.webmanifest', '/en/site.webmanifest'];

it('the backend of the same process is called without a network', async () => {
  const parts = {
    contentDir: fixtureContent,
    media: standInMedia,
    leads: await temporaryLeads(),
    logger: { info() {}, error() {} },
    watch: false,
    leadsPerMinute: 9,
    leadsPerPhone: 9,
    bookingsPerNetwork: 9,
  };
  const backend = await assembleBackend(parts);
  const findability = createFindability({ origin, defaultLanguage: 'ua', indexing: true });
  const server = await createServer({ logLevel: 'silent' }, [findability, backendPart(backend)]);
  const response = await server.inject('/sitemap.xml');
  expect(response.body).toContain(`<loc>${origin}/projects/lypa/plan</loc>`);
  await server.close();
});

it('files from the backend are rebuilt after the content changed', async () => {
  const content = await copyContent();
  const backend = await startBackend({ contentDir: content.dir, watch: true });
  const { server, findability } = await findSite({ fetch: backend.fetch });
  for (const url of fromBackend) await server.inject(url);
  const reloaded = new Promise<void>((resolve) => {
    backend.backend.onReload(() => {
      findability.clear();
      resolve();
    });
  });
  await content.edit('news/vikna/item.yaml', '2026-09-20', '2026-11-11');
  await reloaded;
  for (const url of fromBackend) expect((await server.inject(url)).body).toContain('2026-11-11');
  await backend.close();
  await content.dispose();
});

describe('with a backend', () => {
  const backend = backendOfTests();

  it.each([...fromBackend, ...own])('%s is cacheable, compressed where it pays, and not sent twice', async (url) => {
    const { server } = await findSite({ fetch: backend.fetch });
    const plain = await server.inject(url);
    expect(plain.headers['cache-control']).toContain('public, max-age=');
    expect(plain.headers['vary']).toBe('accept-encoding');
    for (const [encoding, decode] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const packed = await server.inject({ url, headers: { 'accept-encoding': encoding } });
      const worth = plain.rawPayload.length >= 1024;
      expect(packed.headers['content-encoding']).toBe(worth ? encoding : undefined);
      expect((worth ? decode(packed.rawPayload) : packed.rawPayload).toString()).toBe(plain.body);
    }
    const again = await server.inject({ url, headers: { 'if-none-match': String(plain.headers['etag']) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await server.inject({ url, method: 'HEAD' })).headers['content-length']).toBe(
      String(plain.rawPayload.length),
    );
  });

  it.each(fromBackend)('%s is made once for concurrent requests', async (url) => {
    const { line, fetch } = unreliable(backend.fetch);
    const { server } = await findSite({ fetch });
    await Promise.all([server.inject(url), server.inject(url)]);
    const { requests } = line;
    await server.inject(url);
    expect(line.requests).toBe(requests);
  });

  it.each(fromBackend)('%s stays as it was while the backend is down', async (url) => {
    const { line, fetch } = unreliable(backend.fetch);
    const { server, findability } = await findSite({ fetch });
    const { body } = await server.inject(url);
    line.down = true;
    findability.clear();
    const requests = line.requests;
    expect(await server.inject(url)).toMatchObject({ statusCode: 200, body });
    expect(line.requests).toBeGreaterThan(requests);
    // The failure is cached briefly.
    const requestsThen = line.requests;
    expect(await server.inject(url)).toMatchObject({ statusCode: 200, body });
    expect(line.requests).toBe(requestsThen);
  });

  it.each(fromBackend)('%s is 503 with Retry-After until it can be made for the first time', async (url) => {
    const { line, fetch } = unreliable(backend.fetch);
    line.down = true;
    const { server, findability } = await findSite({ fetch });
    const refused = await server.inject(url);
    expect(refused).toMatchObject({ statusCode: 503 });
    expect(refused.headers).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store' });
    line.down = false;
    findability.clear();
    expect(await server.inject(url)).toMatchObject({ statusCode: 200 });
  });

  it('a backend that fails for one project makes no sitemap without it', async () => {
    const failing: typeof fetch = async (input, init) =>
      new Request(input, init).url.endsWith('/api/projects/lypa/progress')
        ? new Response('', { status: 500 })
        : backend.fetch(input, init);
    const { server } = await findSite({ fetch: failing });
    expect(await server.inject('/sitemap.xml')).toMatchObject({ statusCode: 503 });
  });

  it('a hanging backend is given up after the deadline', async () => {
    const hanging: typeof fetch = async (_, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))));
    const { server } = await findSite({ fetch: hanging, deadline: 20 });
    expect(await server.inject('/sitemap.xml')).toMatchObject({ statusCode: 503 });
  });

  it.each([
    ['HTML', () => new Response('<!doctype html><title>Hello</title>', { headers: { 'content-type': 'text/html' } })],
    ['another shape', () => Response.json({ data: { projects: 'none', offers: [], items: [] } })],
  ])('a backend that returns %s makes no false sitemap', async (_, respond) => {
    const { server } = await findSite({ fetch: async () => respond() });
    expect(await server.inject('/sitemap.xml')).toMatchObject({ statusCode: 503 });
  });
});
