import {
  type StoredPage,
  createPageCache,
  type PageCacheOptions,
  type PageKey,
  type RenderedPage,
} from '../../../../server/web/pageCache/index.ts';

export const keyOf = (url: string): PageKey => url as PageKey;

export const rendered = (html: string, page: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  html,
  cacheable: true,
  ...page,
});

export const htmlOf = (page: StoredPage): string => String(page.bodies.get('identity'));

export const summaryOf = (page: StoredPage): string => `${page.freshness}: ${htmlOf(page)}`;

interface Pending {
  key: PageKey;
  finish: (page: RenderedPage) => void;
  fail: (error: Error) => void;
}

/** A cache with a clock and renders that the test controls. */
export function controlledCache(options: Partial<PageCacheOptions> = {}) {
  let time = 0;
  const renders: Pending[] = [];
  let noticed: () => void = () => undefined;
  const failures: unknown[] = [];
  const cache = createPageCache({
    render: (key) =>
      new Promise((finish, fail) => {
        renders.push({ key, finish, fail });
        noticed();
      }),
    maxBytes: 1_000_000,
    freshMs: 1000,
    staleMs: 10_000,
    staleIfErrorMs: 100_000,
    onFailure: (_, error) => failures.push(error),
    now: () => time,
    ...options,
  });

  /** The render that has begun or begins next. */
  const nextRender = async (): Promise<Pending> => {
    while (renders.length === 0) await new Promise<void>((resolve) => (noticed = resolve));
    return renders.shift() as Pending;
  };

  return {
    cache,
    renders,
    failures,
    nextRender,
    pass: (ms: number) => (time += ms),
    /** Requests an uncached page, and completes its render. */
    async show(key: PageKey, page: RenderedPage): Promise<StoredPage> {
      const [shown] = await Promise.all([cache.get(key), nextRender().then(({ finish }) => finish(page))]);
      return shown;
    },
    /** Resolves when no render is running. */
    async settled(): Promise<void> {
      while (cache.stats().rendering > 0) await new Promise((resolve) => setImmediate(resolve));
    },
  };
}
