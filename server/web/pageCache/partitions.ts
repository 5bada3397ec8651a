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
  arbitrary: { pages: number; bytes: number };
}

export interface Partitions {
  get(key: PageKey): PageEntry | undefined;
  /** Gets the entry without marking it as used, for maintenance. */
  peek(key: PageKey): PageEntry | undefined;
  put(key: PageKey, entry: PageEntry): void;
  usage(): PartitionUsage;
}

/** Clients can send endless addresses: these share this part of the memory and never evict real pages. */
const arbitraryShare = 1 / 8;

/** The router also matches capitals and escapes; no link of the site has them. */
const arbitrarySigns = /[?%A-Z]/;

export const isArbitraryKey = (key: PageKey): boolean => arbitrarySigns.test(key);

const isArbitrary = (key: PageKey, { status }: StoredPage): boolean => status !== 200 || isArbitraryKey(key);

/** Two LRU partitions, each with its limit in bytes. */
export function createPartitions(maxBytes: number): Partitions {
  const partition = (maxSize: number): LRUCache<PageKey, PageEntry> =>
    new LRUCache({ maxSize, sizeCalculation: ({ page }, key) => bytesOf(key, page) });
  const arbitraryBytes = Math.ceil(maxBytes * arbitraryShare);
  const arbitrary = partition(arbitraryBytes);
  const real = partition(maxBytes - arbitraryBytes);

  return {
    get: (key) => real.get(key) ?? arbitrary.get(key),
    peek: (key) => real.peek(key) ?? arbitrary.peek(key),
    put(key, entry) {
      const [here, there] = isArbitrary(key, entry.page) ? [arbitrary, real] : [real, arbitrary];
      there.delete(key);
      here.set(key, entry);
    },
    usage: () => ({
      pages: real.size + arbitrary.size,
      bytes: real.calculatedSize + arbitrary.calculatedSize,
      arbitrary: { pages: arbitrary.size, bytes: arbitrary.calculatedSize },
    }),
  };
}
