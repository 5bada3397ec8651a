import { act, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { FavouritesPersistence } from '#features/favourites';
import { offlineUrlsOf } from '../../../../src/features/favourites/sharedFlats.ts';
import { defaultSettings } from '#shared/config';
import { flatSaved } from '../../../../src/features/favourites/favouritesSlice.ts';
import { makeStore } from '../../../../src/app/store.ts';
import { fixDate } from '../../../support/fixedDate.ts';
import { backendOfTests } from '../../../support/backend/backend.ts';
import { hydratedSite } from '../../../support/site/hydratedSite.tsx';
import { renderOnServer } from '../../../support/backend/renderOnServer.ts';
import { renderSite } from '../../../support/site/renderSite.tsx';
import { storedFlat, storeFlats } from '../../pages/favourites/storedFlats.ts';

const backend = backendOfTests();

const storageKey = 'obriy.favourites';

afterEach(() => localStorage.clear());

const plan = (path = '/en/projects/lypa/plan?view=list') => renderSite({ path, fetch: backend.fetch });
const stored = (): { flats: { alias: string; id: string; savedPrice: number | null }[] } =>
  JSON.parse(localStorage.getItem(storageKey) ?? '{"flats":[]}') as ReturnType<typeof stored>;
const storedIds = () => stored().flats.map(({ id }) => id);
const counter = () => screen.queryByRole('link', { name: /^\d+ saved flat/ });

/** Writes as another tab would; the storage event goes to all tabs but the writer. */
const writtenElsewhere = (json: string | null): void => {
  if (json === null) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, json);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: storageKey, newValue: json }));
  });
};

