import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { legacy_configureStore } from 'redux-mock-store';
import { withExtraArgument } from 'redux-thunk';
import { baseApi } from '#shared/api';
import { defaultSettings } from '#shared/config';
import type { StoreExtra } from '#shared/store';
import { makeStore } from '../../src/app/store.ts';
import { testNetwork, withExtensions } from './network.ts';

type State = ReturnType<ReturnType<typeof makeStore>['getState']>;
type Dispatch = ThunkDispatch<State, StoreExtra, UnknownAction>;

/** Without RTK Query's internal actions and the request for extensions. */
const isOwn = ({ type }: UnknownAction): boolean => !/^api\/(?:internal|config|executeQuery)/.test(type);

/**
 * The actions that a thunk dispatches to a mock store. `response`: of the backend, to any request; an error means no
 * network. `more`: state of lazy slices.
 */
export async function actionsOf(
  thunk: ThunkAction<Promise<unknown>, never, unknown, UnknownAction>,
  response: Response | TypeError,
  more: object = {},
): Promise<readonly UnknownAction[]> {
  const { fetch: network } = testNetwork(async () =>
    response instanceof Response ? response : Promise.reject(response),
  );
  const fetch = withExtensions(network);
  const settings = { ...defaultSettings, host: 'https://backend.example' };
  const state = { ...makeStore({ fetch, preloadedState: { settings } }).getState(), ...more };
  const middleware = [withExtraArgument({ fetch, addSlice: () => {} } satisfies StoreExtra), baseApi.middleware];
  const store = legacy_configureStore<State, Dispatch>(middleware)(state);
  await store.dispatch(thunk as ThunkAction<Promise<unknown>, State, StoreExtra, UnknownAction>);
  return (store.getActions() as UnknownAction[]).filter(isOwn);
}

export const typesOf = (actions: readonly UnknownAction[]): readonly string[] => actions.map(({ type }) => type);
