import type { Meta } from '#contract/common.ts';
import { todayInKyiv } from '#domain/time/kyivTime.ts';
import { companyApi, selectAboutLoaded, selectContactsLoaded, selectHomeLoaded } from '#entities/company';
import { newsApi, selectNews, selectNewsItemLoaded, selectNewsLoaded, selectNextNewsLoading } from '#entities/news';
import {
  isExpired,
  offerApi,
  selectNextOffersLoading,
  selectOfferLoaded,
  selectOffers,
  selectOffersLoaded,
} from '#entities/offer';
import { offerValidity } from '../../../src/entities/offer/OfferFacts.tsx';
import {
  projectApi,
  projectTabsApi,
  selectCalculator,
  selectNextProjectNewsLoading,
  selectPlannings,
  selectProject,
  selectKnownProject,
  selectProjectLoaded,
  selectProjectNews,
  selectProjects,
  selectSitePlan,
} from '#entities/project';
import { defaultSettings, type Language } from '#shared/config';
import { makeStore } from '../../../src/app/store.ts';
import { held, json, testNetwork } from '../../support/backend/network.ts';

describe('infinite lists', () => {
  const lastPage = 3;
  const meta = (page: number): Meta => ({ current_page: page, last_page: lastPage, per_page: 2, total: 6 });
  const pageOf = (path: string): number => Number(new URL(path, 'http://site.test').searchParams.get('page'));
  const card = (alias: string) => ({ alias, title: alias });
  const cards = (page: number) => [card(`item-${page}-a`), card(`item-${page}-b`)];
  const aliases = (items: readonly { readonly alias: string }[]): string[] => items.map(({ alias }) => alias);
  const upTo = (page: number): string[] =>
    Array.from({ length: page }, (_, index) => cards(index + 1).map(({ alias }) => alias)).flat();

  const settings = { ...defaultSettings, host: 'https://backend.example' };
  const storeOn = (respond: Parameters<typeof testNetwork>[0]) => {
    const network = testNetwork(respond);
    return { network, store: makeStore({ fetch: network.fetch, preloadedState: { settings } }) };
  };
  type Store = ReturnType<typeof makeStore>;

  const offers = {
    name: 'offers',
    respond: (page: number) => json({ offers: cards(page), meta: meta(page) }),
    more: (store: Store) =>
      store.dispatch(offerApi.endpoints.getOffers.initiate({ language: 'ua' }, { direction: 'forward' })),
    items: (store: Store) => aliases(selectOffers(store.getState(), 'ua')),
    nextLoading: (store: Store) => selectNextOffersLoading(store.getState(), 'ua'),
  };

  const news = {
    name: 'news',
    respond: (page: number) => json({ items: cards(page), meta: meta(page) }),
    more: (store: Store) =>
      store.dispatch(newsApi.endpoints.getNews.initiate({ language: 'ua', category: null }, { direction: 'forward' })),
    items: (store: Store) => aliases(selectNews(store.getState(), 'ua', null)),
    nextLoading: (store: Store) => selectNextNewsLoading(store.getState(), 'ua', null),
  };

  const projectNews = {
    name: 'project news',
    respond: (page: number) => json({ news: { items: cards(page), meta: meta(page) } }),
    more: (store: Store) =>
      store.dispatch(
        projectTabsApi.endpoints.getProjectNews.initiate({ language: 'ua', alias: 'park' }, { direction: 'forward' }),
      ),
    items: (store: Store) => aliases(selectProjectNews(store.getState(), 'ua', 'park')),
    nextLoading: (store: Store) => selectNextProjectNewsLoading(store.getState(), 'ua', 'park'),
  };

  describe.each([offers, news, projectNews])('the list of $name', ({ respond, more, items, nextLoading }) => {
    it('loads from page 1 on, appends, and stops at the last page', async () => {
      const { store, network } = storeOn((path) => respond(pageOf(path)));
      for (let page = 1; page <= lastPage; page += 1) {
        await more(store);
        expect(items(store)).toEqual(upTo(page));
      }
      await more(store);
      expect(network.requested.map((line) => pageOf(line.split(' ')[1] ?? ''))).toEqual([1, 2, 3]);
      expect(items(store)).toEqual(upTo(lastPage));
    });

    it('sends no second request while loading', async () => {
      const second = held();
      const { store, network } = storeOn((path) => (pageOf(path) === 2 ? second.response : respond(pageOf(path))));
      await more(store);
      expect(nextLoading(store)).toBe(false);

      const taps = [more(store), more(store), more(store)];
      expect(nextLoading(store)).toBe(true);
      second.release(respond(2));
      await Promise.all(taps);

      expect(network.requested).toHaveLength(2);
      expect(nextLoading(store)).toBe(false);
      expect(items(store)).toEqual(upTo(2));
    });

    it('keeps its items when the next page fails, and requests the same page again', async () => {
      let failing = true;
      const { store, network } = storeOn((path) =>
        pageOf(path) === 2 && failing ? new Response('', { status: 502 }) : respond(pageOf(path)),
      );
      await more(store);
      await more(store);
      expect(items(store)).toEqual(upTo(1));

      failing = false;
      await more(store);
      expect(items(store)).toEqual(upTo(2));
      expect(network.requested.map((line) => pageOf(line.split(' ')[1] ?? ''))).toEqual([1, 2, 2]);
    });

    it('shows an item once that has moved to the next page', async () => {
      const { store } = storeOn((path) => (pageOf(path) === 2 ? respond(1) : respond(pageOf(path))));
      await more(store);
      await more(store);
      expect(items(store)).toEqual(upTo(1));
    });
  });

  describe('the flags of the first page', () => {
    it('are false while it loads and true afterwards, also after a failure', async () => {
      const { store } = storeOn((path) =>
        path.startsWith('/api/offers') ? offers.respond(1) : new Response('', { status: 500 }),
      );
      expect(selectOffersLoaded(store.getState(), 'ua')).toBe(false);
      const query = offers.more(store);
      expect(selectOffersLoaded(store.getState(), 'ua')).toBe(false);
      await query;
      expect(selectOffersLoaded(store.getState(), 'ua')).toBe(true);

      await news.more(store);
      expect(selectNewsLoaded(store.getState(), 'ua', null)).toBe(true);
      expect(selectNews(store.getState(), 'ua', null)).toEqual([]);
    });
  });
});

