import { createRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { selectSettings } from '#shared/config';
import type { Replay } from '#shared/recording';
import { selectLocation } from '#shared/routing';
import { App } from '../../App.tsx';
import { followLocation } from '../../followLocation.ts';
import type { Store } from '../../store.ts';
import { replayRoutes } from './replayRoutes.ts';

/** Puts the site of a replay into the document, in place of the living one. Its address stays: that of the replay. */
export async function showReplay(replay: Replay): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The hosting page has no element with the id "root"');
  const store = replay.store as unknown as Store;
  const { defaultLanguage } = selectSettings(store.getState());
  const routes = await replayRoutes(replay, defaultLanguage);
  const router = createMemoryRouter(routes, { initialEntries: [selectLocation(store.getState())] });
  followLocation(router, store, defaultLanguage);
  // Of the page that the server wrote; each of the replay has its own.
  document.querySelector('title')?.remove();
  createRoot(root).render(
    <App store={store}>
      <RouterProvider router={router} />
    </App>,
  );
}
