import { TooBusy } from '../../../../server/http/boundedQueue.ts';
import { controlledCache, keyOf, rendered, summaryOf } from './support.ts';

const news = keyOf('/news');
const about = keyOf('/about');
const old = rendered('old');

test('a page is rendered once and cached', async () => {
  const { cache, renders, show } = controlledCache();
  expect(cache.fresh(news)).toBeUndefined();
  const page = await show(news, old);
  expect(summaryOf(page)).toBe('fresh: old');
  expect(await cache.get(news)).toBe(page);
  expect(cache.fresh(news)).toBe(page);
  expect(renders).toEqual([]);
});

test('two languages are two pages', async () => {
  const { show, cache } = controlledCache();
  await show(news, rendered('новини'));
  await show(keyOf('/en/news'), rendered('news'));
  expect([summaryOf(await cache.get(news)), summaryOf(await cache.get(keyOf('/en/news')))]).toEqual([
    'fresh: новини',
    'fresh: news',
  ]);
});

test('a request for a page that is being rendered shares that render', async () => {
  const { cache, nextRender, renders } = controlledCache();
  const pending = [cache.get(news), cache.get(news), cache.get(news)];
  (await nextRender()).finish(old);
  const pages = await Promise.all(pending);
  expect(new Set(pages).size).toBe(1);
  expect(renders).toEqual([]);
});

test('an expired page is served stale once more, while the next one is rendered', async () => {
  const { cache, show, pass, nextRender, settled, renders } = controlledCache();
  await show(news, old);
  pass(1000);
  expect(cache.fresh(news)).toBeUndefined();
  expect(summaryOf(await cache.get(news))).toBe('stale: old');
  expect(summaryOf(await cache.get(news))).toBe('stale: old');
  (await nextRender()).finish(rendered('new'));
  await settled();
  expect(summaryOf(await cache.get(news))).toBe('fresh: new');
  expect(renders).toEqual([]);
});

test('a long expired page is rendered while the visitor waits', async () => {
  const { show, pass } = controlledCache();
  await show(news, old);
  pass(11_000);
  expect(summaryOf(await show(news, rendered('new')))).toBe('fresh: new');
});

test('a page with unchanged content keeps its bytes and its ETag', async () => {
  const { show, pass } = controlledCache();
  const first = await show(news, old);
  pass(11_000);
  const again = await show(news, old);
  expect(again.etag).toBe(first.etag);
  expect(again.bodies.get('gzip')).toBe(first.bodies.get('gzip'));
  pass(11_000);
  expect((await show(news, rendered('new'))).etag).not.toBe(first.etag);
});

test('a private page is not cached', async () => {
  const { cache, show } = controlledCache();
  const shell = await show(news, rendered('shell', { cacheable: false }));
  expect(summaryOf(shell)).toBe('uncached: shell');
  expect(cache.stats().pages).toBe(0);
  expect(summaryOf(await show(news, old))).toBe('fresh: old');
});

test('a page without a failed block is cached for ten seconds, and the next visitor waits for a complete one', async () => {
  const { cache, show, pass, renders } = controlledCache({ freshMs: 60_000 });
  expect(summaryOf(await show(news, rendered('half', { shortLived: true })))).toBe('fresh: half');
  pass(9999);
  expect(summaryOf(await cache.get(news))).toBe('fresh: half');
  expect(renders).toEqual([]);
  pass(1);
  expect(cache.fresh(news)).toBeUndefined();
  expect(summaryOf(await show(news, rendered('whole')))).toBe('fresh: whole');
  pass(59_999);
  expect(summaryOf(await cache.get(news))).toBe('fresh: whole');
});

describe('when the content changes', () => {
  test('the next visitor waits for the new page, and other pages are rendered on request', async () => {
    const { cache, show } = controlledCache();
    await show(news, old);
    await show(about, old);
    cache.clear();
    expect(cache.fresh(news)).toBeUndefined();
    expect(summaryOf(await show(news, rendered('new')))).toBe('fresh: new');
    expect(cache.fresh(about)).toBeUndefined();
  });

  test('a render that began before is not served as fresh, and the next one starts after it', async () => {
    const { cache, nextRender, renders } = controlledCache();
    const before = cache.get(news);
    const ofOldContent = await nextRender();
    cache.clear();
    const after = [cache.get(news), cache.get(news)];
    await Promise.resolve();
    expect(renders).toEqual([]);

    ofOldContent.finish(old);
    expect(summaryOf(await before)).toBe('stale: old');
    expect(cache.fresh(news)).toBeUndefined();
    (await nextRender()).finish(rendered('new'));
    expect((await Promise.all(after)).map(summaryOf)).toEqual(['fresh: new', 'fresh: new']);
    expect(summaryOf(await cache.get(news))).toBe('fresh: new');
    expect(renders).toEqual([]);
  });

  test('a render that is still queued uses the new content', async () => {
    const { cache, nextRender } = controlledCache({ limits: { concurrency: 1, waiting: 5, timeoutMs: 60_000 } });
    const first = cache.get(about);
    const running = await nextRender();
    const pending = cache.get(news);
    cache.clear();
    running.finish(old);
    await first;
    (await nextRender()).finish(rendered('new'));
    expect(summaryOf(await pending)).toBe('fresh: new');
  });

  test('a page that changes its status is cached under the new one only', async () => {
    const { cache, show } = controlledCache();
    await show(news, old);
    cache.clear();
    await show(news, rendered('gone', { status: 404 }));
    expect(cache.stats()).toMatchObject({ pages: 1, arbitrary: { pages: 1 } });
    cache.clear();
    await show(news, rendered('back'));
    expect(cache.stats()).toMatchObject({ pages: 1, arbitrary: { pages: 0 } });
  });
});

