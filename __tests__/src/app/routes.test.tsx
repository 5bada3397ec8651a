import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { paths, type PathName } from '#domain/pages.ts';
import { defaultSettings, type Language } from '#shared/config';
import { createTranslations } from '#shared/i18n';
import { LoadFailure } from '#shared/lazy';
import { locationChanged } from '#shared/routing';
import { FailedPage } from '../../../src/app/layout/FailedPage.tsx';
import { createRoutes } from '../../../src/app/routes/createRoutes.tsx';
import { routeQueries } from '../../../src/app/routes/routeQueries.lazy.ts';
import { makePagesAhead } from '../../../src/app/routes/pagesAhead.ts';
import { localizedRoutes, pageChunks } from '../../../src/app/routes/localizedRoutes.ts';
import type { RouteChunks } from '../../../src/app/routes/routeTypes.ts';
import { makeStore } from '../../../src/app/store.ts';
import { pageBudgets } from '../../../tools/sizes/budgets.ts';
import { json, testNetwork } from '../../support/backend/network.ts';
import { renderSite } from '../../support/site/renderSite.tsx';

const settings = { ...defaultSettings, host: 'https://backend.example' };

const routerAt = async (path: string, defaultLanguage: Language = 'ua') => {
  const store = makeStore({ fetch: testNetwork(() => json(null, 404)).fetch, preloadedState: { settings } });
  const translations = createTranslations(async () => ({}));
  const router = createMemoryRouter(
    createRoutes({ store, translations, defaultLanguage, awaitQueries: false, pagesAhead: makePagesAhead() }),
    {
      initialEntries: [path],
    },
  );
  await new Promise<void>((resolve) => {
    const stop = router.subscribe(({ initialized, navigation }) => {
      if (!initialized || navigation.state !== 'idle') return;
      stop();
      resolve();
    });
    if (router.state.initialized) resolve();
  });
  const { location, matches, errors } = router.state;
  router.dispose();
  return {
    path: location.pathname + location.search,
    route: matches.at(-1)?.route.id,
    params: matches.at(-1)?.params,
    errors,
  };
};

describe('every route', () => {
  const routes = localizedRoutes('ua').filter(({ entry }) => 'load' in entry && entry.name !== 'project');

  it.each(routes.map(({ name, path }) => [name, path.replace(':alias', 'obriy-park')]))(
    '%s is found at %s',
    async (name, path) => {
      await expect(routerAt(path)).resolves.toMatchObject({ route: name, path, errors: null });
    },
  );

  it('has its own name', () => {
    const names = localizedRoutes('ua').map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(['home', 'home_en', 'appointmentDate', 'appointmentDate_en']));
  });

  it('passes the path parameters to its page', async () => {
    await expect(routerAt('/en/news/winter-yard')).resolves.toMatchObject({ params: { alias: 'winter-yard' } });
  });

  it('has the other prefix when English is the default', async () => {
    await expect(routerAt('/projects', 'en')).resolves.toMatchObject({ route: 'projects' });
    await expect(routerAt('/ua/projects', 'en')).resolves.toMatchObject({ route: 'projects_ua' });
  });
});

describe('a redirect', () => {
  it.each([
    ['/projects/obriy-park', '/projects/obriy-park/about'],
    ['/en/projects/obriy-park?utm_source=letter', '/en/projects/obriy-park/about?utm_source=letter'],
    ['/appointment', '/appointment/select_date'],
    ['/EN/News?utm_source=letter', '/en/news?utm_source=letter'],
    ['/Projects/Obriy-Park/PLAN', '/projects/obriy-park/plan'],
    ['/en/appointment', '/en/appointment/select_date'],
    ['/de/projects', '/projects'],
    ['/news/en?page=2', '/en/news?page=2'],
    ['/about/en', '/en/about'],
    ['/about/ua', '/about'],
    ['/news/ua', '/news'],
    ['/de/ua/news', '/news'],
    ['/projects/en/plan', '/en/projects/plan/about'],
    ['/de/en/news', '/en/news'],
    ['/ua/news?category=sales', '/news?category=sales'],
  ])('leads from %s to %s', async (from, to) => {
    await expect(routerAt(from)).resolves.toMatchObject({ path: to, errors: null });
  });
});

