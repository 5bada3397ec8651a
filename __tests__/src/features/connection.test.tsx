import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { offerApi, selectOffers } from '#entities/offer';
import { defaultSettings } from '#shared/config';
import { makeStore } from '../../../src/app/store.ts';
import { useConnection } from '../../../src/features/connection/lazy/useConnection.ts';
import { json, testNetwork } from '../../support/backend/network.ts';

it('a refetch repeats the failed page of a list, and no page that is there', async () => {
  let broken = true;
  const { fetch, requested } = testNetwork((url) => {
    const page = url.includes('page=2') ? 2 : 1;
    if (page === 2 && broken) return new Response('', { status: 500 });
    return json({ offers: [{ alias: `offer-${page}` }], meta: { current_page: page, last_page: 2 } });
  });
  const settings = { ...defaultSettings, host: 'http://backend.test' };
  const store = makeStore({ fetch, preloadedState: { settings } });
  const { getOffers } = offerApi.endpoints;
  await store.dispatch(getOffers.initiate({ language: 'en' }));
  await store.dispatch(getOffers.initiate({ language: 'en' }, { direction: 'forward' }));

  const wrapper = ({ children }: { readonly children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(useConnection, { wrapper });
  const before = requested.length;
  const refetch = () =>
    act(async () => {
      result.current();
      await Promise.all(store.dispatch(offerApi.util.getRunningQueriesThunk()));
    });
  await refetch();
  expect(getOffers.select({ language: 'en' })(store.getState()).status).toBe('rejected');
  broken = false;
  await refetch();
  expect(requested.slice(before).map((url) => url.replace(/.*\?/, ''))).toEqual(['page=2', 'page=2']);
  expect(selectOffers(store.getState(), 'en').map(({ alias }) => alias)).toEqual(['offer-1', 'offer-2']);
});
