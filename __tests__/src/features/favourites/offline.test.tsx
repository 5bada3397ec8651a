import { render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { FavouritesKeeper } from '#features/favourites';
import { defaultSettings } from '#shared/config';
import { todayInKyiv } from '#shared/format';
import { makeStore } from '../../../../src/app/store.ts';
import { backendOfTests } from '../../../support/backend.ts';
import { renderSite } from '../../../support/renderSite.tsx';
import { keptFlat, remember } from '../../pages/favourites/keptFlats.ts';

const backend = backendOfTests();

/** All that jsdom lacks: a worker that is active, and hears what pages tell it. */
const wanted: (readonly string[])[] = [];
beforeEach(() => {
  const active = {
    postMessage: ({ type, urls }: { type: string; urls: readonly string[] }) =>
      void (type === 'keepOffline' && wanted.push(urls)),
  };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: Object.assign(new EventTarget(), { ready: Promise.resolve({ active }) }),
  });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  wanted.length = 0;
  localStorage.clear();
});

const pages = ['/favourites', '/en/favourites'];
const calls = ['/api/projects', '/api/projects/lypa/plannings'];
const atBackend = calls.map((call) => `http://backend.test${call}`);

it('asks the worker to keep what the list needs to be read without a network, whenever the list changes', async () => {
  const { user } = await renderSite({ path: '/en/projects/lypa/plan?view=list', fetch: backend.fetch });
  await waitFor(() => expect(wanted.at(-1)).toEqual([]));
  await user.click(await screen.findByRole('button', { name: 'Save flat No. 9' }));
  await waitFor(() => expect(wanted.at(-1)).toEqual([...pages, ...atBackend, expect.stringMatching(/^\/media\//)]));
  await user.click(screen.getByRole('button', { name: 'Flat No. 9 saved' }));
  await waitFor(() => expect(wanted.at(-1)).toEqual([]));
});

it('asks at the next visit too, and nothing new when only the facts of a flat are', async () => {
  remember(keptFlat('a-1-3-9'));
  const { store } = await renderSite({ path: '/en/favourites', fetch: backend.fetch });
  await waitFor(() => expect(wanted.at(-1)).toEqual([...pages, ...atBackend, '/media/house.svg']));
  const asked = wanted.length;
  await waitFor(() => expect(store.getState().favourites.flats[0]?.seenOn).toBe(todayInKyiv(new Date())));
  expect(wanted).toHaveLength(asked);
});

it('asks of the site itself when no backend is set, and goes by the default language', async () => {
  remember(keptFlat('a-1-3-9'));
  const settings = { ...defaultSettings, host: '', defaultLanguage: 'en' } as const;
  render(
    <Provider store={makeStore({ fetch: backend.fetch, preloadedState: { settings } })}>
      <FavouritesKeeper />
    </Provider>,
  );
  await waitFor(() => expect(wanted).toEqual([['/ua/favourites', '/favourites', ...calls, '/media/house.svg']]));
});
