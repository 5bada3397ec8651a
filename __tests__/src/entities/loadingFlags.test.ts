import { companyApi, selectAboutLoaded, selectContactsLoaded, selectHomeLoaded } from '#entities/company';
import { newsApi, selectNewsItemLoaded } from '#entities/news';
import { offerApi, selectOfferLoaded } from '#entities/offer';
import { defaultSettings, type Language } from '#shared/config';
import { makeStore } from '../../../src/app/store.ts';
import { held, json, testNetwork } from '../../support/network.ts';

const { getHome, getAbout, getContacts } = companyApi.endpoints;
const { getOffer } = offerApi.endpoints;
const { getNewsItem } = newsApi.endpoints;
const settings = { ...defaultSettings, host: 'https://backend.example' };

type Store = ReturnType<typeof makeStore>;
type Flag = (store: Store, language: Language) => boolean;
type Ask = (store: Store) => PromiseLike<unknown>;

/** Those of SPEC.md section 4 for what is one answer; lists and projects have tests of their own. */
const areas: readonly (readonly [string, Ask, Flag])[] = [
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

describe.each(areas)('the flag of %s', (_, ask, isLoaded) => {
  it.each([
    ['succeeded', json({})],
    ['failed', json(null, 500)],
  ])('is true when loading has %s, in its language alone, and false before', async (_outcome, outcome) => {
    const answer = held();
    const store = makeStore({ fetch: testNetwork(() => answer.answer).fetch, preloadedState: { settings } });
    expect(isLoaded(store, 'ua')).toBe(false);
    const asked = ask(store);
    expect(isLoaded(store, 'ua')).toBe(false);
    answer.release(outcome);
    await asked;
    expect(isLoaded(store, 'ua')).toBe(true);
    expect(isLoaded(store, 'en')).toBe(false);
  });
});
