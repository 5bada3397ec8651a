import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { withExtraArgument } from 'redux-thunk';
import { legacy_configureStore } from 'redux-mock-store';
import { callRequestSlice } from '#features/call-request';
import { baseApi, type ApiExtra } from '#shared/api';
import { defaultSettings } from '#shared/config';
import { sendCallRequest } from '../../../../src/features/call-request/sendCallRequest.ts';
import { makeStore } from '../../../../src/app/store.ts';
import { json, testNetwork } from '../../../support/network.ts';

type State = ReturnType<ReturnType<typeof makeStore>['getState']>;
type Dispatch = ThunkDispatch<State, ApiExtra, UnknownAction>;

/** RTK Query's name for the requests of a mutation. */
const requestCall = 'api/executeMutation';
const { callRequestFailed, callRequestSucceeded } = callRequestSlice.actions;
const draft = { name: ' Olha Melnyk ', phone: '067 123 45 67', message: '', currentProject: '', agreement: true };

/** Dispatches over a store that only writes down what it is told. */
const actionsOf = async (answer: Response): Promise<readonly UnknownAction[]> => {
  const { fetch } = testNetwork(() => answer);
  const settings = { ...defaultSettings, host: 'https://backend.example' };
  const state = makeStore({ fetch, preloadedState: { settings } }).getState();
  const middleware = [withExtraArgument({ fetch } satisfies ApiExtra), baseApi.middleware];
  const store = legacy_configureStore<State, Dispatch>(middleware)(state);
  await store.dispatch(sendCallRequest(draft, 'ua'));
  return store.getActions() as UnknownAction[];
};

/** Without what the library tells itself. */
const eventsOf = (actions: readonly UnknownAction[]): readonly string[] =>
  actions.map(({ type }) => type).filter((type) => !/^api\/(?:internal|config)/.test(type));

beforeEach(() => {
  window.dataLayer = [];
});

it('asks once, then says that it succeeded', async () => {
  expect(eventsOf(await actionsOf(json(null)))).toEqual([
    `${requestCall}/pending`,
    `${requestCall}/fulfilled`,
    callRequestSucceeded.type,
  ]);
});

it('says that it failed, and nothing of success', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(eventsOf(await actionsOf(json(null, 500)))).toEqual([
    `${requestCall}/pending`,
    `${requestCall}/rejected`,
    callRequestFailed.type,
  ]);
  expect(window.dataLayer).toEqual([]);
});

it('tells no event what the visitor wrote', async () => {
  const events = (await actionsOf(json(null))).filter(({ type }) => type === callRequestSucceeded.type);
  expect(events).toEqual([callRequestSucceeded()]);
});