describe('an unknown path', () => {
  it.each(['/nothing', '/de/nothing', '/de//news', '/projects/obriy-park/nothing', '/news/a/b'])(
    '%s shows the not-found page without a redirect',
    async (path) => {
      await expect(routerAt(path)).resolves.toMatchObject({ path, route: 'fallback_ua', errors: null });
    },
  );

  it('may be malformed', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await expect(routerAt('/%E0%A4%A')).resolves.toMatchObject({
      path: '/%E0%A4%A',
      route: 'fallback_ua',
      errors: null,
    });
    expect(warned).toHaveBeenCalled();
  });

  it('may be of any length', async () => {
    const path = `/${'x'.repeat(10_000)}`;
    await expect(routerAt(path)).resolves.toMatchObject({ path, route: 'fallback_ua' });
  });

  it('is shown in the language of its prefix', async () => {
    await expect(routerAt('/en/nothing')).resolves.toMatchObject({ route: 'fallback_en' });
    await expect(routerAt('/nothing/en')).resolves.toMatchObject({ path: '/en/nothing', route: 'fallback_en' });
    await expect(routerAt('/ua/nothing/en')).resolves.toMatchObject({ route: 'fallback_ua' });
  });
});

it('a page whose chunk is lost does not fail its query, too', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  jest.doMock('#features/flat-search', () => {
    throw new Error('Lost');
  });
  const { dispatch } = makeStore({ fetch, preloadedState: { settings } });
  const search = new URLSearchParams();
  const [query] = routeQueries.flats({ dispatch, language: 'en', params: {}, search, forBlock: async (each) => each });
  await expect(query).resolves.toBeUndefined();
  jest.dontMock('#features/flat-search');
});

describe('budgets of routes', () => {
  const routes = createRoutes({
    store: makeStore({ fetch }),
    translations: createTranslations(async () => ({})),
    defaultLanguage: 'ua',
    awaitQueries: false,
    pagesAhead: makePagesAhead(),
  });
  const chunkOf = ({ handle }: RouteObject): string[] => [(handle as RouteChunks | undefined)?.chunk ?? []].flat();
  const allChunks = (objects: readonly RouteObject[]): string[] =>
    objects.flatMap((route) => [...chunkOf(route), ...allChunks(route.children ?? [])]);

  test('every page has one', () => {
    const weighed = new Set(pageChunks().flatMap(({ chunks }) => chunks));
    expect(allChunks(routes).filter((chunk) => !weighed.has(chunk))).toEqual([]);
  });

  test('each belongs to one page', () => {
    const weighed = pageChunks().map(({ path }) => path);
    const named = Object.keys(pageBudgets) as PathName[];
    expect(named.filter((name) => !weighed.includes(paths[name]))).toEqual([]);
  });

  test('a page is measured with its layout', () => {
    expect(pageChunks()).toContainEqual({
      path: '/projects/:alias/about',
      chunks: ['page-project', 'page-project-about'],
    });
  });
});

describe('the store', () => {
  const fetch = testNetwork(() => json(null, 404)).fetch;

  it('reports an action that is not serializable', () => {
    const errorSpy = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    makeStore({ fetch }).dispatch(locationChanged({ pathname: '/', search: '', hash: new Date() as never }));
    expect(errorSpy.mock.calls.map(([sentence]) => String(sentence))).toContainEqual(
      expect.stringContaining('non-serializable value was detected in an action'),
    );
  });

  it('refuses a mutated state', () => {
    const settings = { changed: { pathname: '/', search: '', hash: '' } };
    const store = makeStore({ fetch, preloadedState: { location: settings.changed } });
    settings.changed.pathname = '/news';
    expect(() => store.dispatch(locationChanged({ pathname: '/', search: '', hash: '' }))).toThrow(/mutation/);
  });

  it('lets enhancers see every action, the innermost after the middleware', () => {
    const seen: string[] = [];
    const store = makeStore({
      fetch,
      enhancers: [
        (createStore) => (reducer, preloadedState) => {
          const made = createStore(reducer, preloadedState);
          return {
            ...made,
            dispatch: (action) => {
              seen.push(action.type);
              return made.dispatch(action);
            },
          };
        },
      ],
    });
    store.dispatch(locationChanged({ pathname: '/news', search: '', hash: '' }));
    expect(seen).toContain('api/config/middlewareRegistered');
    expect(seen).toContain(locationChanged.type);
  });
});

