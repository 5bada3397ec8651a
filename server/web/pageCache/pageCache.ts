import { type BoundedQueue, createBoundedQueue, type QueueLimits, TooBusy } from '../../http/boundedQueue.ts';
import { gzipOf } from '../../http/compress.ts';
import type { Encoding } from '../../http/encoding.ts';
import { encodePage } from './encodePage.ts';
import { isRedirect, type StoredPage, type RenderedPage } from './page.ts';
import type { PageKey } from './pageKey.ts';
import { createPartitions, isArbitraryKey, type PageEntry, type PartitionUsage } from './partitions.ts';
import { createShrinking } from './shrinking.ts';

export interface PageCacheOptions {
  render: (key: PageKey) => Promise<RenderedPage>;
  /** For all pages in all encodings. */
  maxBytes: number;
  /** Milliseconds for which a page is served without revalidation. */
  freshMs: number;
  /** Milliseconds after `freshMs` for which it is served while a newer one is made. */
  staleMs: number;
  /** Milliseconds after `freshMs` for which it is served when rendering fails. */
  staleIfErrorMs?: number;
  limits?: QueueLimits;
  /** Called on failures that visitors do not see, because an older page was served. */
  onFailure?: (key: PageKey, error: unknown) => void;
  /** A monotonic clock, in milliseconds. */
  now?: () => number;
}

export interface PageCacheStats extends PartitionUsage {
  rendering: number;
  waiting: number;
  /** Counts since the start: served fresh, served stale, rendered. */
  fresh: number;
  stale: number;
  renders: number;
}

export interface PageCache {
  /**
   * The cached or rendered page with a body in this encoding. Rejects with TooBusy or the renderer's error when there
   * is no older page to serve.
   */
  get(key: PageKey, encoding?: Encoding): Promise<StoredPage>;
  /** The page if it is fresh and available in this encoding without waiting. */
  fresh(key: PageKey, encoding?: Encoding): StoredPage | undefined;
  /** The content has changed: pages of the old content, those in progress included, are no longer fresh. */
  clear(): void;
  stats(): PageCacheStats;
}

const day = 24 * 60 * 60 * 1000;

/** For a page that lacks a failed block: a burst costs one render, and the block is retried soon. */
const shortFreshMs = 10_000;

/** Milliseconds between a failed render and the next try. */
const retryMs = 2000;

/**
 * A burst on a cold cache. A render takes 4 to 6 ms of the main thread, and 8 ms with the request just after a start:
 * 500 pages are ready within 4 s where that thread has a core of its own.
 */
const usualLimits: QueueLimits = { concurrency: 8, waiting: 1000, timeoutMs: 4500 };

const isReady = (page: StoredPage, encoding: Encoding): boolean => isRedirect(page) || page.bodies.has(encoding);

interface RenderFlight {
  /** The edition of the content at its start; undefined while it is queued. */
  readonly begun: { edition?: number };
  readonly result: Promise<StoredPage>;
}

interface RenderFlights {
  /** Joins the running flight of this key, unless that began with an older edition: then a new one starts after it. */
  join(key: PageKey, task: (edition: number) => Promise<StoredPage>): Promise<StoredPage>;
}

function createRenderFlights(queue: BoundedQueue, currentEdition: () => number): RenderFlights {
  const flights = new Map<PageKey, RenderFlight>();

  const fly = async (
    key: PageKey,
    begun: RenderFlight['begun'],
    earlier: RenderFlight | undefined,
    task: (edition: number) => Promise<StoredPage>,
  ): Promise<StoredPage> => {
    try {
      // Its callers handle its failure.
      await Promise.allSettled([earlier?.result]);
      return await queue.run(
        () => {
          begun.edition = currentEdition();
          return task(begun.edition);
        },
        isArbitraryKey(key) ? 'low' : 'normal',
      );
    } finally {
      if (flights.get(key)?.begun === begun) flights.delete(key);
    }
  };

  return {
    join(key, task) {
      const earlier = flights.get(key);
      if (earlier !== undefined && (earlier.begun.edition ?? currentEdition()) === currentEdition()) {
        return earlier.result;
      }
      const begun = {};
      const result = fly(key, begun, earlier, task);
      flights.set(key, { begun, result });
      return result;
    },
  };
}

