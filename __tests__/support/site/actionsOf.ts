import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { legacy_configureStore } from 'redux-mock-store';
import { withExtraArgument } from 'redux-thunk';
import { baseApi } from '#shared/api';
import { defaultSettings } from '#shared/config';
import type { StoreExtra } from '#shared/store';
import { makeStore } from '../../../src/app/store.ts';
import { testNetwork, withExtensions } from '../backend/network.ts';

type State = ReturnType<ReturnType<typeof makeStore>['getState']>;
type Dispatch = ThunkDispatch<State, StoreExtra, UnknownAction>;

/** Without RTK Query's internal actions and the request for extensions. */
const isOwn = ({ type }: UnknownAction): boolean => !/^api\/(?:internal|config|executeQuery)/.test(type);

type Outcome = Response | TypeError;

/**
 * The actions that a thunk dispatches to a mock store. `response`: of the backend, to any request, or to one after the
 * other; an error means no network. `more`: state of lazy slices, if it depends on them after the actions.
 */
export async function actionsOf(
  thunk: ThunkAction<Promise<unknown>, never, unknown, UnknownAction>,
  response: Outcome | readonly Outcome[],
  more: object | ((actions: readonly UnknownAction[]) => object) = {},
): Promise<readonly UnknownAction[]> {
  const outcomes = [response].flat();
  const { fetch: network } = testNetwork(async () => {
    const outcome = outcomes.length > 1 ? outcomes.shift() : outcomes[0];
    if (outcome instanceof Response) return outcome.clone();
    throw outcome ?? new Error('The test names no response');
  });
  const fetch = withExtensions(network);
  const settings = { ...defaultSettings, host: 'https://backend.example' };
  const first = makeStore({ fetch, preloadedState: { settings } }).getState();
  const stateAfter = (actions: readonly object[]): State => {
    const slices: object = typeof more === 'function' ? more(actions as readonly UnknownAction[]) : more;
    return { ...first, ...slices };
  };
  const middleware = [withExtraArgument({ fetch, addSlice: () => {} } satisfies StoreExtra), baseApi.middleware];
  const store = legacy_configureStore<State, Dispatch>(middleware)(stateAfter);
  await store.dispatch(thunk as ThunkAction<Promise<unknown>, State, StoreExtra, UnknownAction>);
  return (store.getActions() as UnknownAction[]).filter(isOwn);
}

export const typesOf = (actions: readonly UnknownAction[]): readonly string[] => actions.map(({ type }) => type);
