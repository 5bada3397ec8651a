import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createPageCache } from '../../../../server/web/pageCache/index.ts';
import { samplePage } from '../../../../tools/bench/samplePage.ts';
import { htmlOf, keyOf, rendered } from './support.ts';

const html = samplePage();
const news = keyOf('/news');

const openCache = () =>
  createPageCache({ render: async () => rendered(html), maxBytes: 10_000_000, freshMs: 60_000, staleMs: 60_000 });

test('every encoding says the same', async () => {
  const page = await openCache().get(news);
  expect(htmlOf(page)).toBe(html);
  expect(String(brotliDecompressSync(page.bodies.get('br') ?? ''))).toBe(html);
  expect(String(gunzipSync(page.bodies.get('gzip') ?? ''))).toBe(html);
});

test('a kept page gets smaller later, and is counted as that', async () => {
  const cache = openCache();
  const first = await cache.get(news);
  const before = cache.stats().bytes;
  let now = first;
  while (now === first) {
    await new Promise((resolve) => setImmediate(resolve));
    now = await cache.get(news);
  }
  const saved = (first.bodies.get('br')?.length ?? 0) - (now.bodies.get('br')?.length ?? 0);
  expect(saved).toBeGreaterThan(0);
  expect(cache.stats().bytes).toBe(before - saved);
  expect(String(brotliDecompressSync(now.bodies.get('br') ?? ''))).toBe(html);
  expect(now.etag).toBe(first.etag);
});

test('compressing does not hold the event loop up', async () => {
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
