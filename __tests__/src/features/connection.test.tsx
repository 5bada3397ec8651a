import { act, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { offerApi, selectOffers } from '#entities/offer';
import { flatSearchApi } from '#features/flat-search';
import { resultsOf, withResults } from '#shared/api';
import { defaultSettings } from '#shared/config';
import { siteRecorder } from '../../../src/app/qa/wholeReducer.ts';
import { makeStore } from '../../../src/app/store.ts';
import { ConnectionNotice } from '../../../src/features/connection/lazy/notices.tsx';
import { useConnection } from '../../../src/features/connection/lazy/useConnection.ts';
import { backendOfTests } from '../../support/backend/backend.ts';
import { json, testNetwork } from '../../support/backend/network.ts';

const backend = backendOfTests();
const preloadedState = { settings: { ...defaultSettings, host: 'http://backend.test' } };
const { getOffers } = offerApi.endpoints;

afterEach(() => jest.useRealTimers());

const connectionOf = (store: ReturnType<typeof makeStore>) => {
  const wrapper = ({ children }: { readonly children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(useConnection, { wrapper });
  return () =>
    act(async () => {
      result.current();
      await Promise.all(store.dispatch(offerApi.util.getRunningQueriesThunk()));
    });
};

it('a session with a cached copy is recorded, and replays with its date', async () => {
  const asOf = '2026-10-19T22:30:00.000Z';
  const { fetch } = testNetwork(() => Response.json({ data: { offers: [] } }, { headers: { 'x-as-of': asOf } }));
  const recorder = siteRecorder();
  const store = makeStore({ fetch, preloadedState, enhancers: [recorder.enhancer] });
  recorder.start();
  await store.dispatch(getOffers.initiate({ language: 'en' }));
  expect(Object.values(store.getState().connection.asOf)).toEqual([asOf]);
  expect(recorder.save().stagedActionIds.length).toBeGreaterThan(1);
});

it('a search from a cached copy has its date', async () => {
  const asOf = '2026-10-19T22:30:00.000Z';
  const store = makeStore({
    fetch: async (...request) => {
      const { body, headers, status } = await backend.fetch(...request);
      return new Response(body, { status, headers: { ...Object.fromEntries(headers), 'x-as-of': asOf } });
    },
    preloadedState,
  });
  const args = { language: 'en', query: 'rooms=2' } as const;
  const { getFlatSearch } = flatSearchApi.endpoints;
  const { data } = await store.dispatch(getFlatSearch.initiate(args));
  expect(data?.pages[0]?.flats).not.toHaveLength(0);
  const key = Object.keys(store.getState().api.queries).find((each) => each.startsWith('getFlatSearch'));
  expect(store.getState().connection.asOf[key ?? '']).toBe(asOf);
});

it('no refetch comes before Retry-After', async () => {
  const { fetch, requested } = testNetwork(() => new Response('', { status: 503, headers: { 'Retry-After': '90' } }));
  const store = makeStore({ fetch, preloadedState });
  await store.dispatch(getOffers.initiate({ language: 'en' }));
  // The server's failure has no time.
  const sent = { ...preloadedState, api: withResults(resultsOf(store.getState())) };
  const refetches = [store, makeStore({ fetch, preloadedState: sent })].map(connectionOf);
  for (const refetch of refetches) await refetch();
  expect(requested).toHaveLength(1);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 90_000);
  for (const refetch of refetches) await refetch();
  jest.restoreAllMocks();
  expect(requested).toHaveLength(3);
});

it('a refetch repeats the failed page of a list, and no page that is there', async () => {
  let broken = true;
  const { fetch, requested } = testNetwork((url) => {
    const page = url.includes('page=2') ? 2 : 1;
    if (page === 2 && broken) return new Response('', { status: 500 });
    return json({ offers: [{ alias: `offer-${page}` }], meta: { current_page: page, last_page: 2 } });
  });
  const store = makeStore({ fetch, preloadedState });
  await store.dispatch(getOffers.initiate({ language: 'en' }));
  await store.dispatch(getOffers.initiate({ language: 'en' }, { direction: 'forward' }));

  const refetch = connectionOf(store);
  const before = requested.length;
  await refetch();
  expect(getOffers.select({ language: 'en' })(store.getState()).status).toBe('rejected');
  broken = false;
  await refetch();
  expect(requested.slice(before).map((url) => url.replace(/.*\?/, ''))).toEqual(['page=2', 'page=2']);
  expect(selectOffers(store.getState(), 'en').map(({ alias }) => alias)).toEqual(['offer-1', 'offer-2']);
});

it('an expired copy that is fetched again is neither dated nor refetched as a copy', async () => {
  let copied = true;
  const { fetch, requested } = testNetwork(() =>
    copied
      ? Response.json({ data: { offers: [] } }, { headers: { 'x-as-of': '2026-10-19T22:30:00.000Z' } })
      : json(null, 404),
  );
  jest.useFakeTimers();
  const store = makeStore({ fetch, preloadedState });
  const read = () => store.dispatch(getOffers.initiate({ language: 'en' }));
  const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
  const refetch = connectionOf(store);
  render(
    <Provider store={store}>
      <ConnectionNotice onRetry={() => void refetch()} />
    </Provider>,
  );
  const { unsubscribe } = read();
  await pass(1);
  expect(screen.getByText(/жовтня/)).toBeInTheDocument();

  unsubscribe();
  await pass(4000);
  copied = false;
  void read();
  await pass(1);
  expect(Object.keys(store.getState().connection.asOf)).toHaveLength(1);
  expect(screen.queryByText(/жовтня/)).not.toBeInTheDocument();
  const before = requested.length;
  await refetch();
  expect(requested).toHaveLength(before);
});
