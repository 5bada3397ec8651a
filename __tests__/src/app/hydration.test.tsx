import { act, fireEvent, render as renderInPage, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { createMemoryRouter, createStaticHandler, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { languages } from '#domain/languages.ts';
import { listedPaths } from '#domain/pages.ts';
import { type SentResults, withResults } from '#shared/api';
import { defaultSettings } from '#shared/config';
import { createTranslations, loadNamespace } from '#shared/i18n';
import { localizedPath } from '#shared/routing';
import { App } from '../../../src/app/App.tsx';
import { mirrorLocation, stateOfLocation } from '../../../src/app/mirrorLocation.ts';
import { HydrationMarker } from '../../../src/app/rendering/HydrationMarker.tsx';
import { queriesOfPage } from '../../../src/app/rendering/renderPage.tsx';
import { pageStateOf } from '../../../src/app/rendering/pageState.ts';
import { resolveRoutes } from '../../../src/app/rendering/resolveRoutes.ts';
import { makeBrowserRoutes } from '../../../src/app/routes/browserRoutes.ts';
import { createRoutes } from '../../../src/app/routes/createRoutes.tsx';
import { makePagesAhead } from '../../../src/app/routes/pagesAhead.ts';
import type { RouteChunks } from '../../../src/app/routes/routeTypes.ts';
import { makeStore } from '../../../src/app/store.ts';
import { render, type SiteView } from '../../../src/server.tsx';
import { backendOfTests } from '../../support/backend/backend.ts';
import { held, json, testNetwork } from '../../support/backend/network.ts';
import { renderSite } from '../../support/site/renderSite.tsx';
import { revealAll } from '../../support/site/revealAll.ts';
import { share } from '../../support/properties.ts';

const backend = backendOfTests();

const origin = 'https://obriy.example';
const alias = 'lypa';

const pages = [
  ...listedPaths({ projects: alias, offers: 'parking', news: 'karkas' }),
  '/projects?status=planned',
  ...[
    'plan?view=board',
    'plan?view=list&rooms=2',
    'plan?view=table',
    'plan?rooms=6&area=up-to-55',
    'plan/a',
    'plan/a/1',
    'plan/a/1/4',
    'plan/nowhere',
    'plan/flat/a-1-2-5',
    'plan/flat/nobody-1',
    'passport',
    'passport?building=a',
  ].map((place) => `/projects/${alias}/${place}`),
  '/projects/nobody-knows/about',
  '/projects/dub/passport',
  '/flats?rooms=2&high=1&ready_to=2027',
  '/flats?rooms=6&offer=1',
  '/flats?page=9',
  '/offers?page=2',
  '/offers?page=9',
  '/offers/nobody-knows',
  '/news?filters[]=construction',
  '/news?category=offers',
  '/appointment/select_date',
  '/appointment/select_time',
  '/appointment/details',
  '/appointment/confirmed',
  '/appointment/visit',
  '/request_call',
  '/request_call?project=lypa&flat=a-1-2-5',
  '/request_call?sent',
  `/instalment_calculator?project=${alias}`,
  '/instalment_calculator?project=nowhere',
  '/favourites',
  '/favourites?flats=lypa:a-1-2-5,nobody-knows:a-1',
  '/404',
  '/nobody/knows',
];

async function renderOnServer(path: string): Promise<SiteView> {
  const view = await render({
    url: origin + path,
    hostingPage: { origin, plainForms: 'on' },
    fetch: backend.fetch,
    backendOrigin: 'http://backend.test',
    signal: new AbortController().signal,
  });
  if (!('html' in view)) throw new Error(`${path} is a redirect`);
  return view;
}

/** Hydrates a page of the server as a browser does; returns its requests during hydration and until `next` ended. */
async function hydratePage(path: string, { html, head, state }: SiteView, next?: (root: HTMLElement) => Promise<void>) {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  document.head.innerHTML = head;
  const written = root.innerHTML;

  const requested: string[] = [];
  const fetch: typeof globalThis.fetch = (input) => {
    requested.push(input instanceof Request ? input.url : String(input));
    return new Promise(() => undefined);
  };
  const settings = { ...defaultSettings, origin, plainForms: 'on' as const };
  const sent = pageStateOf(JSON.parse(JSON.stringify(state)) as typeof state);
  const location = stateOfLocation(new URL(origin + path), settings.defaultLanguage);
  const store = makeStore({ fetch, preloadedState: { settings, ...location, api: withResults(sent.results) } });
  const { routes, translations } = makeBrowserRoutes(store, settings.defaultLanguage);
  for (const language of languages) translations.add(language, sent.texts[language] ?? {});
  const { hydrationData } = await resolveRoutes(routes, new URL(origin + path).pathname, translations);
  const router = createMemoryRouter(routes, { initialEntries: [path], hydrationData });
  mirrorLocation(router, store, settings.defaultLanguage);

  const recoverableErrors: unknown[] = [];
  // React reports every hydration mismatch; the console guard fails the test on its warnings.
  const hydrated = await act(async () =>
    hydrateRoot(
      root,
      <App store={store}>
        <RouterProvider router={router} />
        <HydrationMarker />
      </App>,
      { onRecoverableError: (error) => recoverableErrors.push(error) },
    ),
  );
  await next?.(root);
  const titles = document.querySelectorAll('title').length;
  const headings = root.querySelectorAll('h1').length;
  const busy = root.querySelectorAll('main [aria-busy="true"]').length;
  await act(async () => hydrated.unmount());
  root.remove();
  return { requested, recoverableErrors, written, titles, headings, busy };
}

const inTurns = pages.flatMap((path, index) =>
  share(languages, languages.length, index).map((language) => localizedPath(path, language, 'ua')),
);

test.each(inTurns)('%s hydrates as rendered, without a request', async (path) => {
  const view = await renderOnServer(path);
  const { requested, recoverableErrors, titles, headings, busy } = await hydratePage(path, view);
  expect(recoverableErrors).toEqual([]);
  expect(requested).toEqual([]);
  expect({ titles, headings, busy }).toEqual({ titles: 1, headings: 1, busy: 0 });
});

test.each(['/request_call', '/en/request_call?project=lypa&flat=a-1-2-5'])(
  '%s makes no request when its inline form is replaced by that of the modal',
  async (path) => {
    const { requested, busy } = await hydratePage(path, await renderOnServer(path), async (root) => {
      expect(root.querySelector('main form[action]')).not.toBeNull();
      revealAll();
      await waitFor(() => expect(root.querySelector('main form[action]')).toBeNull());
    });
    expect({ requested, busy }).toEqual({ requested: [], busy: 0 });
  },
);

test('a hydration mismatch is detected', async () => {
  const view = await renderOnServer('/404');
  const { recoverableErrors } = await hydratePage('/404', {
    ...view,
    html: view.html.replace(/(<h1[^>]*>)[^<]*/, '$1Something else'),
  });
  expect(recoverableErrors).toHaveLength(1);
});

test.each(['/projects/nobody-knows/about', '/offers/nobody-knows', '/404', '/nobody/knows'])(
  '%s is not found',
  async (path) => {
    expect((await renderOnServer(path)).status).toBe(404);
  },
);

describe('results sent with the page', () => {
  const settings = { ...defaultSettings, host: 'http://backend.test' };
  const translations = createTranslations(loadNamespace);
  const routesOver = (store: ReturnType<typeof makeStore>, awaitQueries: boolean): RouteObject[] =>
    createRoutes({
      store,
      translations,
      defaultLanguage: settings.defaultLanguage,
      awaitQueries,
      pagesAhead: makePagesAhead(),
    });

  /** The query results that the server sends with a page. */
  const resultsAt = async (path: string, fetch: typeof globalThis.fetch): Promise<SentResults> => {
    const store = makeStore({ fetch, preloadedState: { settings } });
    const context = await createStaticHandler(routesOver(store, true)).query(new Request(`http://site.test${path}`));
    if (context instanceof Response) throw new Error(`${path} is a redirect`);
    const handles = context.matches.flatMap(({ route }) =>
      route.handle === undefined ? [] : [route.handle as RouteChunks],
    );
    const place = { params: context.matches.at(-1)?.params ?? {}, search: new URL(path, origin).searchParams };
    return JSON.parse(JSON.stringify(queriesOfPage(store, handles, place))) as SentResults;
  };

  /** A browser at a page that came with results; records its requests. */
  const openWith = async (
    path: string,
    results: SentResults,
    respond: Parameters<typeof testNetwork>[0] = () => new Response('', { status: 500 }),
  ) => {
    const { fetch, requested } = testNetwork(respond);
    const store = makeStore({ fetch, preloadedState: { settings, api: withResults(results) } });
    const routes = routesOver(store, false);
    const { hydrationData } = await resolveRoutes(routes, new URL(path, 'http://site.test').pathname, translations);
    const router = createMemoryRouter(routes, { initialEntries: [path], hydrationData });
    renderInPage(
      <App store={store}>
        <RouterProvider router={router} />
      </App>,
    );
    return { requested, main: await screen.findByRole('main'), router };
  };

  it('hold only what the tab of a project shows; another tab fetches the rest, once', async () => {
    const path = '/en/projects/lypa/plan';
    const results = await resultsAt(path, backend.fetch);
    expect(JSON.stringify(results)).not.toContain('characteristics');
    const { requested, router } = await openWith(path, results, async (call, language) =>
      backend.fetch(`http://backend.test${call}`, { headers: { 'Accept-Language': language } }),
    );
    await act(() => router.navigate('/en/projects/lypa/docs'));
    await waitFor(() =>
      expect(requested).toEqual(['en /api/projects/lypa/documents', 'en /api/projects/lypa/passport']),
    );
    expect(screen.getByRole('heading', { level: 1, name: /^Lypa ?: Documents$/ })).toBeVisible();
    await act(() => router.navigate('/en/projects/lypa/about'));
    expect(await screen.findByRole('heading', { level: 2, name: 'Beside the park' })).toBeVisible();
    await act(() => router.navigate(path));
    await act(() => router.navigate('/en/projects/lypa/about'));
    expect(requested.filter((call) => call === 'en /api/projects/lypa')).toHaveLength(1);
  });

  it('hold the data of a tab beside the head of its project; other tabs and the list fetch theirs', async () => {
    const path = '/en/projects/lypa/about';
    const results = await resultsAt(path, backend.fetch);
    expect(JSON.stringify(results)).toContain('Beside the park');
    expect(JSON.stringify(results)).not.toMatch(/"(?:aerial|model|offers)"|getProjects/);
    const { requested, router } = await openWith(path, results, async (call, language) =>
      backend.fetch(`http://backend.test${call}`, { headers: { 'Accept-Language': language } }),
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Other developments' })).toBeVisible();
    for (const tab of ['offers', '3d-model', 'aerial-flight', 'about']) {
      await act(() => router.navigate(`/en/projects/lypa/${tab}`));
    }
    expect(await screen.findByRole('heading', { level: 2, name: 'Beside the park' })).toBeVisible();
    await act(() => router.navigate('/en/projects'));
    await waitFor(() => expect(requested).toEqual(['en /api/projects/lypa', 'en /api/projects']));
    await act(() => router.navigate(path));
    expect(await screen.findByRole('heading', { level: 2, name: 'Other developments' })).toBeVisible();
    expect(requested).toHaveLength(2);
  });

  it.each([
    ['plan/flat/a-1-2-5', 'plan/flat/a-1-3-9', ['plannings', 'site_plan']],
    ['plan', 'plan/a', ['site_plan']],
    ['plan/a/1', 'plan/a/1/4', ['site_plan']],
  ])(
    'of %s hold the part of flats and site plan that it shows; %s fetches them whole, once',
    async (shown, next, calls) => {
      const path = `/en/projects/lypa/${shown}`;
      const { requested, router } = await openWith(path, await resultsAt(path, backend.fetch), async (call, language) =>
        backend.fetch(`http://backend.test${call}`, { headers: { 'Accept-Language': language } }),
      );
      const ofPlan = () => requested.filter((call) => /lypa\/(?:plannings|site_plan)$/.test(call)).toSorted();
      const title = screen.getByRole('heading', { level: 1 }).textContent;
      expect(ofPlan()).toEqual([]);
      await act(() => router.navigate(`/en/projects/lypa/${next}`));
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe(title));
      const whole = calls.map((call) => `en /api/projects/lypa/${call}`);
      await waitFor(() => expect(ofPlan()).toEqual(whole));
      await act(() => router.navigate(path));
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
      expect(ofPlan()).toEqual(whole);
    },
  );

  it('of a flat name no mortgage programme; the questions about them fetch all', async () => {
    const path = '/en/projects/lypa/plan/flat/a-1-3-9';
    const results = await resultsAt(path, backend.fetch);
    expect(JSON.stringify(results)).not.toContain('state_7');
    const { requested } = await openWith(path, results, async (call, language) =>
      backend.fetch(`http://backend.test${call}`, { headers: { 'Accept-Language': language } }),
    );
    expect(requested).not.toContain('en /api/projects/lypa/calculator');
    fireEvent.click(screen.getByText('Answer five questions'));
    expect(await screen.findByRole('region', { name: 'State programme' })).toBeVisible();
    expect(requested.filter((call) => call === 'en /api/projects/lypa/calculator')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Lypa' })).toBeVisible();
  });

  it('of a flat that was found by a mortgage programme have its terms', async () => {
    const results = await resultsAt('/en/projects/lypa/plan/flat/a-1-3-9?programme=state_7', backend.fetch);
    expect(JSON.stringify(results)).toContain('state_7');
  });

  it('are kept when a tab fails to load more of the project, with an error under its name', async () => {
    const path = '/en/projects/lypa/plan';
    const { router } = await openWith(path, await resultsAt(path, backend.fetch));
    await act(() => router.navigate('/en/projects/lypa/about'));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Lypa' })).toBeVisible();
  });

  it.each(['/en/projects/nowhere/about', '/en/offers/nothing', '/en/news/nothing'])(
    'of the missing %s are not fetched again; a later visit fetches them',
    async (path) => {
      const { requested, router } = await openWith(path, await resultsAt(path, backend.fetch));
      expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
      expect(requested).toEqual([]);
      await act(() => router.navigate('/en/404'));
      await act(() => router.navigate(path));
      await waitFor(() => expect(requested.filter((call) => /(?:nowhere|nothing)$/.test(call))).toHaveLength(1));
    },
  );

  it.each([
    [
      'is overloaded',
      () => new Response('<h1>db-3.internal is overloaded</h1>', { status: 503, headers: { 'Retry-After': '120' } }),
    ],
    ['is gone', () => Promise.reject(new TypeError('connect ECONNREFUSED db-3.internal:8080'))],
    ['returns nonsense', () => new Response('db-3.internal', { status: 200 })],
  ])('of a backend that %s: the page stays failed at first, and shows no internals', async (_, respond) => {
    const results = await resultsAt('/en/contacts', testNetwork(respond).fetch);
    expect(JSON.stringify(results)).not.toContain('internal');
    const { requested } = await openWith('/en/contacts', results);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(requested).toEqual([]);
  });

  it('are the same when a page is rendered twice from the same responses', async () => {
    const [first, second] = await Promise.all([
      resultsAt('/projects', backend.fetch),
      resultsAt('/projects', backend.fetch),
    ]);
    expect(JSON.stringify(second)).toBe(JSON.stringify(first));
  });
});

describe('repeated queries', () => {
  const failed = () => screen.findByRole('button', { name: 'Try again' });

  /** A backend that fails until it is fixed, with the calls that were made. */
  const failing = (respond: () => Response | Promise<Response> = () => new Response('', { status: 500 })) => {
    let down = true;
    const requested: string[] = [];
    const fetch: typeof globalThis.fetch = (input, init) => {
      const { pathname, search } = new URL(new Request(input, init).url);
      requested.push(pathname + search);
      return down ? Promise.resolve(respond()) : backend.fetch(input, init);
    };
    return {
      fetch,
      requested,
      fix: () => {
        down = false;
      },
    };
  };

  it.each([
    ['/en', ['/api']],
    ['/en/about', ['/api/about']],
    ['/en/contacts', ['/api/contacts']],
    ['/en/projects', ['/api/projects']],
    ['/en/projects/lypa/plan', ['/api/projects/lypa', '/api/projects/lypa/plannings', '/api/projects/lypa/site_plan']],
    ['/en/projects/lypa/news', ['/api/projects/lypa', '/api/projects/lypa/news?page=1']],
    ['/en/offers', ['/api/offers?page=1']],
    ['/en/offers/parking', ['/api/offers/parking', '/api/offers?page=1']],
    ['/en/news', ['/api/news?page=1']],
    ['/en/appointment/select_date', ['/api/centers', '/api/contacts', '/api/extensions']],
    ['/en/instalment_calculator', ['/api/projects']],
    ['/en/favourites?flats=lypa:a-1-3-9', ['/api/projects', '/api/projects/lypa/plannings']],
  ])('%s repeats no failed query', async (path, calls) => {
    const network = failing();
    await renderSite({ path, fetch: network.fetch });
    await failed();
    expect(network.requested.toSorted()).toEqual(calls);
  });

  it.each(['/en/projects/nowhere/about', '/en/offers/nothing', '/en/news/nothing'])(
    '%s, unknown to the backend, is requested once',
    async (path) => {
      const { fetch, requested } = testNetwork((call) =>
        call.includes('nowhere') || call.includes('nothing') ? json(null, 404) : json({}, 500),
      );
      await renderSite({ path, fetch });
      await screen.findByRole('heading', { level: 1, name: 'Page not found' });
      expect(requested.filter((call) => /(?:nowhere|nothing)$/.test(call))).toHaveLength(1);
    },
  );

  it('Try again sends one query, and the failed view stays until the response', async () => {
    const { response, release } = held();
    let first = true;
    const { fetch, requested } = testNetwork(() => {
      if (!first) return response;
      first = false;
      return json(null, 500);
    });
    const { user } = await renderSite({ path: '/en/contacts', fetch });
    const retry = await failed();
    await user.click(retry);
    await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'true'));
    expect(retry).toBeVisible();
    await user.click(retry);
    release(json(null, 500));
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy', 'true'));
    expect(requested).toEqual(['en /api/contacts', 'en /api/contacts']);
  });

  it('coming back to a failed page sends one more query', async () => {
    const network = failing();
    const { go } = await renderSite({ path: '/en/about', fetch: network.fetch });
    await failed();
    await go('/en/404');
    await go('/en/about');
    await failed();
    expect(network.requested).toEqual(['/api/about', '/api/about']);
    await go('/en/404');
    network.fix();
    await go('/en/about');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument());
    expect(network.requested).toHaveLength(3);
  });

  it('a failed page loads when the network is back', async () => {
    const network = failing(() => Promise.reject(new TypeError('Failed to fetch')));
    await renderSite({ path: '/en/offers/lito', fetch: network.fetch });
    await failed();
    network.fix();
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('One condition')).toBeVisible();
    // What failed beside the offer was loaded with it.
    expect(await screen.findByRole('region', { name: 'Other offers' })).toBeVisible();
    expect(network.requested).toHaveLength(4);
  });
});
