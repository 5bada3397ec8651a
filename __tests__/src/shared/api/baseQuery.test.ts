import { companyApi, selectHomeLoaded } from '#entities/company';
import { projectApi, selectProjectLoaded } from '#entities/project';
import { defaultSettings } from '#shared/config';
import { makeStore } from '../../../../src/app/store.ts';
import { held, json, testNetwork } from '../../../support/network.ts';

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
  it('goes to the host of the settings and says the language', async () => {
    const requests: Request[] = [];
    const store = makeStore({
      fetch: async (input, init) => {
        requests.push(new Request(input, init));
        return json({});
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
  ])('returns the anti-forgery cookie in its header: %s', async (_, cookie, header) => {
    document.cookie = `XSRF-TOKEN=${cookie}`;
    const tokens: (string | null)[] = [];
    const store = makeStore({
      fetch: async (input) => {
        tokens.push((input as Request).headers.get('X-XSRF-TOKEN'));
        return json({});
      },
      preloadedState: { settings: { ...defaultSettings, host: 'https://backend.example' } },
    });
    await store.dispatch(getHome.initiate({ language: 'ua' }));
    expect(tokens).toEqual([header]);
  });
});

describe('an answer that does not fit', () => {
  it.each([
    ['HTML', () => new Response('<h1>Gateway</h1>', { headers: { 'Content-Type': 'text/html' } })],
    ['an error', () => new Response('{"error":{}}', { status: 500 })],
    ['nothing', () => new Response(null, { status: 204 })],
    ['JSON without data', () => Response.json({ items: [] })],
    ['a bare null', () => Response.json(null)],
    ['a broken connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('%s ends as a failure that a view can show', async (_, respond) => {
    const { store } = storeOn(respond, 'https://backend.example');
    const { isError, error } = await store.dispatch(getHome.initiate({ language: 'ua' }));
    expect(isError).toBe(true);
    expect(error).toHaveProperty('status');
    expect(selectHomeLoaded(store.getState(), 'ua')).toBe(true);
  });
});

describe('an answer without the part that was asked for', () => {
  it.each([{}, { project: null }, [], 'text'])('%j is a failure that names call and field', async (data) => {
    const { store } = storeOn(() => json(data), 'https://backend.example');
    const { error } = await store.dispatch(projectApi.endpoints.getProject.initiate({ alias: 'park', language: 'ua' }));
    expect(error).toMatchObject({ error: 'The answer of /api/projects/park has no "data.project"' });
    expect(selectProjectLoaded(store.getState(), 'ua', 'park')).toBe(true);
  });
});

describe('the language', () => {
  const home = (language: string) => json({ hero: { title: language } });
  const titleIn = (store: ReturnType<typeof makeStore>, language: 'ua' | 'en') =>
    getHome.select({ language })(store.getState()).data?.hero.title;

  it('of a late answer never reaches the other language', async () => {
    const answers = { ua: held(), en: held() };
    const { store } = storeOn((_, language) => answers[language as 'ua' | 'en'].answer, 'https://backend.example');
    const ua = store.dispatch(getHome.initiate({ language: 'ua' }));
    const en = store.dispatch(getHome.initiate({ language: 'en' }));

    answers.en.release(home('en'));
    await en;
    expect(titleIn(store, 'en')).toBe('en');
    expect(titleIn(store, 'ua')).toBeUndefined();

    answers.ua.release(home('ua'));
    await ua;
    expect(titleIn(store, 'en')).toBe('en');
    expect(titleIn(store, 'ua')).toBe('ua');
  });

  it('that was seen before asks nothing', async () => {
    const { store, network } = storeOn((_, language) => home(language), 'https://backend.example');
    for (const language of ['ua', 'en', 'ua', 'en'] as const) {
      await store.dispatch(getHome.initiate({ language }));
    }
    expect(network.asked).toEqual(['ua /api', 'en /api']);
  });
});
