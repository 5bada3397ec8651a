import { cachePrefix, workerPath } from '#domain/serviceWorker.ts';
import type { SiteSettings } from '../siteSettings.ts';
import type { Asset } from './assets.ts';
import type { Encoding } from '../http/encoding.ts';
import { hashOf } from '../http/etag.ts';

/**
 * Replaces an installed worker: deletes the site's caches and unregisters without reloading a page. Browsers check for
 * it on the next visit.
 */
const retiredWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const forget = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith('${cachePrefix}')).map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(forget());
});
`;

/** The files of the built client, with the service worker retired if the settings say so. */
export function withServiceWorker(
  assets: ReadonlyMap<string, Asset>,
  { serviceWorker }: SiteSettings,
): ReadonlyMap<string, Asset> {
  if (serviceWorker !== 'off') return assets;
  const body = Buffer.from(retiredWorker);
  return new Map(assets).set(workerPath, {
    contentType: 'text/javascript; charset=utf-8',
    etag: hashOf(body),
    immutable: false,
    bodies: new Map<Encoding, Buffer>([['identity', body]]),
  });
}
