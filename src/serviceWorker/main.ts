import { registerQuotaErrorCallback } from 'workbox-core';
import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, CacheOnly, NetworkFirst, NetworkOnly, type Strategy } from 'workbox-strategies';
import { languageOfPath, languages } from '#domain/languages.ts';
import { type FromWorker, isPersonalPath, type ToWorker } from '#shared/offline';
import siteCss from '../shared/ui/styles/index.css?text';
import { cacheLoaded, cacheResponse, type CacheTarget, cacheVisited, isYoung } from './cachePages.ts';
import { cacheKey, type Kind, kindOf, readWorkerOptions, type WorkerOptions } from './kindOf.ts';
import offlineCss from './offlinePage.css?text';
import { offlinePage, readablePages } from './offlinePage.ts';
import { storePlugin } from './storePlugin.ts';
import { cacheBounds, deleteForeignStores, storeNames, trim } from './stores.ts';

/** Milliseconds for tabs to report unfinished forms; silent tabs count as unfinished. */
const replyTimeout = 1500;

function isFree(tab: Client): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), replyTimeout);
    port1.addEventListener('message', ({ data }: MessageEvent<boolean>) => resolve(!data));
    port1.start();
    tab.postMessage({ type: 'haveYouUnfinishedForm' } satisfies FromWorker, [port2]);
  });
}

/** Lets this waiting worker in when no tab has an unfinished form; otherwise it waits for the next occasion. */
async function takeOverWhenFree(): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const free = await Promise.all(tabs.map(isFree));
  if (free.every(Boolean)) await self.skipWaiting();
}

/** Milliseconds after which requested copies are refreshed. */
const requestedAge = 86_400_000;

/** Data is cached in every language, because visitors may switch. */
function targetsOf(url: string, languages: readonly string[], site: WorkerOptions): CacheTarget[] {
  const kind = kindOf(new URL(url, site.origin), site);
  if (kind === null) return [];
  const address = new URL(url, site.origin).href;
  return (kind === 'data' ? languages : ['']).map((language) => ({
    kind,
    url: address,
    language,
    cache: 'default',
    store: 'requested',
  }));
}

function byKey(urls: readonly string[], languages: readonly string[], site: WorkerOptions): Map<string, CacheTarget> {
  return new Map(
    urls
      .flatMap((url) => targetsOf(url, languages, site))
      .map((one) => [cacheKey(one.kind, one.url, one.language), one]),
  );
}

async function cacheMissing(requested: ReadonlyMap<string, CacheTarget>): Promise<void> {
  for (const [key, one] of requested) {
    // An asset's name changes with its content.
    const age = one.kind === 'asset' ? cacheBounds.age : requestedAge;
    // Failed resources are retried when the list changes, or on the next visit.
    if (!(await isYoung('requested', key, age))) await cacheResponse(one).catch(() => {});
  }
}

/** Scripts and styles that a page names: it may never have been opened, and is nothing without them. */
async function assetsOf(pages: readonly string[]): Promise<string[]> {
  const copies = await Promise.all(
    pages.map((key) => caches.match(key, { cacheName: storeNames.requested, ignoreVary: true })),
  );
  const texts = await Promise.all(copies.flatMap((copy) => (copy === undefined ? [] : [copy.text()])));
  return texts.flatMap((html) => html.match(/\/assets\/[\w.~-]+\.(?:js|css)\b/g) ?? []);
}

async function cacheExactly(urls: readonly string[], languages: readonly string[], site: WorkerOptions): Promise<void> {
  const requested = byKey(urls, languages, site);
  await cacheMissing(requested);
  const pages = [...requested].filter(([, { kind }]) => kind === 'page').map(([key]) => key);
  const assets = byKey(await assetsOf(pages), languages, site);
  await cacheMissing(assets);
  const store = await caches.open(storeNames.requested);
  const obsolete = (await store.keys()).filter(({ url }) => !requested.has(url) && !assets.has(url));
  await Promise.all(obsolete.map((key) => store.delete(key)));
  await trim(storeNames.requested, cacheBounds);
}

let turn: Promise<void> = Promise.resolve();

/**
 * Caches exactly this list, beyond the usual bounds. Lists are processed in order, so that an older one cannot undo a
 * newer one.
 */
function cacheRequested(urls: readonly string[], languages: readonly string[], site: WorkerOptions): Promise<void> {
  turn = turn.catch(() => {}).then(() => cacheExactly(urls, languages, site));
  return turn;
}

/** Seconds after which a slow network is replaced by a copy. */
const timeout = 4;

function optionsOf(kind: Kind) {
  // The language is in the key, the encoding is undone.
  return { cacheName: storeNames[kind], plugins: [storePlugin(kind)], matchOptions: { ignoreVary: true } };
}

/** Network first for data with prices; cache first for hashed names. */
const strategies: Readonly<Record<Kind, Strategy>> = {
  page: new NetworkFirst({ ...optionsOf('page'), networkTimeoutSeconds: timeout }),
  data: new NetworkFirst({ ...optionsOf('data'), networkTimeoutSeconds: timeout }),
  picture: new CacheFirst(optionsOf('picture')),
  asset: new CacheFirst(optionsOf('asset')),
};

const pageCopies = new CacheOnly(optionsOf('page'));

/** Pages that are never cached. */
const uncached = new NetworkOnly();

declare const self: ServiceWorkerGlobalScope;

const site = readWorkerOptions(self.location.href);

/** From the release of the latest copy. */
async function copiedFonts(): Promise<string | undefined> {
  const store = await caches.open(storeNames.asset);
  return (await store.keys()).findLast(({ url }) => /\/assets\/fonts\.\w+\.css$/.test(url))?.url;
}

async function respondWithPage(options: RouteHandlerCallbackOptions): Promise<Response> {
  const { pathname } = options.url;
  try {
    const response = await (kindOf(options.url, site) === 'page' ? strategies.page : uncached).handle(options);
    // Firefox resolves a failed navigation preload with an error response, which Workbox takes for the page.
    return response.type === 'error' ? await pageCopies.handle(options) : response;
  } catch {
    const language = languageOfPath(pathname, site.defaultLanguage);
    const pages = await readablePages(language, site.defaultLanguage);
    const fonts = await copiedFonts();
    const css = siteCss + offlineCss;
    return offlinePage({ language, personal: isPersonalPath(pathname), phone: site.phone, pages, css, fonts });
  }
}

// Handles all navigations, also uncached ones: ignoring a preloaded navigation would request it twice.
registerRoute(({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate', respondWithPage);

for (const kind of ['data', 'picture', 'asset'] as const) {
  registerRoute(({ request, url }) => !request.headers.has('range') && kindOf(url, site) === kind, strategies[kind]);
}

async function dropPictures(): Promise<void> {
  await caches.delete(storeNames.picture);
}
registerQuotaErrorCallback(dropPictures);

self.addEventListener('activate', (event) => {
  // Navigation preload starts the request while the worker starts.
  event.waitUntil(
    Promise.all([deleteForeignStores(), self.registration.navigationPreload.enable(), self.clients.claim()]),
  );
});

function handleMessage(message: ToWorker): Promise<void> {
  switch (message.type) {
    case 'seen':
      return cacheLoaded(message.urls, message.language, site);
    case 'visited':
      return cacheVisited(message.url, site);
    case 'keepOffline':
      return cacheRequested(message.urls, languages, site);
    case 'takeOver':
      return takeOverWhenFree();
  }
}

self.addEventListener('message', (event) => {
  event.waitUntil(handleMessage(event.data as ToWorker));
});
