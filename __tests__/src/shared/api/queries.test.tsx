import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, StrictMode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { companyApi, selectHomeLoaded } from '#entities/company';
import { offerApi } from '#entities/offer';
import { projectApi, selectProjectLoaded } from '#entities/project';
import { resultsOf, useQueryResult, useInfiniteList, withResults } from '#shared/api';
import { defaultSettings } from '#shared/config';
import { makeStore } from '../../../../src/app/store.ts';
import { held, json, testNetwork } from '../../../support/backend/network.ts';
import { renderSite } from '../../../support/site/renderSite.tsx';

describe('useQueryResult', () => {
  const { getAbout } = companyApi.endpoints;
  const { getOffers } = offerApi.endpoints;
  const settings = { ...defaultSettings, host: 'http://backend.test' };
  const en = { language: 'en' } as const;

  const storeOver = (respond: Parameters<typeof testNetwork>[0]) => {
    const { fetch, requested } = testNetwork(respond);
    return { requested, store: makeStore({ fetch, preloadedState: { settings } }) };
  };

  const show = (store: ReturnType<typeof makeStore>, children: ReactNode) =>
    render(
      <StrictMode>
        <Provider store={store}>{children}</Provider>
      </StrictMode>,
    );

  const About = ({ fresh = false }: { readonly fresh?: boolean }) => {
    const { data, error, isFetching, refetch } = useQueryResult(getAbout, { language: 'en' }, { refetchFailed: fresh });
    return (
      <button type="button" onClick={refetch} aria-busy={isFetching}>
        {data === undefined ? (error === undefined ? 'waiting' : 'failed') : data.title}
      </button>
    );
  };

  const about = (title: string) => json({ title });
  const failure = () => json(null, 500);
  const settled = (store: ReturnType<typeof makeStore>) => store.dispatch(getAbout.initiate(en, { subscribe: false }));

  afterEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  });

  it('sends a missing query once for all components', async () => {
    const { store, requested } = storeOver(() => about('We build'));
    show(
      store,
      <>
        <About />
        <About />
      </>,
    );
    expect(await screen.findAllByText('We build')).toHaveLength(2);
    expect(requested).toEqual(['en /api/about']);
  });

  it('shows a failure at once, and refetches only when the visitor asks', async () => {
    const { store, requested } = storeOver(failure);
    await settled(store);
    show(store, <About />);
    expect(screen.getByText('failed')).toBeVisible();
    await act(async () => {});
    expect(requested).toHaveLength(1);
  });

  it('does not repeat a query that fails between the first render and its effects', async () => {
    const { promise, reject } = Promise.withResolvers<Response>();
    const { store, requested } = storeOver(() => promise);
    void settled(store);
    const Fail = () => {
      useLayoutEffect(() => reject(new TypeError('Failed to fetch')), []);
      return null;
    };
    // As in a browser: `act` leaves no moment between a render and its effects.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container);
    root.render(
      <Provider store={store}>
        <About />
        <Fail />
      </Provider>,
    );
    expect(await screen.findByText('failed')).toBeVisible();
    root.unmount();
    expect(requested).toHaveLength(1);
  });

  it('keeps the result while it is refetched, for all components', async () => {
    const again = held();
    const responses = [Promise.resolve(failure()), again.response];
    const { store, requested } = storeOver(() => responses.shift() ?? failure());
    show(
      store,
      <>
        <About />
        <About />
      </>,
    );
    const [first, second] = await screen.findAllByText('failed');
    fireEvent.click(first as HTMLElement);
    await waitFor(() => expect(second).toHaveAttribute('aria-busy', 'true'));
    fireEvent.click(second as HTMLElement);
    expect(screen.getAllByText('failed')).toHaveLength(2);
    again.release(about('We build'));
    expect(await screen.findAllByText('We build')).toHaveLength(2);
    expect(requested).toHaveLength(2);
  });

  it('a component that mounts during a refetch waits for it', async () => {
    const again = held();
    const responses = [Promise.resolve(failure()), again.response];
    const { store, requested } = storeOver(() => responses.shift() ?? failure());
    await settled(store);
    const running = settled(store);
    show(store, <About />);
    expect(screen.getByText('waiting')).toBeVisible();
    again.release(about('We build'));
    await act(() => running);
    expect(await screen.findByText('We build')).toBeVisible();
    expect(requested).toHaveLength(2);
  });

  it('refetches a query that no route loads for the next component, once', async () => {
    const { store, requested } = storeOver(failure);
    await settled(store);
    show(store, <About fresh />);
    expect(await screen.findByText('failed')).toBeVisible();
    await act(async () => {});
    expect(requested).toHaveLength(2);
  });

  describe('an infinite list', () => {
    const page = (current: number) =>
      json({
        offers: [{ alias: `offer-${current}` }],
        meta: { current_page: current, last_page: 2, per_page: 1, total: 2 },
      });

    const Offers = () => {
      const { pages, failed, hasNextPage, fetchNextPage } = useInfiniteList(getOffers, { language: 'en' });
      return (
        <button type="button" onClick={fetchNextPage}>
          {pages} {hasNextPage && 'more'} {failed && 'failed'}
        </button>
      );
    };

    it('keeps its items when its next page fails, and requests that page again', async () => {
      const responses = [page(1), failure(), page(2)];
      const { store, requested } = storeOver(() => responses.shift() ?? failure());
      show(store, <Offers />);
      const button = await screen.findByText('1 more');
      fireEvent.click(button);
      await waitFor(() => expect(button).toHaveTextContent('1 more failed'));
      fireEvent.click(button);
      await waitFor(() => expect(button).toHaveTextContent('2'));
      fireEvent.click(button);
      await act(async () => {});
      expect(requested).toEqual(['en /api/offers?page=1', 'en /api/offers?page=2', 'en /api/offers?page=2']);
    });

    it('continues from the pages that came with the document', async () => {
      const server = storeOver(() => page(1));
      await server.store.dispatch(getOffers.initiate(en));
      const { fetch, requested } = testNetwork(() => page(2));
      const store = makeStore({
        fetch,
        preloadedState: { settings, api: withResults(resultsOf(server.store.getState())) },
      });
      show(store, <Offers />);
      const button = screen.getByText('1 more');
      await act(async () => {});
      expect(requested).toEqual([]);
      fireEvent.click(button);
      await waitFor(() => expect(button).toHaveTextContent('2'));
      expect(requested).toEqual(['en /api/offers?page=2']);
    });
  });

  describe('within an hour', () => {
    const hour = 3_600_000;
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    const sentWith = async (respond: () => Response) => {
      const { store } = storeOver(respond);
      await settled(store);
      return withResults(resultsOf(store.getState()));
    };

    it('a result that came with the document stays while it is shown, and for an hour after', async () => {
      const { fetch, requested } = testNetwork(() => about('Now'));
      const store = makeStore({ fetch, preloadedState: { settings, api: await sentWith(() => about('Then')) } });
      const first = show(store, <About />);
      await act(() => jest.advanceTimersByTimeAsync(2 * hour));
      expect(screen.getByText('Then')).toBeVisible();
      first.unmount();
      await act(() => jest.advanceTimersByTimeAsync(hour - 1000));
      show(store, <About />).unmount();
      expect(requested).toEqual([]);
      await act(() => jest.advanceTimersByTimeAsync(hour + 1000));
      show(store, <About />);
      await act(() => jest.advanceTimersByTimeAsync(1000));
      expect(screen.getByText('Now')).toBeVisible();
      expect(requested).toHaveLength(1);
    });

    it('a result that came after a failure stays while it is shown', async () => {
      const responses = [failure(), about('We build')];
      const { store } = storeOver(() => responses.shift() ?? failure());
      await settled(store);
      show(store, <About />);
      fireEvent.click(screen.getByText('failed'));
      await act(() => jest.advanceTimersByTimeAsync(2 * hour));
      expect(screen.getByText('We build')).toBeVisible();
    });

    it('a failure that is dropped while it is shown is fetched again', async () => {
      const responses = [failure(), about('We build')];
      const { store, requested } = storeOver(() => responses.shift() ?? failure());
      await settled(store);
      show(store, <About />);
      await act(() => jest.advanceTimersByTimeAsync(hour + 1000));
      expect(screen.getByText('We build')).toBeVisible();
      expect(requested).toHaveLength(2);
    });
  });
});

