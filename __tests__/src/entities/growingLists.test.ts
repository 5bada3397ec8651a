import type { Meta } from '#contract/common.ts';
import { newsApi, selectNews, selectNewsLoaded, selectNextNewsLoading } from '#entities/news';
import { offerApi, selectNextOffersLoading, selectOffers, selectOffersLoaded } from '#entities/offer';
import { projectApi, selectNextProjectNewsLoading, selectProjectNews } from '#entities/project';
import { defaultSettings } from '#shared/config';
import { makeStore } from '../../../src/app/store.ts';
import { held, json, testNetwork } from '../../support/network.ts';

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
  answer: (page: number) => json({ offers: cards(page), meta: meta(page) }),
  more: (store: Store) =>
    store.dispatch(offerApi.endpoints.getOffers.initiate({ language: 'ua' }, { direction: 'forward' })),
  items: (store: Store) => aliases(selectOffers(store.getState(), 'ua')),
  nextLoading: (store: Store) => selectNextOffersLoading(store.getState(), 'ua'),
};

const news = {
  name: 'news',
  answer: (page: number) => json({ items: cards(page), meta: meta(page) }),
  more: (store: Store) =>
    store.dispatch(newsApi.endpoints.getNews.initiate({ language: 'ua', category: null }, { direction: 'forward' })),
  items: (store: Store) => aliases(selectNews(store.getState(), 'ua', null)),
  nextLoading: (store: Store) => selectNextNewsLoading(store.getState(), 'ua', null),
};

const projectNews = {
  name: 'project news',
  answer: (page: number) => json({ news: { items: cards(page), meta: meta(page) } }),
  more: (store: Store) =>
    store.dispatch(
      projectApi.endpoints.getProjectNews.initiate({ language: 'ua', alias: 'park' }, { direction: 'forward' }),
    ),
  items: (store: Store) => aliases(selectProjectNews(store.getState(), 'ua', 'park')),
  nextLoading: (store: Store) => selectNextProjectNewsLoading(store.getState(), 'ua', 'park'),
};

describe.each([offers, news, projectNews])('the list of $name', ({ answer, more, items, nextLoading }) => {
  it('asks from page 1 on, appends, and stops at the last page', async () => {
    const { store, network } = storeOn((path) => answer(pageOf(path)));
    for (let page = 1; page <= lastPage; page += 1) {
      await more(store);
      expect(items(store)).toEqual(upTo(page));
    }
    await more(store);
    expect(network.asked.map((line) => pageOf(line.split(' ')[1] ?? ''))).toEqual([1, 2, 3]);
    expect(items(store)).toEqual(upTo(lastPage));
  });

  it('asks nothing twice when tapped again while loading', async () => {
    const second = held();
    const { store, network } = storeOn((path) => (pageOf(path) === 2 ? second.answer : answer(pageOf(path))));
    await more(store);
    expect(nextLoading(store)).toBe(false);

    const taps = [more(store), more(store), more(store)];
    expect(nextLoading(store)).toBe(true);
    second.release(answer(2));
    await Promise.all(taps);

    expect(network.asked).toHaveLength(2);
    expect(nextLoading(store)).toBe(false);
    expect(items(store)).toEqual(upTo(2));
  });

  it('keeps what it has when the next page fails, and asks for the same page again', async () => {
    let failing = true;
    const { store, network } = storeOn((path) =>
      pageOf(path) === 2 && failing ? new Response('', { status: 502 }) : answer(pageOf(path)),
    );
    await more(store);
    await more(store);
    expect(items(store)).toEqual(upTo(1));

    failing = false;
    await more(store);
    expect(items(store)).toEqual(upTo(2));
    expect(network.asked.map((line) => pageOf(line.split(' ')[1] ?? ''))).toEqual([1, 2, 2]);
  });

  it('shows an item once that moved to the next page meanwhile', async () => {
    const { store } = storeOn((path) => (pageOf(path) === 2 ? answer(1) : answer(pageOf(path))));
    await more(store);
    await more(store);
    expect(items(store)).toEqual(upTo(1));
  });
});

describe('the flags of the first page', () => {
  it('are false while it loads and true after it, also when it failed', async () => {
    const { store } = storeOn((path) =>
      path.startsWith('/api/offers') ? offers.answer(1) : new Response('', { status: 500 }),
    );
    expect(selectOffersLoaded(store.getState(), 'ua')).toBe(false);
    const asked = offers.more(store);
    expect(selectOffersLoaded(store.getState(), 'ua')).toBe(false);
    await asked;
    expect(selectOffersLoaded(store.getState(), 'ua')).toBe(true);

    await news.more(store);
    expect(selectNewsLoaded(store.getState(), 'ua', null)).toBe(true);
    expect(selectNews(store.getState(), 'ua', null)).toEqual([]);
  });
});
