import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { Replay } from '@obriy/recorder';
import { type Language, selectSettings } from '#shared/config';
import { selectLocation } from '#shared/routing';
import { followLocation } from '../../followLocation.ts';
import { makeBrowserRoutes } from '../../routes/browserRoutes.ts';
import type { RootState, Store } from '../../store.ts';
import type { SiteParts } from '../siteTools.ts';

interface RouteParts extends Pick<SiteParts, 'resolveRoutes'> {
  readonly store: Store;
  readonly defaultLanguage: Language;
}

/** Every path that a replay shows. */
function pathsOf({ stateAt, length }: Replay): ReadonlySet<string> {
  return new Set(Array.from({ length: length + 1 }, (_, step) => selectLocation(stateAt(step) as RootState).pathname));
}

/** Without loaders: a replay neither requests nor redirects, because the recording has the results. */
function withoutLoaders(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map(
    ({ loader: _, children, ...route }) =>
      ({ ...route, ...(children && { children: withoutLoaders(children) }) }) as RouteObject,
  );
}

/** The routes of the site, with every page and text that the replay shows. */
async function replayRoutes(
  replay: Replay,
  { store, defaultLanguage, resolveRoutes }: RouteParts,
): Promise<RouteObject[]> {
  const { routes, translations } = makeBrowserRoutes(store, defaultLanguage);
  for (const path of pathsOf(replay)) await resolveRoutes(routes, path, translations);
  return withoutLoaders(routes);
}

/**
 * An address bar and a history for the router of a replay: those of the document stay where they are, so that to load it again
 * shows the replay again. (The router's own history in memory would be downloaded by every visitor: it is one package.)
 */
function stillWindow(first: string): Window {
  const { document } = window;
  let url = new URL(first, window.location.origin);
  let state: unknown = null;
  const go = (next: unknown, _: string, address?: string | URL | null): void => {
    state = next;
    url = new URL(address ?? url, window.location.origin);
  };
  const still = {
    document,
    get location() {
      return url;
    },
    history: {
      get state() {
        return state;
      },
      pushState: go,
      replaceState: go,
      go: () => undefined,
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  return still as unknown as Window;
}

/** Renders the replayed site in place of the live one. Calls `onBroken` when rendering fails entirely. */
export async function showReplay(
  replay: Replay,
  { resolveRoutes }: SiteParts,
  onBroken: (error: unknown) => void,
): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The hosting page has no element with the id "root"');
  const store: Store = Object.assign(replay.store, { actionListener: {} });
  const { defaultLanguage } = selectSettings(store.getState());
  const routes = await replayRoutes(replay, { store, defaultLanguage, resolveRoutes });
  const { pathname, search, hash } = selectLocation(store.getState());
  const router = createBrowserRouter(routes, { window: stillWindow(pathname + search + hash) });
  followLocation(router, store, defaultLanguage);
  // Of the page that the server wrote; each of the replay has its own.
  document.querySelector('title')?.remove();
  createRoot(root, { onUncaughtError: onBroken }).render(
    <StrictMode>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </StrictMode>,
  );
}
