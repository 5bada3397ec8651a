import { LRUCache } from 'lru-cache';
import type { ResultCache } from '#contract/renderer.ts';

/** For parsed backend responses; all plannings of the demonstration take a tenth of it. */
const maxResultBytes = 64 * 1024 * 1024;

export function createResultCache(): ResultCache {
  const results = new LRUCache<string, object>({ maxSize: maxResultBytes });
  return {
    get: (key) => results.get(key),
    set: (key, value, size) => void results.set(key, value, { size }),
    delete: (key) => void results.delete(key),
  };
}
