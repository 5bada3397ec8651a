import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { languages } from '#domain/languages.ts';
import { withResults } from '#shared/api';
import { checkSite, retryImport, whenLoaded } from '#shared/lazy';
import { nextTask, whenHydrated } from '#shared/tasks';
import { App } from './App.tsx';
import { devToolsOfDevelopment } from './devTools.ts';
import { mayReload } from './layout/FailedPage.tsx';
import { mirrorLocation, stateOfLocation } from './mirrorLocation.ts';
import { type SiteTools, wantsQa } from './qa/siteTools.ts';
import { readSettings } from './readSettings.ts';
import { HydrationMarker } from './rendering/HydrationMarker.tsx';
import { isRenderedFor, type PageState, readPageState } from './rendering/pageState.ts';
import { resolveRoutes } from './rendering/resolveRoutes.ts';
import { makeBrowserRoutes } from './routes/browserRoutes.ts';
import type { SiteContext } from './siteContext.ts';
import { makeStore } from './store.ts';

/** Milliseconds until a lost part is retried without any event. */
const pause = 20_000;

/**
 * Retries a lost part when the connection returns, the tab becomes visible, or after a pause. If its release is gone,
 * reloads the document once.
 */
async function whenItMayCome(tryAgain: () => void): Promise<void> {
  if ((await checkSite()) === 'gone' && mayReload()) {
    window.location.reload();
    return;
  }
  const listening = new AbortController();
  const { signal } = listening;
  const once = (): void => {
    if (document.visibilityState === 'hidden') return;
    listening.abort();
    clearTimeout(timer);
    tryAgain();
  };
  const timer = setTimeout(once, pause);
  window.addEventListener('online', once, { signal });
  document.addEventListener('visibilitychange', once, { signal });
}

async function loadDeferredTasks(context: SiteContext): Promise<void> {
  try {
    const { startDeferredTasks } = await retryImport(
      () => import(/* webpackChunkName: "deferred-tasks" */ './deferredTasks.ts'),
    );
    await startDeferredTasks(context);
  } catch {
    // Without them the site works, but without prefetching, analytics and the consent question.
  }
}

/** Starts deferred tasks once this page is complete: before, they would compete with its hydration. */
function startDeferred(context: SiteContext): void {
  whenHydrated(() => whenLoaded(() => void loadDeferredTasks(context)));
}

const settings = readSettings();

async function start(tools?: SiteTools): Promise<void> {
  const { defaultLanguage } = settings;
  const pageState = readPageState();
  const store = makeStore({
    ...(process.env['NODE_ENV'] === 'production' ? {} : { devTools: devToolsOfDevelopment() }),
    fetch: (input, init) => fetch(input, init),
    preloadedState: {
      settings,
      ...stateOfLocation(window.location, defaultLanguage),
      ...(pageState && { api: withResults(pageState.results) }),
    },
    ...(tools && { enhancers: tools.enhancers }),
  });
  await nextTask();
  const { routes, translations, pagesAhead } = makeBrowserRoutes(store, defaultLanguage);

  const container = document.getElementById('root');
  if (container === null) throw new Error('The hosting page has no element with the id "root"');
  const root = container;

  /** Only developers download this. */
  function followDevTools(router: DataRouter): void {
    if (!('__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window)) return;
    void import(/* webpackChunkName: "follow-location" */ './followLocation.ts').then((part) =>
      part.followLocation(router, store, defaultLanguage),
    );
  }

  function site(router: DataRouter) {
    mirrorLocation(router, store, defaultLanguage);
    followDevTools(router);
    startDeferred({ router, store, translations, defaultLanguage, pagesAhead });
    return (
      <App store={store} router={router}>
        <RouterProvider router={router} />
        <HydrationMarker />
      </App>
    );
  }

  async function hydrate(state: PageState): Promise<void> {
    for (const language of languages) translations.add(language, state.texts[language] ?? {});
    await nextTask();
    const { hydrationData } = await resolveRoutes(routes, window.location.pathname, translations);
    if (!isRenderedFor(window.location, state)) {
      createRoot(root).render(site(createBrowserRouter(routes)));
      return;
    }
    await nextTask();
    const router = createBrowserRouter(routes, { hydrationData });
    await nextTask();
    window.early?.restore();
    if (process.env['NODE_ENV'] === 'development') {
      // The boot script has marked pressed buttons; React reports attributes that it did not render.
      for (const pressed of document.querySelectorAll('a[aria-busy], button[aria-busy]')) pressed.ariaBusy = null;
    }
    // A transition yields to the visitor's input.
    startTransition(() => {
      hydrateRoot(root, site(router));
    });
  }

  if (pageState === null) {
    createRoot(root).render(site(createBrowserRouter(routes)));
  } else {
    // If a part fails to load, the server's page stays readable with working links; retry later.
    const hydrateOrWait = (): void => void hydrate(pageState).catch(() => whenItMayCome(hydrateOrWait));
    hydrateOrWait();
  }
  tools?.siteStarted(store);
}

/** Hydrates the page, or renders it where the server sent a plain shell. */
export async function startSite(): Promise<void> {
  if (!wantsQa(settings)) return start();
  return import(/* webpackChunkName: "qa" */ './qa/openQa.tsx').then(
    ({ openQa }) => openQa({ settings, resolveRoutes, start }),
    () => start(),
  );
}
