import fc from 'fast-check';
import { createPageCache } from '../../../../server/web/pageCache/index.ts';
import { runs } from '../../../support/properties.ts';
import { controlledCache, keyOf, rendered, summaryOf } from './support.ts';

const maxBytes = 200_000;
const real = Array.from({ length: 10 }, (_, index) => keyOf(`/projects/${index}`));
const known = new Set<string>(real);

const openCache = () =>
  createPageCache({
    render: async (key) =>
      known.has(key.split('?')[0] ?? '') || /^\/(?:P|%70)rojects/.test(key)
        ? rendered(`page ${key}`.repeat(20))
        : rendered(`nothing at ${key}`.repeat(20), { status: 404 }),
    maxBytes,
    freshMs: 60_000,
    staleMs: 60_000,
    limits: { concurrency: 8, waiting: 20_000, timeoutMs: 60_000 },
  });

/** An unknown path, a page with an unknown query, or a page with equivalent escapes. */
const arbitraryPath = (index: number): string =>
  [`/nothing/${index}`, `/projects/1?q=${index}`, `/Projects/${index}`, `/%70rojects/${index}`][index % 4] ?? '';

test('a flood of unknown addresses neither grows the cache nor evicts a real page', async () => {
  const cache = openCache();
  for (const key of real) await cache.get(key);
  const before = cache.stats();
  // Several times the limit.
  const flood = runs(10_000, 500);
  await Promise.all(Array.from({ length: flood }, (_, index) => cache.get(keyOf(arbitraryPath(index)))));

  const { bytes, arbitrary, pages } = cache.stats();
  expect(arbitrary.bytes).toBeLessThanOrEqual(maxBytes / 8);
  expect(arbitrary.pages).toBeLessThan(flood / 2);
  expect(bytes - arbitrary.bytes).toBeLessThanOrEqual(before.bytes * 1.1);
  expect(pages - arbitrary.pages).toBe(real.length);
  for (const key of real) expect(cache.fresh(key)).toBeDefined();
});

test('a flood of made-up queries neither delays nor displaces a page without a query', async () => {
  const { cache, nextRender } = controlledCache({ limits: { concurrency: 1, waiting: 3, timeoutMs: 60_000 } });
  const outcomes: string[] = [];
  const visits = ['/?a=1', '/?a=2', '/?a=3', '/?a=4', '/?a=5', '/about', '/news'].map(async (url) => {
    const result = cache.get(keyOf(url)).then(summaryOf, ({ name }: Error) => `${name}: ${url}`);
    outcomes.push(await result);
  });
  // The running page and the three that wait.
  for (let count = 0; count < 4; count += 1) {
    const { key, finish } = await nextRender();
    finish(rendered(key));
  }
  await Promise.all(visits);
  expect(outcomes).toEqual([
    'TooBusy: /?a=5',
    'TooBusy: /?a=4',
    'TooBusy: /?a=3',
    'fresh: /?a=1',
    'fresh: /about',
    'fresh: /news',
    'fresh: /?a=2',
  ]);
});

test('all encodings stay within the limit under concurrent requests, and each gets its own page', async () => {
  const urls = fc.array(
    fc.tuple(fc.constantFrom(...real, keyOf('/x'), keyOf('/y')), fc.constantFrom('', '?q=1', '?q=2')),
    { maxLength: 60 },
  );
  await fc.assert(
    fc.asyncProperty(urls, fc.integer({ min: 2000, max: 60_000 }), async (requested, bound) => {
      const cache = createPageCache({
        render: async (key) => rendered(key.padEnd(500, '.')),
        maxBytes: bound,
        freshMs: 60_000,
        staleMs: 0,
      });
      for (const [path, search] of requested) {
        const page = await cache.get(keyOf(path + search));
        expect(String(page.bodies.get('identity')).replace(/\.+$/, '')).toBe(path + search);
        expect(cache.stats().bytes).toBeLessThanOrEqual(bound);
      }
    }),
    { numRuns: runs(10) },
  );
});
