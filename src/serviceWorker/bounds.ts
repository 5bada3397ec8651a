import type { Kind } from './kindOf.ts';

export interface Bounds {
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
  answer: { entries: 120, bytes: 12 * megabyte, age: 14 * day },
  picture: { entries: 150, bytes: 40 * megabyte, age: 30 * day },
  // Some three releases: a tab of the last one still needs its chunks.
  asset: { entries: 300, bytes: 20 * megabyte, age: 60 * day },
};

/** What was asked to be kept: bounded only against a list that somebody has spoilt. */
export const cacheBounds: Bounds = { entries: 400, bytes: 60 * megabyte, age: 180 * day };

export interface CacheEntry<Key> {
  readonly key: Key;
  readonly bytes: number;
  /** ISO. */
  readonly asOf: string;
}

export function isStale({ asOf }: Pick<CacheEntry<unknown>, 'asOf'>, { age }: Bounds, now: number): boolean {
  return now - Date.parse(asOf) > age;
}

/** Keys that must go, of entries in the order in which they came, the oldest first. */
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
