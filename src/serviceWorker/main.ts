import { registerQuotaErrorCallback } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { languages, languageOfPath } from '#domain/languages.ts';
import type { ToWorker } from '#shared/offline';
import siteCss from '../shared/ui/styles/index.css?text';
import { cacheLoaded, cacheVisited } from './cachePages.ts';
import { cacheRequested } from './cacheRequested.ts';
import { kindOf } from './kindOf.ts';
import offlineCss from './offlinePage.css?text';
import { offlinePage } from './offlinePage.ts';
import { readablePages } from './readablePages.ts';
import { deleteForeignStores, storeNames } from './stores.ts';
import { strategies, unkept } from './strategies.ts';
import { takeOverWhenFree } from './takeOver.ts';
import { readOptions } from './workerOptions.ts';

declare const self: ServiceWorkerGlobalScope;

const site = readOptions(self.location.href);

/** Of the release whose copy came last. */
async function copiedFonts(): Promise<string | undefined> {
  const store = await caches.open(storeNames.asset);
  return (await store.keys()).findLast(({ url }) => /\/assets\/fonts\.\w+\.css$/.test(url))?.url;
}

async function answerPage(options: RouteHandlerCallbackOptions): Promise<Response> {
  const { pathname } = options.url;
  try {
    return await (kindOf(options.url, site) === 'page' ? strategies.page : unkept).handle(options);
  } catch {
    const language = languageOfPath(pathname, site.defaultLanguage);
    const pages = await readablePages(language, site.defaultLanguage);
    const fonts = await copiedFonts();
    return offlinePage({ language, phone: site.phone, pages, css: siteCss + offlineCss, fonts });
  }
}

// Also of what is not kept: a navigation that the worker leaves alone would be asked for twice, because it has been preloaded.
registerRoute(({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate', answerPage);

for (const kind of ['answer', 'picture', 'asset'] as const) {
  registerRoute(({ request, url }) => !request.headers.has('range') && kindOf(url, site) === kind, strategies[kind]);
}

async function dropPictures(): Promise<void> {
  await caches.delete(storeNames.picture);
}
registerQuotaErrorCallback(dropPictures);

self.addEventListener('activate', (event) => {
  // A network that is asked while the worker starts costs no time.
  event.waitUntil(
    Promise.all([deleteForeignStores(), self.registration.navigationPreload.enable(), self.clients.claim()]),
  );
});

function obey(message: ToWorker): Promise<void> {
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
  event.waitUntil(obey(event.data as ToWorker));
});