test('announces that the next page is loading', async () => {
  const { router } = await renderSite({ path: '/en/404' });
  const isAnnounced = () => screen.queryByText('The page is loading') !== null;
  act(() => void router.navigate('/en/offers'));
  expect(isAnnounced()).toBe(true);
  await waitFor(() => expect(isAnnounced()).toBe(false));
});

describe('a failed page', () => {
  const renderFailure = async (error: Error, language: 'ua' | 'en') => {
    // React and the router report the error too, as developers want.
    jest.spyOn(console, 'error').mockImplementation(() => {});
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const router = createMemoryRouter([
      {
        path: '/',
        loader: () => {
          throw error;
        },
        errorElement: <FailedPage language={language} />,
        element: null,
      },
    ]);
    render(
      <Provider store={makeStore({ fetch })}>
        <RouterProvider router={router} />
      </Provider>,
    );
    return screen.findByRole('alert');
  };

  it('offers a reload when a chunk was lost, without any loaded text', async () => {
    const alert = await renderFailure(new LoadFailure('Unable to preload CSS for /assets/news.css'), 'en');
    expect(alert).toHaveTextContent('A part of the site did not load');
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'To the home page' })).toHaveAttribute('href', '/en');
    expect(alert).not.toHaveTextContent('preload');
  });

  describe('the message for a lost chunk', () => {
    beforeEach(() => {
      document.head.append(Object.assign(document.createElement('script'), { src: '/assets/runtime.0123456789.js' }));
      // As after a reload: a second one so soon is only done by the visitor.
      sessionStorage.setItem('obriy.newDocument', String(Date.now()));
    });
    afterEach(() => {
      document.querySelector('script')?.remove();
      sessionStorage.clear();
    });
    const respondWith = (respond: () => Promise<Response>) =>
      jest.spyOn(globalThis, 'fetch').mockImplementation(respond);
    const lost = new LoadFailure('Unable to load a part of the site');
    const gateway = async (): Promise<Response> => new Response(null, { status: 502 });

    it.each([
      ['nobody can be reached', async (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'))],
      ['a gateway has nobody behind it', gateway],
    ])('is that there is no connection when %s; a failed retry changes nothing', async (_, nobody) => {
      const fetched = respondWith(nobody);
      const alert = await renderFailure(lost, 'en');
      await waitFor(() => expect(alert).toHaveTextContent('No connection to the site'));
      expect(alert).not.toHaveTextContent('updated');
      // It would lead to the browser's own error page.
      expect(screen.queryByRole('link', { name: 'To the home page' })).not.toBeInTheDocument();
      const before = fetched.mock.calls.length;
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(fetched.mock.calls.length).toBeGreaterThan(before));
      expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    });

    it('is at once that there is no connection when the browser is offline', async () => {
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      respondWith(gateway);
      expect(await renderFailure(lost, 'ua')).toHaveTextContent('Немає звʼязку із сайтом');
    });

    it('is that a part did not load when the site responds', async () => {
      const fetched = respondWith(async () => new Response(null, { status: 404 }));
      const alert = await renderFailure(lost, 'en');
      await waitFor(() => expect(fetched).toHaveBeenCalled());
      expect(alert).toHaveTextContent('A part of the site did not load');
      expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
    });
  });

  it('reports an error of the site without its details', async () => {
    const alert = await renderFailure(new TypeError('x is undefined'), 'ua');
    expect(alert).toHaveTextContent('Сторінку не вдалося показати');
    expect(alert).not.toHaveTextContent('undefined');
    expect(screen.getByRole('link', { name: '+380 32 200 00 00' })).toHaveAttribute('href', 'tel:+380322000000');
  });
});
