import type { WorkboxPlugin } from 'workbox-core/types.js';
import type { FromWorker } from '#shared/offline';
import { bounds, isStale, storeNames, trim } from './stores.ts';
import { cacheKey, type Kind } from './kindOf.ts';
import { factsOf, isCacheable, isDated, toCopy, withDate, withoutDate } from './cachedResponse.ts';

declare const self: ServiceWorkerGlobalScope;

/** State of one request, which workbox passes to the plugin. */
interface Course {
  networkFailed?: boolean;
  /** A dated copy went to the page. */
  dated?: boolean;
}

/** The newer of the usual copy and the requested one. */
async function newest(usual: Response | undefined, key: Request): Promise<Response | undefined> {
  const requested = await caches.match(key, { cacheName: storeNames.requested, ignoreVary: true });
  if (usual === undefined || requested === undefined) return usual ?? requested;
  return factsOf(usual).asOf >= factsOf(requested).asOf ? usual : requested;
}

async function notifyPage(event: ExtendableEvent): Promise<void> {
  if (!(event instanceof FetchEvent)) return;
  // For a navigation, `clientId` is the page being left.
  const client = await self.clients.get(event.resultingClientId === '' ? event.clientId : event.resultingClientId);
  client?.postMessage({ type: 'cameLate' } satisfies FromWorker, []);
}

/** The browser cancels a navigation's preload once a copy is served: fetch the page again. */
async function fetchAgain(event: ExtendableEvent, key: Request): Promise<void> {
  const response = await fetch(key.url, { cache: 'no-cache' });
  if (!isCacheable('page', response)) return;
  const store = await caches.open(storeNames.page);
  await store.put(key, await toCopy('page', response));
  await notifyPage(event);
}

/** Connects workbox' strategies to the copies of a kind. */
export function storePlugin(kind: Kind): WorkboxPlugin {
  return {
    cacheKeyWillBeUsed: async ({ request }) => cacheKey(kind, request.url, request.headers.get('accept-language')),

    cacheWillUpdate: async ({ response }) => (isCacheable(kind, response) ? toCopy(kind, response) : null),

    cacheDidUpdate: async ({ event, state }) => {
      if ((state as Course | undefined)?.dated === true) await notifyPage(event);
      await trim(storeNames[kind], bounds[kind]);
    },

    fetchDidFail: async ({ state }) => {
      if (state !== undefined) (state as Course).networkFailed = true;
    },

    cachedResponseWillBeUsed: async ({ cachedResponse, event, request, state = {} }) => {
      const now = Date.now();
      const usual =
        cachedResponse !== undefined && !isStale(factsOf(cachedResponse), bounds[kind], now)
          ? cachedResponse
          : undefined;
      const copy = await newest(usual, request);
      if (copy === undefined) return null;
      const course = state as Course;
      if (!isDated(kind, copy, course.networkFailed === true, now)) return kind === 'data' ? withoutDate(copy) : copy;
      course.dated = true;
      // Without a network at all it fails at once.
      if (kind === 'page') event.waitUntil(fetchAgain(event, request).catch(() => {}));
      return withDate(kind, copy);
    },
  };
}