describe('loading flags', () => {
  const { getHome, getAbout, getContacts } = companyApi.endpoints;
  const { getOffer } = offerApi.endpoints;
  const { getNewsItem } = newsApi.endpoints;
  const settings = { ...defaultSettings, host: 'https://backend.example' };

  type Store = ReturnType<typeof makeStore>;
  type Flag = (store: Store, language: Language) => boolean;
  type Load = (store: Store) => PromiseLike<unknown>;

  /** The flags of SPEC.md section 4 for single queries; lists and projects have their own tests. */
  const areas: readonly (readonly [string, Load, Flag])[] = [
    [
      'the home page',
      (store) => store.dispatch(getHome.initiate({ language: 'ua' })),
      (store, language) => selectHomeLoaded(store.getState(), language),
    ],
    [
      'about',
      (store) => store.dispatch(getAbout.initiate({ language: 'ua' })),
      (store, language) => selectAboutLoaded(store.getState(), language),
    ],
    [
      'contacts',
      (store) => store.dispatch(getContacts.initiate({ language: 'ua' })),
      (store, language) => selectContactsLoaded(store.getState(), language),
    ],
    [
      'an offer',
      (store) => store.dispatch(getOffer.initiate({ language: 'ua', alias: 'parking' })),
      (store, language) => selectOfferLoaded(store.getState(), language, 'parking'),
    ],
    [
      'a news item',
      (store) => store.dispatch(getNewsItem.initiate({ language: 'ua', alias: 'karkas' })),
      (store, language) => selectNewsItemLoaded(store.getState(), language, 'karkas'),
    ],
  ];

  describe.each(areas)('the flag of %s', (_, load, isLoaded) => {
    it.each([
      ['succeeded', json({ projects: [], offers: [], news: [] })],
      ['failed', json(null, 500)],
    ])('is true when loading has %s, for its language only, and false before', async (_outcome, outcome) => {
      const pending = held();
      const store = makeStore({ fetch: testNetwork(() => pending.response).fetch, preloadedState: { settings } });
      expect(isLoaded(store, 'ua')).toBe(false);
      const query = load(store);
      expect(isLoaded(store, 'ua')).toBe(false);
      pending.release(outcome);
      await query;
      expect(isLoaded(store, 'ua')).toBe(true);
      expect(isLoaded(store, 'en')).toBe(false);
    });
  });
});

