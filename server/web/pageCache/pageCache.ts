import type { Encoding } from '../../http/encoding.ts';
import { encodePage, gzipOf } from './encodePage.ts';
import { isRedirect, type CachedPage, type RenderedPage } from './page.ts';
import type { PageKey } from './pageKey.ts';
import { createRenderQueue, type QueueLimits, TooBusy } from './renderQueue.ts';
import { createPartitions, isOdd, type PageEntry, type PartitionUsage } from './partitions.ts';
import { createShrinking } from './shrinking.ts';
import { createSingleFlight } from './singleFlight.ts';

export interface PageCacheOptions {
  render: (key: PageKey) => Promise<RenderedPage>;
  /** For all pages in all encodings. */
  maxBytes: number;
  /** How long a page is given out without a look at the content, in milliseconds. */
  freshMs: number;
  /** How long after that it is still given out while a newer one is made. */
  staleMs: number;
  /** How long after `freshMs` it is given out when no newer one can be made. */
  staleIfErrorMs?: number;
  limits?: QueueLimits;
  /** Hears of the failures that no visitor sees, because an older page stands in. */
  onFailure?: (key: PageKey, error: unknown) => void;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
}

export interface PageCacheStats extends PartitionUsage {
  rendering: number;
  waiting: number;
  /** Since the start: given out fresh, given out stale, rendered. */
  fresh: number;
  stale: number;
  renders: number;
}

export interface PageCache {
  /**
   * The page, kept or rendered, with a body in this encoding; rejects with TooBusy, or with what the renderer threw, when no older page may
   * stand in.
   */
  get(key: PageKey, encoding?: Encoding): Promise<CachedPage>;
  /** The page when it can be had at once in this encoding, and is fresh. */
  fresh(key: PageKey, encoding?: Encoding): CachedPage | undefined;
  /** The content has changed: no page of the old content is given out as fresh from now on, not even one that is being rendered. */
  clear(): void;
  stats(): PageCacheStats;
}

const day = 24 * 60 * 60 * 1000;

/** Of a page without a block that failed: a burst of visitors costs one render, and the block is back soon. */
const shortFreshMs = 10_000;

/** After a failed render, how long the older page stands in before the next one is tried. */
const retryMs = 2000;

/**
 * A burst on a cold cache waits for its content. A render takes 4 to 6 ms of the main thread, and 8 ms with the request in the first seconds after
 * a start: 500 pages are ready within 4 s where that thread has a core of its own.
 */
const usualLimits: QueueLimits = { concurrency: 8, waiting: 1000, patienceMs: 4500 };

const isReady = (page: CachedPage, encoding: Encoding): boolean => isRedirect(page) || page.bodies.has(encoding);

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
  const queue = createRenderQueue(limits);
  const flights = createSingleFlight<CachedPage>(queue, () => edition);
  const shrinkLater = createShrinking(partitions, () => queue.load().rendering > 0);
  /** By the plain bytes of a page. */
  const gzips = new WeakMap<Buffer, Promise<Buffer>>();
  const count = { fresh: 0, stale: 0, renders: 0 };

  const ageOf = (kept: PageEntry): number => now() - kept.renderedAt;
  const freshFor = ({ page }: PageEntry): number =>
    page.shortLived === true ? Math.min(shortFreshMs, freshMs) : freshMs;
  const isFresh = (kept: PageEntry): boolean => kept.edition === edition && ageOf(kept) < freshFor(kept);

  const asFresh = ({ page }: PageEntry): CachedPage => {
    count.fresh += 1;
    return page;
  };
  const asStale = ({ page }: PageEntry): CachedPage => {
    count.stale += 1;
    return { ...page, freshness: 'stale' };
  };

  const failed = (key: PageKey): void => {
    const kept = partitions.peek(key);
    if (kept !== undefined) kept.retryAt = now() + retryMs;
  };

  const keep = (key: PageKey, kept: PageEntry): void => {
    const before = partitions.peek(key)?.page;
    partitions.put(key, kept);
    if (before !== kept.page && kept.page.shortLived !== true && !isOdd(key, kept.page)) shrinkLater(key);
  };

  const make = async (key: PageKey, begun: number): Promise<CachedPage> => {
    count.renders += 1;
    const renderedAt = now();
    try {
      const page = await encodePage(await render(key), {
        earlier: partitions.peek(key)?.page,
        burst: queue.load().waiting > 0,
      });
      if (page.freshness === 'unkept') failed(key);
      else keep(key, { page, renderedAt, edition: begun });
      return page.freshness === 'fresh' && begun !== edition ? { ...page, freshness: 'stale' } : page;
    } catch (error) {
      failed(key);
      throw error;
    }
  };

  const renderOnce = (key: PageKey): Promise<CachedPage> => flights.join(key, (begun) => make(key, begun));

  /** For nobody in particular, so only where no visitor would have to wait for it. */
  const refresh = (key: PageKey, { retryAt = 0 }: PageEntry): void => {
    if (now() < retryAt || !queue.hasRoom()) return;
    renderOnce(key).catch((error: unknown) => {
      if (!(error instanceof TooBusy)) onFailure(key, error);
    });
  };

  /** A new page, or this older one when there is none to be had. */
  const newerThan = async (key: PageKey, kept: PageEntry): Promise<CachedPage> => {
    try {
      const page = await renderOnce(key);
      return page.freshness === 'unkept' ? asStale(kept) : page;
    } catch (error) {
      if (!(error instanceof TooBusy)) onFailure(key, error);
      return asStale(kept);
    }
  };

  const find = async (key: PageKey): Promise<CachedPage> => {
    const kept = partitions.get(key);
    if (kept === undefined || ageOf(kept) >= freshMs + staleIfErrorMs) return renderOnce(key);
    if (isFresh(kept)) return asFresh(kept);
    // The next visitor waits for the block rather than seeing the page without it.
    const known = kept.edition === edition && kept.page.shortLived !== true && ageOf(kept) < freshMs + staleMs;
    if (!known && kept.retryAt === undefined) return newerThan(key, kept);
    refresh(key, kept);
    return asStale(kept);
  };

  /** Few visitors ask for gzip, so it is made for the first of them. */
  const withGzip = async (key: PageKey, page: CachedPage): Promise<CachedPage> => {
    const html = page.bodies.get('identity');
    if (html === undefined) return page;
    const pending = gzips.get(html) ?? gzipOf(html);
    gzips.set(html, pending);
    const gzip = await pending;
    const kept = partitions.peek(key);
    // Its brotli may have become smaller meanwhile.
    if (kept?.page.etag === page.etag) {
      partitions.put(key, { ...kept, page: { ...kept.page, bodies: new Map(kept.page.bodies).set('gzip', gzip) } });
    }
    return { ...page, bodies: new Map(page.bodies).set('gzip', gzip) };
  };

  return {
    async get(key, encoding = 'br') {
      const page = await find(key);
      return isReady(page, encoding) ? page : withGzip(key, page);
    },
    fresh(key, encoding = 'br') {
      const kept = partitions.get(key);
      return kept !== undefined && isFresh(kept) && isReady(kept.page, encoding) ? asFresh(kept) : undefined;
    },
    clear() {
      edition += 1;
    },
    stats: () => ({ ...partitions.usage(), ...queue.load(), ...count }),
  };
}
