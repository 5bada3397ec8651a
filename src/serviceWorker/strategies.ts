import { CacheFirst, NetworkFirst, NetworkOnly, type Strategy } from 'workbox-strategies';
import type { Kind } from './kindOf.ts';
import { storePlugin } from './storePlugin.ts';
import { storeNames } from './stores.ts';

/** Seconds after which a network counts as too slow for a visitor who has a copy to read meanwhile. */
const timeout = 4;

function optionsOf(kind: Kind) {
  // The language is in the key, the encoding is undone.
  return { cacheName: storeNames[kind], plugins: [storePlugin(kind)], matchOptions: { ignoreVary: true } };
}

/** What has a price in it comes from the network while there is one; what has a hash in its name never changes. */
export const strategies: Readonly<Record<Kind, Strategy>> = {
  page: new NetworkFirst({ ...optionsOf('page'), networkTimeoutSeconds: timeout }),
  answer: new NetworkFirst({ ...optionsOf('answer'), networkTimeoutSeconds: timeout }),
  picture: new CacheFirst(optionsOf('picture')),
  asset: new CacheFirst(optionsOf('asset')),
};

/** Pages that are never kept. */
export const unkept = new NetworkOnly();
