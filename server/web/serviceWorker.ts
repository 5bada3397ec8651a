import { createHash } from 'node:crypto';
import type { SiteSettings } from '../siteSettings.ts';
import type { Asset } from './assets.ts';
import type { Encoding } from '../http/encoding.ts';

/** Where browsers that have the worker ask for a newer one: the same as in src/shared/offline. */
const workerPath = '/sw.js';

/**
 * Takes the place of the worker at visitors who have it: it lets go of every page without reloading one, deletes what was
 * kept and goes. Browsers ask at the next visit, whatever the page at that visit says.
 */
const retiredWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const forget = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith('obriy-')).map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(forget());
});
`;

/** The files of the built client, with the worker that the settings want. */
export function withServiceWorker(
  assets: ReadonlyMap<string, Asset>,
  { serviceWorker }: SiteSettings,
): ReadonlyMap<string, Asset> {
  if (serviceWorker !== 'off') return assets;
  const body = Buffer.from(retiredWorker);
  return new Map(assets).set(workerPath, {
    contentType: 'text/javascript; charset=utf-8',
    etag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    immutable: false,
    bodies: new Map<Encoding, Buffer>([['identity', body]]),
  });
}
