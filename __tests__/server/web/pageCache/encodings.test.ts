import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createPageCache, type PageKey, type StoredPage } from '../../../../server/web/pageCache/index.ts';
import { createPartitions } from '../../../../server/web/pageCache/partitions.ts';
import { createShrinking } from '../../../../server/web/pageCache/shrinking.ts';
import { samplePage } from '../../../../tools/bench/server/samplePage.ts';
import { htmlOf, keyOf, rendered } from './support.ts';

const html = samplePage();
const news = keyOf('/news');

const sizeOf = ({ bodies }: StoredPage): number => bodies.get('br')?.length ?? 0;

const openCache = () =>
  createPageCache({ render: async () => rendered(html), maxBytes: 10_000_000, freshMs: 60_000, staleMs: 60_000 });

test('every encoding has the same content', async () => {
  const cache = openCache();
  const page = await cache.get(news, 'gzip');
  expect(htmlOf(page)).toBe(html);
  expect(String(brotliDecompressSync(page.bodies.get('br') ?? ''))).toBe(html);
  expect(String(gunzipSync(page.bodies.get('gzip') ?? ''))).toBe(html);
});

test('gzip is made once, for the first visitor without brotli', async () => {
  const cache = openCache();
  const first = await cache.get(news);
  expect([...first.bodies.keys()]).toEqual(['identity', 'br']);
  expect(cache.fresh(news, 'gzip')).toBeUndefined();
  const before = cache.stats().bytes;
  const [one, other] = await Promise.all([cache.get(news, 'gzip'), cache.get(news, 'gzip')]);
  const zipped = one.bodies.get('gzip');
  expect(other.bodies.get('gzip')).toBe(zipped);
  expect(cache.fresh(news, 'gzip')?.bodies.get('gzip')).toBe(zipped);
  expect(cache.stats()).toMatchObject({ bytes: before + (zipped?.length ?? 0), renders: 1 });
});

test('a cached page is recompressed better later, and counted by its new size', async () => {
  const cache = openCache();
  const first = await cache.get(news);
  const before = cache.stats().bytes;
  let now = first;
  while (now === first) {
    await new Promise((resolve) => setImmediate(resolve));
    now = await cache.get(news);
  }
  const saved = sizeOf(first) - sizeOf(now);
  expect(saved).toBeGreaterThan(0);
  expect(cache.stats().bytes).toBe(before - saved);
  expect(String(brotliDecompressSync(now.bodies.get('br') ?? ''))).toBe(html);
  expect(now.etag).toBe(first.etag);
});

test('a page with a query is recompressed when it is requested again', async () => {
  const cache = openCache();
  const search = keyOf('/flats?rooms=3');
  // Pages are recompressed in turn: what came before this one has had its turn.
  const recompressed = async (key: PageKey): Promise<void> => {
    const first = await cache.get(key);
    while ((await cache.get(key)) === first) await new Promise((resolve) => setImmediate(resolve));
  };
  const first = await cache.get(search);
  await recompressed(news);
  expect(await cache.get(search)).toBe(first);
  await recompressed(keyOf('/about'));
  expect(sizeOf(await cache.get(search))).toBeLessThan(sizeOf(first));
});

test('pages with a query do not queue up before other pages', async () => {
  const steps: string[] = [];
  const done = Promise.withResolvers<undefined>();
  const peek = (key: PageKey) => {
    steps.push(key);
    if (key === news) done.resolve(undefined);
    return undefined;
  };
  const shrink = createShrinking({ ...createPartitions(1000), peek }, () => false);
  for (const url of ['/?a=1', '/?a=2', '/?a=3', '/news']) shrink(keyOf(url));
  await done.promise;
  expect(steps).toEqual(['/?a=1', '/news']);
});

test('nothing is recompressed while a visitor waits for a page', async () => {
  const steps: string[] = [];
  const begun = Promise.withResolvers<undefined>();
  const peek = () => {
    steps.push('takes the page');
    begun.resolve(undefined);
    return undefined;
  };
  const isBusy = () => {
    const busy = steps.length === 0;
    steps.push(busy ? 'busy' : 'idle');
    return busy;
  };
  createShrinking({ ...createPartitions(1000), peek }, isBusy)(news);
  await begun.promise;
  expect(steps).toEqual(['busy', 'idle', 'takes the page']);
});

test('pages are compressed faster in a burst, and better after it', async () => {
  const cache = createPageCache({
    render: async (key) => rendered(html + key),
    maxBytes: 10_000_000,
    freshMs: 60_000,
    staleMs: 60_000,
    limits: { concurrency: 1, waiting: 10, timeoutMs: 60_000 },
  });
  const [one, , last] = await Promise.all([cache.get(news), cache.get(keyOf('/news/1')), cache.get(keyOf('/news/2'))]);
  expect(sizeOf(one)).toBeGreaterThan(sizeOf(last));
  let size = sizeOf(one);
  while (size >= sizeOf(last)) {
    await new Promise((resolve) => setImmediate(resolve));
    size = sizeOf(await cache.get(news));
  }
});

test('compression does not block the event loop', async () => {
  const page = openCache().get(news);
  const others: string[] = [];
  const pending = page.then(() => others.push('page'));
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    others.push('another visitor');
  }
  await pending;
  expect(others.indexOf('page')).toBeGreaterThan(0);
});