export function createPageCache({
  render,
  maxBytes,
  freshMs,
  staleMs,
  staleIfErrorMs = day,
  limits = usualLimits,
  onFailure = () => undefined,
  now = () => performance.now(),
}: PageCacheOptions): PageCache {
  let edition = 0;
  const partitions = createPartitions(maxBytes);
  const queue = createBoundedQueue(limits);
  const flights = createRenderFlights(queue, () => edition);
  const shrinkLater = createShrinking(partitions, () => queue.load().running > 0);
  /** Keyed by the plain bytes of a page. */
  const gzips = new WeakMap<Buffer, Promise<Buffer>>();
  const count = { fresh: 0, stale: 0, renders: 0 };

  const ageOf = (entry: PageEntry): number => now() - entry.renderedAt;
  const freshFor = ({ page }: PageEntry): number =>
    page.shortLived === true ? Math.min(shortFreshMs, freshMs) : freshMs;
  const isFresh = (entry: PageEntry): boolean => entry.edition === edition && ageOf(entry) < freshFor(entry);

  const shrink = (key: PageKey, { page }: PageEntry): void => {
    if (page.status === 200 && page.shrunk !== true && page.shortLived !== true) shrinkLater(key);
  };

  const asFresh = (key: PageKey, entry: PageEntry): StoredPage => {
    count.fresh += 1;
    shrink(key, entry);
    return entry.page;
  };
  const asStale = ({ page }: PageEntry): StoredPage => {
    count.stale += 1;
    return { ...page, freshness: 'stale' };
  };

  const failed = (key: PageKey): void => {
    const entry = partitions.peek(key);
    if (entry !== undefined) entry.retryAt = now() + retryMs;
  };

  const store = (key: PageKey, entry: PageEntry): void => {
    const isKnown = partitions.peek(key) !== undefined;
    partitions.put(key, entry);
    // A flood requests each of its addresses once.
    if (isKnown || !isArbitraryKey(key)) shrink(key, entry);
  };

  const make = async (key: PageKey, begun: number): Promise<StoredPage> => {
    count.renders += 1;
    const renderedAt = now();
    try {
      const page = await encodePage(await render(key), {
        earlier: partitions.peek(key)?.page,
        burst: queue.load().waiting > 0,
      });
      if (page.freshness === 'uncached') failed(key);
      else store(key, { page, renderedAt, edition: begun });
      return page.freshness === 'fresh' && begun !== edition ? { ...page, freshness: 'stale' } : page;
    } catch (error) {
      failed(key);
      throw error;
    }
  };

  const renderOnce = (key: PageKey): Promise<StoredPage> => flights.join(key, (begun) => make(key, begun));

  /** In the background: no visitor waits for it. */
  const refresh = (key: PageKey, { retryAt = 0 }: PageEntry): void => {
    if (now() < retryAt || !queue.hasRoom()) return;
    renderOnce(key).catch((error: unknown) => {
      if (!(error instanceof TooBusy)) onFailure(key, error);
    });
  };

  /** The newly rendered page, or the older one if rendering fails. */
  const newerThan = async (key: PageKey, entry: PageEntry): Promise<StoredPage> => {
    try {
      const page = await renderOnce(key);
      return page.freshness === 'uncached' ? asStale(entry) : page;
    } catch (error) {
      if (!(error instanceof TooBusy)) onFailure(key, error);
      return asStale(entry);
    }
  };

  const find = async (key: PageKey): Promise<StoredPage> => {
    const entry = partitions.get(key);
    if (entry === undefined || ageOf(entry) >= freshMs + staleIfErrorMs) return renderOnce(key);
    if (isFresh(entry)) return asFresh(key, entry);
    // Do not serve a page without its block as stale: wait for the block.
    const known = entry.edition === edition && entry.page.shortLived !== true && ageOf(entry) < freshMs + staleMs;
    if (!known && entry.retryAt === undefined) return newerThan(key, entry);
    refresh(key, entry);
    return asStale(entry);
  };

  /** Gzip is rare, so it is made on the first request. */
  const withGzip = async (key: PageKey, page: StoredPage): Promise<StoredPage> => {
    const html = page.bodies.get('identity');
    if (html === undefined) return page;
    const pending = gzips.get(html) ?? gzipOf(html);
    gzips.set(html, pending);
    const gzip = await pending;
    const entry = partitions.peek(key);
    // The brotli body may have been replaced meanwhile.
    if (entry?.page.etag === page.etag) {
      partitions.put(key, { ...entry, page: { ...entry.page, bodies: new Map(entry.page.bodies).set('gzip', gzip) } });
    }
    return { ...page, bodies: new Map(page.bodies).set('gzip', gzip) };
  };

  return {
    async get(key, encoding = 'br') {
      const page = await find(key);
      return isReady(page, encoding) ? page : withGzip(key, page);
    },
    fresh(key, encoding = 'br') {
      const entry = partitions.get(key);
      return entry !== undefined && isFresh(entry) && isReady(entry.page, encoding) ? asFresh(key, entry) : undefined;
    },
    clear() {
      edition += 1;
    },
    stats() {
      const { running: rendering, waiting } = queue.load();
      return { ...partitions.usage(), rendering, waiting, ...count };
    },
  };
}
