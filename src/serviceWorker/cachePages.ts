import { retryAfterOf } from '#shared/tasks';
import { bounds, storeNames, trim } from './stores.ts';
import { cacheKey, type Kind, kindOf, type WorkerOptions } from './kindOf.ts';
import { factsOf, isCacheable, toCopy } from './cachedResponse.ts';

/** Milliseconds after which a page that is seen again without a document of its own is fetched again. */
const pageAge = 3_600_000;

/** Milliseconds before each attempt; a worker runs for some minutes after a message. */
const visitedWaits = [0, 2_000, 8_000, 30_000];
/** Seconds: the worker may be stopped before a later attempt. */
const longestRetryAfter = 60;

export interface CacheTarget {
  readonly kind: Kind;
  readonly url: string;
  readonly language: string;
  /** How far the browser's own cache is trusted. */
  readonly cache: RequestCache;
  readonly store: keyof typeof storeNames;
}

/** `stored`: cached. `refused`: never cacheable. `failed`: retry after so many seconds. */
type CacheResult =
  { readonly status: 'stored' | 'refused' } | { readonly status: 'failed'; readonly retryAfter: number };

/** Rejects without a response. */
export async function cacheResponse({ kind, url, language, cache, store }: CacheTarget): Promise<CacheResult> {
  const response = await fetch(url, { cache, ...(kind === 'data' && { headers: { 'Accept-Language': language } }) });
  if (!isCacheable(kind, response)) {
    const passes = response.status >= 500 || response.status === 429;
    return passes ? { status: 'failed', retryAfter: retryAfterOf(response) ?? 0 } : { status: 'refused' };
  }
  const copies = await caches.open(storeNames[store]);
  await copies.put(cacheKey(kind, url, language), await toCopy(kind, response));
  return { status: 'stored' };
}

export async function isYoung(store: keyof typeof storeNames, key: string, age: number): Promise<boolean> {
  const copy = await caches.match(key, { cacheName: storeNames[store], ignoreVary: true });
  return copy !== undefined && Date.now() - Date.parse(factsOf(copy).asOf) < age;
}

/** Caches what a page loaded before the worker was active, from the browser's cache without downloading it again. */
export async function cacheLoaded(urls: readonly string[], language: string, site: WorkerOptions): Promise<void> {
  const touched = new Set<Kind>();
  for (const url of new Set(urls)) {
    const kind = kindOf(new URL(url), site);
    if (kind === null || (await isYoung(kind, cacheKey(kind, url, language), pageAge))) continue;
    touched.add(kind);
    // Ignore resources that are no longer available.
    await cacheResponse({ kind, url, language, cache: 'force-cache', store: kind }).catch(() => {});
  }
  await Promise.all([...touched].map((kind) => trim(storeNames[kind], bounds[kind])));
}

async function cachePage(url: string): Promise<void> {
  let retryAfter = 0;
  for (const wait of visitedWaits) {
    await new Promise((done) => setTimeout(done, Math.max(wait, retryAfter * 1000)));
    const result = await cacheResponse({ kind: 'page', url, language: '', cache: 'no-cache', store: 'page' }).catch(
      () => ({ status: 'failed', retryAfter: 0 }) as const,
    );
    if (result.status !== 'failed' || result.retryAfter > longestRetryAfter) break;
    ({ retryAfter } = result);
  }
  await trim(storeNames.page, bounds.page);
}

const pending = new Map<string, Promise<void>>();

/** Caches the document of a page that was reached by client-side navigation. */
export async function cacheVisited(url: string, site: WorkerOptions): Promise<void> {
  const key = cacheKey('page', url, null);
  if (kindOf(new URL(url), site) !== 'page' || (await isYoung('page', key, pageAge))) return;
  const caching = pending.get(key) ?? cachePage(url).finally(() => pending.delete(key));
  pending.set(key, caching);
  await caching;
}