describe('saving a flat', () => {
  it('toggles from the list, is counted in the header, and is stored in order', async () => {
    const { user } = await plan();
    const nine = await screen.findByRole('button', { name: 'Save flat No. 9' });
    expect(nine).toHaveAttribute('aria-pressed', 'false');
    expect(counter()).not.toBeInTheDocument();

    await user.click(nine);
    expect(screen.getByRole('button', { name: 'Save flat No. 9', pressed: true })).toBeInTheDocument();
    expect(counter()).toHaveAccessibleName('1 saved flat');
    expect(counter()).toHaveAttribute('href', '/en/favourites');

    await user.click(screen.getByRole('button', { name: 'Save flat No. 5' }));
    expect(counter()).toHaveAccessibleName('2 saved flats');
    expect(storedIds()).toEqual(['a-1-3-9', 'a-1-2-5']);
    expect(stored().flats[0]).toMatchObject({ alias: 'lypa', savedPrice: 300_000_000 });

    await user.click(screen.getByRole('button', { name: 'Save flat No. 9' }));
    expect(storedIds()).toEqual(['a-1-2-5']);
    await user.click(screen.getByRole('button', { name: 'Save flat No. 5' }));
    expect(localStorage.getItem(storageKey)).toBeNull();
    expect(counter()).not.toBeInTheDocument();
  });

  it('counts a double click as one', async () => {
    const { user } = await plan();
    await user.dblClick(await screen.findByRole('button', { name: 'Save flat No. 9' }));
    expect(screen.getByRole('button', { name: 'Save flat No. 9', pressed: true })).toBeInTheDocument();
    expect(storedIds()).toEqual(['a-1-3-9']);
  });

  it('does not open the flat of its row, and has a text label on the page of the flat', async () => {
    const { user, router } = await plan('/projects/lypa/plan?view=list');
    await user.click(await screen.findByRole('button', { name: 'Зберегти квартиру №\u00a09' }));
    expect(router.state.location.pathname).toBe('/projects/lypa/plan');
    await user.click(screen.getByRole('link', { name: 'Двокімнатна, №\u00a09' }));
    const switched = await screen.findByRole('button', { name: 'Збережено' });
    // The label states it: a pressed toggle with the label "saved" would state it twice.
    expect(switched).not.toHaveAttribute('aria-pressed');
    await user.click(switched);
    expect(screen.getByRole('button', { name: 'Зберегти' })).toBeVisible();
  });

  it('is restored on the next visit, in either language', async () => {
    const first = await plan();
    await first.user.click(await screen.findByRole('button', { name: 'Save flat No. 9' }));
    first.unmount();
    await plan('/projects/lypa/plan?view=list');
    expect(await screen.findByRole('button', { name: 'Зберегти квартиру №\u00a09', pressed: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(screen.getByRole('link', { name: '1 збережена квартира' })).toBeInTheDocument();
  });

  it('works for the visit when the browser stores nothing', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    const { user } = await plan();
    await user.click(await screen.findByRole('button', { name: 'Save flat No. 9' }));
    expect(counter()).toHaveAccessibleName('1 saved flat');
  });

  it('has a limit, and says so', async () => {
    const first = await plan();
    await first.user.click(await screen.findByRole('button', { name: 'Save flat No. 9' }));
    const [flat] = stored().flats;
    first.unmount();
    const flats = Array.from({ length: 50 }, (_, index) => ({ ...flat, id: `b-${index}` }));
    localStorage.setItem(storageKey, JSON.stringify({ version: 1, flats }));
    await plan();
    const [full] = await screen.findAllByRole('button', {
      name: '50 flats are saved already, there is no room for more',
    });
    expect(full).toBeDisabled();
  });
});

describe('another tab', () => {
  it('is followed, and its change is not written again', async () => {
    const { user } = await plan();
    await user.click(await screen.findByRole('button', { name: 'Save flat No. 9' }));
    const one = localStorage.getItem(storageKey);
    await user.click(screen.getByRole('button', { name: 'Save flat No. 5' }));
    const write = jest.spyOn(Storage.prototype, 'setItem');

    writtenElsewhere(one);
    await waitFor(() => expect(counter()).toHaveAccessibleName('1 saved flat'));
    expect(screen.getByRole('button', { name: 'Save flat No. 5' })).toHaveAttribute('aria-pressed', 'false');
    expect(write.mock.calls.filter(([key]) => key === storageKey)).toHaveLength(1);

    writtenElsewhere(null);
    await waitFor(() => expect(counter()).not.toBeInTheDocument());
  });

  it('may have written while this page was frozen', async () => {
    const { user } = await plan();
    await user.click(await screen.findByRole('button', { name: 'Save flat No. 9' }));
    localStorage.clear();
    act(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await waitFor(() => expect(counter()).not.toBeInTheDocument());
  });
});

it('a flat saved before the stored ones are restored joins them, also those of another tab', async () => {
  storeFlats(storedFlat('a-1-2-5'));
  const store = makeStore({ fetch: backend.fetch });
  render(
    <Provider store={store}>
      <FavouritesPersistence />
    </Provider>,
  );
  act(() => void store.dispatch(flatSaved(storedFlat('a-1-3-9'))));
  storeFlats(storedFlat('a-1-2-5'), storedFlat('a-1-4-12'));
  await waitFor(() => expect(storedIds()).toEqual(['a-1-2-5', 'a-1-4-12', 'a-1-3-9']));
  expect(store.getState().favourites.flats.map(({ id }) => id)).toEqual(storedIds());
});

it('lists what must be cached to read the saved flats offline', async () => {
  const { user, store } = await plan();
  expect(offlineUrlsOf([])).toEqual({ calls: [], pictures: [] });
  await user.click(await screen.findByRole('button', { name: 'Save flat No. 9' }));
  await user.click(screen.getByRole('button', { name: 'Save flat No. 5' }));
  expect(offlineUrlsOf(store.getState().favourites.flats)).toEqual({
    calls: ['/api/projects', '/api/projects/lypa/plannings'],
    pictures: ['/media/house.svg'],
  });
});

describe('hydration', () => {
  afterEach(() => localStorage.clear());

  /** Hydrates a page of the server in a browser with saved flats. */
  const hydratePage = async (path: string) => {
    storeFlats(storedFlat('a-1-3-9'), storedFlat('a-1-4-12'));
    const { html, state } = await renderOnServer({ path, fetch: backend.fetch, host: 'http://backend.test' });
    const { site } = await hydratedSite({ path, fetch: backend.fetch, state });
    const root = document.createElement('div');
    root.innerHTML = html;
    document.body.append(root);
    const recoverableErrors: unknown[] = [];
    const hydrated = await act(async () =>
      hydrateRoot(root, site, { onRecoverableError: (error) => recoverableErrors.push(error) }),
    );
    const leave = async (): Promise<void> => {
      await act(async () => hydrated.unmount());
      root.remove();
    };
    return { html, state, recoverableErrors, leave };
  };

  it('renders a flat without the saved mark, and adds it afterwards', async () => {
    const { html, recoverableErrors, leave } = await hydratePage('/en/projects/lypa/plan/flat/a-1-3-9');
    expect(html).not.toContain('>Saved<');
    expect(recoverableErrors).toEqual([]);
    expect(screen.getByRole('button', { name: 'Saved' })).toBeVisible();
    expect(screen.getByRole('link', { name: '2 saved flats' })).toBeVisible();
    await leave();
  });

  it('renders the page of saved flats without them, too', async () => {
    const { html, state, recoverableErrors, leave } = await hydratePage('/en/favourites');
    expect(html).not.toContain('No. 9');
    expect(JSON.stringify(state.results)).not.toContain('plannings');
    expect(recoverableErrors).toEqual([]);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Two-room, No. 9' })).toBeVisible());
    await leave();
  });

  it('renders a shared list completely, with its costs', async () => {
    const { html, recoverableErrors, leave } = await hydratePage('/en/favourites?flats=lypa:a-1-2-5,lypa:a-1-3-9');
    expect(html).toContain('₴2,145,000');
    expect(html).toContain('Save 2 flats to my list');
    expect(recoverableErrors).toEqual([]);
    expect(screen.getByRole('button', { name: 'Save 1 flat to my list' })).toBeVisible();
    await leave();
  });
});

describe('offline', () => {
  /** What jsdom lacks: an active worker that receives messages. */
  const sentUrls: (readonly string[])[] = [];
  beforeEach(() => {
    const active = {
      postMessage: ({ type, urls }: { type: string; urls: readonly string[] }) =>
        void (type === 'keepOffline' && sentUrls.push(urls)),
    };
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: Object.assign(new EventTarget(), { ready: Promise.resolve({ active }) }),
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    sentUrls.length = 0;
    localStorage.clear();
  });

  const pages = ['/favourites', '/en/favourites'];
  const calls = ['/api/projects', '/api/projects/lypa/plannings'];
  const atBackend = calls.map((call) => `http://backend.test${call}`);

  it('asks the worker to cache what the list needs, whenever the list changes', async () => {
    const { user } = await renderSite({ path: '/en/projects/lypa/plan?view=list', fetch: backend.fetch });
    await waitFor(() => expect(sentUrls.at(-1)).toEqual([]));
    await user.click(await screen.findByRole('button', { name: 'Save flat No. 9' }));
    await waitFor(() => expect(sentUrls.at(-1)).toEqual([...pages, ...atBackend, expect.stringMatching(/^\/media\//)]));
    await user.click(screen.getByRole('button', { name: 'Save flat No. 9' }));
    await waitFor(() => expect(sentUrls.at(-1)).toEqual([]));
  });

  it('asks again on the next visit, but not when only the facts of a flat change', async () => {
    fixDate('2026-11-20T10:00Z');
    storeFlats(storedFlat('a-1-3-9'));
    const { store } = await renderSite({ path: '/en/favourites', fetch: backend.fetch });
    await waitFor(() => expect(sentUrls.at(-1)).toEqual([...pages, ...atBackend, '/media/house.svg']));
    const before = sentUrls.length;
    await waitFor(() => expect(store.getState().favourites.flats[0]?.seenOn).toBe('2026-11-20'));
    expect(sentUrls).toHaveLength(before);
  });

  it('uses the origin of the site without a backend setting, and the default language', async () => {
    storeFlats(storedFlat('a-1-3-9'));
    const settings = { ...defaultSettings, host: '', defaultLanguage: 'en' } as const;
    render(
      <Provider store={makeStore({ fetch: backend.fetch, preloadedState: { settings } })}>
        <FavouritesPersistence />
      </Provider>,
    );
    await waitFor(() => expect(sentUrls).toEqual([['/ua/favourites', '/favourites', ...calls, '/media/house.svg']]));
  });
});