describe('baseQuery', () => {
  /** Without the list of extensions it would be requested. */
  const wholeHome = { projects: [], offers: [], news: [] };
  const { getHome } = companyApi.endpoints;

  const storeOn = (respond: Parameters<typeof testNetwork>[0], host = '') => {
    const network = testNetwork(respond);
    const store = makeStore({ fetch: network.fetch, preloadedState: { settings: { ...defaultSettings, host } } });
    return { network, store };
  };

  afterEach(() => {
    document.cookie = 'XSRF-TOKEN=; Max-Age=0';
  });

  describe('every request', () => {
    it('goes to the host of the settings with the language', async () => {
      const requests: Request[] = [];
      const store = makeStore({
        fetch: async (input, init) => {
          requests.push(new Request(input, init));
          return json(wholeHome);
        },
        preloadedState: { settings: { ...defaultSettings, host: 'https://backend.example' } },
      });
      await store.dispatch(getHome.initiate({ language: 'ua' }));
      expect(requests.map(({ url }) => url)).toEqual(['https://backend.example/api']);
      expect(requests[0]?.headers.get('Accept-Language')).toBe('ua');
    });

    it.each([
      ['encoded', 'a%20token', 'a token'],
      ['as it is', 'half%', 'half%'],
    ])('sends the anti-forgery cookie back in its header: %s', async (_, cookie, header) => {
      document.cookie = `XSRF-TOKEN=${cookie}`;
      const tokens: (string | null)[] = [];
      const store = makeStore({
        fetch: async (input) => {
          tokens.push((input as Request).headers.get('X-XSRF-TOKEN'));
          return json(wholeHome);
        },
        preloadedState: { settings: { ...defaultSettings, host: 'https://backend.example' } },
      });
      await store.dispatch(getHome.initiate({ language: 'ua' }));
      expect(tokens).toEqual([header]);
    });
  });

  describe('an invalid response', () => {
    it.each([
      ['HTML', () => new Response('<h1>Gateway</h1>', { headers: { 'Content-Type': 'text/html' } })],
      ['an error', () => new Response('{"error":{}}', { status: 500 })],
      ['nothing', () => new Response(null, { status: 204 })],
      ['JSON without data', () => Response.json({ items: [] })],
      ['a bare null', () => Response.json(null)],
      ['a broken connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ])('%s becomes a failure that a view can show', async (_, respond) => {
      const { store } = storeOn(respond, 'https://backend.example');
      const { isError, error } = await store.dispatch(getHome.initiate({ language: 'ua' }));
      expect(isError).toBe(true);
      expect(error).toHaveProperty('status');
      expect(selectHomeLoaded(store.getState(), 'ua')).toBe(true);
    });
  });

  describe('a response without its required part', () => {
    it.each([{}, { project: null }, [], 'text'])('%j is a failure that names call and field', async (data) => {
      const { store } = storeOn(() => json(data), 'https://backend.example');
      const { error } = await store.dispatch(
        projectApi.endpoints.getProject.initiate({ alias: 'park', language: 'ua' }),
      );
      expect(error).toMatchObject({ error: 'The response of /api/projects/park has no "data.project"' });
      expect(selectProjectLoaded(store.getState(), 'ua', 'park')).toBe(true);
    });
  });

  describe('the language', () => {
    const home = (language: string) => json({ ...wholeHome, hero: { title: language } });
    const titleIn = (store: ReturnType<typeof makeStore>, language: 'ua' | 'en') =>
      getHome.select({ language })(store.getState()).data?.hero?.title;

    it('of a slow response never shows in the other language', async () => {
      const pending = { ua: held(), en: held() };
      const { store } = storeOn((_, language) => pending[language as 'ua' | 'en'].response, 'https://backend.example');
      const ua = store.dispatch(getHome.initiate({ language: 'ua' }));
      const en = store.dispatch(getHome.initiate({ language: 'en' }));

      pending.en.release(home('en'));
      await en;
      expect(titleIn(store, 'en')).toBe('en');
      expect(titleIn(store, 'ua')).toBeUndefined();

      pending.ua.release(home('ua'));
      await ua;
      expect(titleIn(store, 'en')).toBe('en');
      expect(titleIn(store, 'ua')).toBe('ua');
    });

    it('that was loaded before makes no request', async () => {
      const { store, network } = storeOn((_, language) => home(language), 'https://backend.example');
      for (const language of ['ua', 'en', 'ua', 'en'] as const) {
        await store.dispatch(getHome.initiate({ language }));
      }
      expect(network.requested).toEqual(['ua /api', 'en /api']);
    });
  });
});

describe('an invalid response in a browser', () => {
  const responses: readonly (readonly [string, () => Response])[] = [
    [
      'HTML',
      () =>
        new Response('<!doctype html><h1>Sign in to the network</h1>', { headers: { 'content-type': 'text/html' } }),
    ],
    ['null', () => json(null)],
    ['nothing', () => new Response('')],
    ['a list instead of an object', () => json([])],
    ['a number', () => json(7)],
  ];
  const paths = ['/en', '/en/contacts', '/en/news/karkas', '/en/projects/lypa/plan', '/en/appointment/select_date'];

  it.each(responses)('%s: every page keeps its heading and its layout', async (_, respond) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const path of paths) {
      const { unmount, findByRole, getByRole } = await renderSite({ path, fetch: testNetwork(respond).fetch });
      expect(await findByRole('heading', { level: 1 })).toBeVisible();
      await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeNull());
      expect(getByRole('contentinfo')).toBeVisible();
      unmount();
    }
  });
});