describe('when the next render fails', () => {
  const broken = new Error('the backend is gone');
  const failures = [
    ['the render fails', (render: { fail: (error: Error) => void }) => render.fail(broken)],
    [
      'the backend failed',
      (render: { finish: (page: typeof old) => void }) =>
        render.finish(rendered('sorry', { status: 503, cacheable: false })),
    ],
  ] as const;

  test.each(failures)('%s: the older page is served, and the next try is delayed', async (_, end) => {
    const { cache, show, pass, nextRender, settled, renders } = controlledCache();
    await show(news, old);
    cache.clear();
    const pending = cache.get(news);
    end(await nextRender());
    expect(summaryOf(await pending)).toBe('stale: old');
    expect(summaryOf(await cache.get(news))).toBe('stale: old');
    expect(renders).toEqual([]);

    pass(2000);
    expect(summaryOf(await cache.get(news))).toBe('stale: old');
    (await nextRender()).finish(rendered('new'));
    await settled();
    expect(summaryOf(await cache.get(news))).toBe('fresh: new');
  });

  test('a failure that no visitor sees is reported', async () => {
    const { cache, show, pass, nextRender, settled, failures } = controlledCache();
    await show(news, old);
    pass(1000);
    await cache.get(news);
    (await nextRender()).fail(broken);
    await settled();
    expect(failures).toEqual([broken]);
  });

  test('the older page is not served for ever', async () => {
    const { cache, show, pass, nextRender } = controlledCache();
    await show(news, old);
    pass(101_000);
    const pending = cache.get(news);
    (await nextRender()).fail(broken);
    await expect(pending).rejects.toBe(broken);
  });

  test('the visitor gets the failure without an older page, and the next one tries again', async () => {
    const { cache, show, nextRender, failures } = controlledCache();
    const pending = [cache.get(news), cache.get(news)];
    (await nextRender()).fail(broken);
    await expect(pending[0]).rejects.toBe(broken);
    await expect(pending[1]).rejects.toBe(broken);
    expect(failures).toEqual([]);
    expect(summaryOf(await show(news, old))).toBe('fresh: old');
  });
});

describe('when more pages are requested than can be rendered', () => {
  const limits = { concurrency: 2, waiting: 1, timeoutMs: 60_000 };

  test('limits the renders and the queue, and rejects the rest at once', async () => {
    const { cache, nextRender, renders } = controlledCache({ limits });
    const pending = ['/a', '/b', '/c'].map(async (url) => cache.get(keyOf(url)));
    const first = await nextRender();
    await nextRender();
    await expect(cache.get(keyOf('/d'))).rejects.toBeInstanceOf(TooBusy);
    expect(cache.stats()).toMatchObject({ rendering: 2, waiting: 1 });
    expect(renders).toEqual([]);
    first.finish(old);
    await pending[0];
    expect((await nextRender()).key).toBe('/c');
  });

  test('a burst of 500 pages on a cold cache is rendered completely', async () => {
    // Time stands still, so that no queue timeout fires on a busy machine.
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'performance'] });
    const { cache, renders } = controlledCache({ render: async (key) => rendered(key) });
    const burst = Array.from({ length: 500 }, async (_, index) => cache.get(keyOf(`/news/${index}`)));
    expect((await Promise.all(burst)).filter(({ status }) => status !== 200)).toEqual([]);
    expect(renders).toEqual([]);
    jest.useRealTimers();
  });

  test('nobody waits longer than the queue timeout', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'performance'] });
    const { cache, nextRender } = controlledCache({ limits: { ...limits, concurrency: 1 } });
    void cache.get(news);
    await nextRender();
    const refused = cache.get(about).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await refused).toBeInstanceOf(TooBusy);
    expect(cache.stats()).toMatchObject({ rendering: 1, waiting: 0 });
    jest.useRealTimers();
  });

  test('a cached page is served stale, and its next render yields to visitors', async () => {
    const { cache, show, nextRender, pass, renders } = controlledCache({
      limits: { ...limits, concurrency: 1, waiting: 0 },
    });
    await show(news, old);
    void cache.get(about);
    await nextRender();
    pass(1000);
    expect(summaryOf(await cache.get(news))).toBe('stale: old');
    cache.clear();
    expect(summaryOf(await cache.get(news))).toBe('stale: old');
    expect(renders).toEqual([]);
  });
});
