import { LRUCache } from 'lru-cache';
import { bytesOf } from './encodePage.ts';
import type { CachedPage } from './page.ts';
import type { PageKey } from './pageKey.ts';

export interface PageEntry {
  readonly page: CachedPage;
  /** When its render began, by the clock of the cache. */
  readonly renderedAt: number;
  /** Which edition of the content it shows. */
  readonly edition: number;
  /** Set by a newer render that failed: when the next one may be tried. */
  retryAt?: number;
}

export interface PartitionUsage {
  pages: number;
  bytes: number;
  /** Of these, on the partition for addresses that anybody can make up. */
  odd: { pages: number; bytes: number };
}

export interface Partitions {
  get(key: PageKey): PageEntry | undefined;
  /** The same for those who keep house: it is not a sign that anybody wants the page. */
  peek(key: PageKey): PageEntry | undefined;
  put(key: PageKey, kept: PageEntry): void;
  usage(): PartitionUsage;
}

/** Anybody can make up addresses without end: they share this part of the memory and never push a real page out. */
const oddShare = 1 / 8;

/** The router finds a page also when letters are capitals or escaped, in more ways than there are pages; no link of ours writes it so. */
const madeUp = /[?%A-Z]/;

export const isOdd = (key: PageKey, { status }: CachedPage): boolean => status !== 200 || madeUp.test(key);

/** Two partitions, each with its bound in bytes, each dropping the page that was not asked for longest. */
export function createPartitions(maxBytes: number): Partitions {
  const partition = (maxSize: number): LRUCache<PageKey, PageEntry> =>
    new LRUCache({ maxSize, sizeCalculation: ({ page }, key) => bytesOf(key, page) });
  const oddBytes = Math.ceil(maxBytes * oddShare);
  const odd = partition(oddBytes);
  const real = partition(maxBytes - oddBytes);

  return {
    get: (key) => real.get(key) ?? odd.get(key),
    peek: (key) => real.peek(key) ?? odd.peek(key),
    put(key, kept) {
      const [here, there] = isOdd(key, kept.page) ? [odd, real] : [real, odd];
      there.delete(key);
      here.set(key, kept);
    },
    usage: () => ({
      pages: real.size + odd.size,
      bytes: real.calculatedSize + odd.calculatedSize,
      odd: { pages: odd.size, bytes: odd.calculatedSize },
    }),
  };
}
