import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { selectSettings } from '#shared/config';
import type { Replay } from '#shared/recording';
import { selectLocation } from '#shared/routing';
import { followLocation } from '../../followLocation.ts';
import type { Store } from '../../store.ts';
import type { SiteParts } from '../siteTools.ts';
import { replayRoutes } from './replayRoutes.ts';
import { stillWindow } from './stillWindow.ts';

/** Puts the site of a replay into the document, in place of the living one. `onBroken`: nothing is left of it. */
export async function showReplay(
  replay: Replay,
  { resolveRoutes }: SiteParts,
  onBroken: (error: unknown) => void,
): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The hosting page has no element with the id "root"');
  const store: Store = Object.assign(replay.store, { hearing: {} });
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