describe('project selectors', () => {
  const { getProject, getProjectHead, getProjects, getPlannings, getSitePlan, getCalculator } = projectApi.endpoints;
  const { getProjectNews } = projectTabsApi.endpoints;
  const park = { alias: 'park', language: 'ua' } as const;
  const settings = { ...defaultSettings, host: 'https://backend.example' };
  const term = (key: string) => ({ key, name: key });
  const meta = { current_page: 1, last_page: 1, per_page: 4, total: 1 };

  const respondTo: Readonly<Record<string, () => Response>> = {
    '/api/projects': () =>
      json({
        projects: [
          { alias: 'park', title: 'Park' },
          { alias: 'yard', title: 'Yard' },
        ],
        statuses: [term('sold'), term('planned'), term('sold'), term('planned')],
      }),
    '/api/projects/park': () => json({ project: { alias: 'park', title: 'Park' } }),
    '/api/projects/park/plannings': () => json([{ id: 'a-1' }]),
    '/api/projects/park/calculator': () => json({ project: { alias: 'park' } }),
    '/api/projects/park/news?page=1': () => json({ news: { items: [{ alias: 'roof' }], meta } }),
  };
  const respond = (path: string): Response => respondTo[path]?.() ?? json(null, 404);

  type Store = ReturnType<typeof makeStore>;
  const loadAll = async (store: Store): Promise<void> => {
    await Promise.all([
      store.dispatch(getProject.initiate(park)),
      store.dispatch(getPlannings.initiate(park)),
      store.dispatch(getCalculator.initiate(park)),
      store.dispatch(getProjectNews.initiate(park)),
    ]);
  };
  const shown = (store: Store) => {
    const state = store.getState();
    return {
      project: selectProject(state, 'ua', 'park')?.title,
      flats: selectPlannings(state, 'ua', 'park').length,
      calculator: selectCalculator(state, { alias: 'park', language: 'ua' })?.alias,
      news: selectProjectNews(state, 'ua', 'park').length,
    };
  };

  describe('a project', () => {
    it('is not loaded before its request and while it is pending', async () => {
      const project = held();
      const store = makeStore({ fetch: testNetwork(() => project.response).fetch, preloadedState: { settings } });
      expect(selectProjectLoaded(store.getState(), 'ua', 'park')).toBe(false);
      const query = store.dispatch(getProject.initiate(park));
      expect(selectProjectLoaded(store.getState(), 'ua', 'park')).toBe(false);
      project.release(respond('/api/projects/park'));
      await query;
      expect(selectProjectLoaded(store.getState(), 'ua', 'park')).toBe(true);
    });

    it('is not loaded while it is pending on a page with the head from the server', async () => {
      const project = held();
      const responses = [respond('/api/projects/park'), project.response];
      const { fetch } = testNetwork(() => responses.shift() ?? json(null, 500));
      const store = makeStore({ fetch, preloadedState: { settings } });
      await store.dispatch(getProjectHead.initiate(park));
      expect(selectProjectLoaded(store.getState(), 'ua', 'park')).toBe(true);
      const query = store.dispatch(getProject.initiate(park));
      expect(selectProjectLoaded(store.getState(), 'ua', 'park')).toBe(false);
      project.release(respond('/api/projects/park'));
      await query;
      expect(selectProjectLoaded(store.getState(), 'ua', 'park')).toBe(true);
    });

    it('that fails is loaded, and has no data, flats, calculator and news', async () => {
      let failing = false;
      const store = makeStore({
        fetch: testNetwork((path) => (failing && path === '/api/projects/park' ? json(null, 500) : respond(path)))
          .fetch,
        preloadedState: { settings },
      });
      await loadAll(store);
      expect(shown(store)).toEqual({ project: 'Park', flats: 1, calculator: 'park', news: 1 });

      failing = true;
      await store.dispatch(getProject.initiate(park, { forceRefetch: true }));
      expect(selectProjectLoaded(store.getState(), 'ua', 'park')).toBe(true);
      expect(shown(store)).toEqual({ project: undefined, flats: 0, calculator: undefined, news: 0 });
    });
  });

  describe('the list of projects', () => {
    it('returns projects in order, each status once, and a card by alias', async () => {
      const store = makeStore({ fetch: testNetwork(respond).fetch, preloadedState: { settings } });
      const { data } = await store.dispatch(getProjects.initiate({ language: 'ua' }));
      expect(selectProjects(store.getState(), 'ua').map(({ alias }) => alias)).toEqual(['park', 'yard']);
      expect(data?.statuses).toEqual([term('sold'), term('planned')]);
      expect(selectKnownProject(store.getState(), 'ua', 'yard')?.title).toBe('Yard');
      expect(selectKnownProject(store.getState(), 'en', 'yard')).toBeUndefined();
    });

    it('is memoized, so that nothing renders again', async () => {
      const store = makeStore({ fetch: testNetwork(respond).fetch, preloadedState: { settings } });
      await loadAll(store);
      await store.dispatch(getProjects.initiate({ language: 'ua' }));
      expect(selectProjects(store.getState(), 'ua')).toBe(selectProjects(store.getState(), 'ua'));
      expect(selectProjectNews(store.getState(), 'ua', 'park')).toBe(selectProjectNews(store.getState(), 'ua', 'park'));
    });
  });

  describe('a site plan', () => {
    const plan = { image: null, buildings: [], floor_plans: [], floors: [] };
    const load = async (reply: () => Response) => {
      const path = '/api/projects/park/site_plan';
      const store = makeStore({
        fetch: testNetwork((url) => (url === path ? reply() : respond(url))).fetch,
        preloadedState: { settings },
      });
      const before = selectSitePlan(store.getState(), 'ua', 'park');
      const { isError } = await store.dispatch(getSitePlan.initiate(park));
      return { before, isError, plan: selectSitePlan(store.getState(), 'ua', 'park') };
    };

    it('is unknown until it is loaded', async () => {
      expect(await load(() => json(plan))).toEqual({ before: undefined, isError: false, plan });
    });

    it('that a backend lacks is not a failure', async () => {
      expect(await load(() => json(null, 404))).toEqual({ before: undefined, isError: false, plan: null });
      expect(await load(() => new Response('<h1>Not found</h1>', { status: 404 }))).toEqual({
        before: undefined,
        isError: false,
        plan: null,
      });
    });

    it('that fails to load is a failure', async () => {
      expect(await load(() => json(null, 500))).toEqual({ before: undefined, isError: true, plan: undefined });
    });
  });
});

describe('offer validity', () => {
  const until = { valid_until: '2026-10-25' };

  it.each([
    [
      'the last day in Kyiv, though elsewhere it is over',
      '2026-10-25T21:59Z',
      { state: 'valid', until: '2026-10-25', daysLeft: 0 },
    ],
    ['the first day after', '2026-10-25T22:00Z', { state: 'expired', until: '2026-10-25' }],
    [
      'the day before, over a change of the clock',
      '2026-10-24T20:59Z',
      { state: 'valid', until: '2026-10-25', daysLeft: 1 },
    ],
  ])('on %s', (_, now, validity) => {
    expect(offerValidity(until, todayInKyiv(new Date(now)))).toEqual(validity);
  });

  it('never ends without a date, and nothing has expired while the time is unknown', () => {
    expect(offerValidity({ valid_until: null }, '2026-10-25')).toEqual({ state: 'open' });
    expect(isExpired({ valid_until: '2000-01-01' }, null)).toBe(false);
  });
});
