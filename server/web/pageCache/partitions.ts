import { LRUCache } from 'lru-cache';
import { bytesOf } from './encodePage.ts';
import type { StoredPage } from './page.ts';
import type { PageKey } from './pageKey.ts';

export interface PageEntry {
  readonly page: StoredPage;
  /** The time when its render began. */
  readonly renderedAt: number;
  /** The edition of the content that it shows. */
  readonly edition: number;
  /** Set when a newer render failed: the time of the next try. */
  retryAt?: number;
}

export interface PartitionUsage {
  pages: number;
  bytes: number;
  /** The part of them in the partition for arbitrary addresses. */
  odd: { pages: number; bytes: number };
}

export interface Partitions {
  get(key: PageKey): PageEntry | undefined;
  /** Gets the entry without marking it as used, for maintenance. */
  peek(key: PageKey): PageEntry | undefined;
  put(key: PageKey, entry: PageEntry): void;
  usage(): PartitionUsage;
}

/** Clients can send endless addresses: these share this part of the memory and never evict real pages. */
const oddShare = 1 / 8;

/** The router also matches capitals and escapes; no link of the site has them. */
const madeUp = /[?%A-Z]/;

export const isOdd = (key: PageKey, { status }: StoredPage): boolean => status !== 200 || madeUp.test(key);

/** Two LRU partitions, each with its limit in bytes. */
export function createPartitions(maxBytes: number): Partitions {
  const partition = (maxSize: number): LRUCache<PageKey, PageEntry> =>
    new LRUCache({ maxSize, sizeCalculation: ({ page }, key) => bytesOf(key, page) });
  const oddBytes = Math.ceil(maxBytes * oddShare);
  const odd = partition(oddBytes);
  const real = partition(maxBytes - oddBytes);

  return {
    get: (key) => real.get(key) ?? odd.get(key),
    peek: (key) => real.peek(key) ?? odd.peek(key),
    put(key, entry) {
      const [here, there] = isOdd(key, entry.page) ? [odd, real] : [real, odd];
      there.delete(key);
      here.set(key, entry);
    },
    usage: () => ({
      pages: real.size + odd.size,
      bytes: real.calculatedSize + odd.calculatedSize,
      odd: { pages: odd.size, bytes: odd.calculatedSize },
    }),
  };
}
