import { cachePrefix } from '#domain/serviceWorker.ts';
import { factsOf } from './cachedResponse.ts';
import type { Kind } from './kindOf.ts';

interface Bounds {
  readonly entries: number;
  readonly bytes: number;
  /** Milliseconds. */
  readonly age: number;
}

const megabyte = 1_048_576;
const day = 86_400_000;

/** Prices of a fortnight ago are worth reading with their date, older ones are not. */
export const bounds: Readonly<Record<Kind, Bounds>> = {
  page: { entries: 60, bytes: 8 * megabyte, age: 14 * day },
  data: { entries: 120, bytes: 12 * megabyte, age: 14 * day },
  picture: { entries: 150, bytes: 40 * megabyte, age: 30 * day },
  // Some three releases: a tab of the last one still needs its chunks.
  asset: { entries: 300, bytes: 20 * megabyte, age: 60 * day },
};

/** Bounds of requested copies, against a corrupted list. */
export const cacheBounds: Bounds = { entries: 400, bytes: 60 * megabyte, age: 180 * day };

interface CacheEntry<Key> {
  readonly key: Key;
  readonly bytes: number;
  /** ISO. */
  readonly asOf: string;
}

export function isStale({ asOf }: Pick<CacheEntry<unknown>, 'asOf'>, { age }: Bounds, now: number): boolean {
  return now - Date.parse(asOf) > age;
}

/** Keys to delete, of entries with the oldest first. */
export function overflow<Key>(entries: readonly CacheEntry<Key>[], limit: Bounds, now: number): Key[] {
  let count = 0;
  let bytes = 0;
  return entries
    .toReversed()
    .filter((entry) => {
      if (isStale(entry, limit, now)) return true;
      count += 1;
      bytes += entry.bytes;
      return count > limit.entries || bytes > limit.bytes;
    })
    .map(({ key }) => key);
}

/**
 * Increase the number when the format of copies changes; the worker deletes the other stores. A name that changes for
 * another reason costs visitors their copies.
 */
export const storeNames: Readonly<Record<Kind | 'requested', string>> = {
  page: `${cachePrefix}pages-1`,
  data: `${cachePrefix}answers-1`,
  picture: `${cachePrefix}pictures-1`,
  asset: `${cachePrefix}assets-1`,
  requested: `${cachePrefix}kept-1`,
};

export async function deleteForeignStores(): Promise<void> {
  const names = await caches.keys();
  const own = new Set(Object.values(storeNames));
  await Promise.all(
    names.filter((name) => name.startsWith(cachePrefix) && !own.has(name)).map((name) => caches.delete(name)),
  );
}

const running = new Map<string, Promise<void>>();

async function trimOnce(name: string, limit: Bounds): Promise<void> {
  const store = await caches.open(name);
  // Both lists have the oldest first; bodies are not read.
  const [requests, copies] = await Promise.all([store.keys(), store.matchAll()]);
  const entries = copies.flatMap((copy, index) => {
    const key = requests[index];
    return key === undefined ? [] : [{ key, ...factsOf(copy) }];
  });
  await Promise.all(overflow(entries, limit, Date.now()).map((key) => store.delete(key)));
}

/** Milliseconds: a page's twenty pictures are one occasion to look. */
const pause = 1000;

/** Trims a store to its bounds, after a pause. */
export async function trim(name: string, limit: Bounds): Promise<void> {
  const known = running.get(name);
  if (known !== undefined) return known;
  const trimming = new Promise((resolve) => {
    setTimeout(resolve, pause);
  }).then(() => {
    running.delete(name);
    return trimOnce(name, limit);
  });
  running.set(name, trimming);
  return trimming;
}
