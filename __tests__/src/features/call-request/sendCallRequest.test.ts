import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { withExtraArgument } from 'redux-thunk';
import { legacy_configureStore } from 'redux-mock-store';
import { leadEvents } from '#entities/lead';
import { callRequestSlice } from '#features/call-request';
import { baseApi } from '#shared/api';
import { defaultSettings } from '#shared/config';
import type { StoreExtra } from '#shared/store';
import { sendCallRequest } from '../../../../src/features/call-request/sendCallRequest.ts';
import { makeStore } from '../../../../src/app/store.ts';
import { json, testNetwork } from '../../../support/network.ts';

type State = ReturnType<ReturnType<typeof makeStore>['getState']>;
type Dispatch = ThunkDispatch<State, StoreExtra, UnknownAction>;

/** RTK Query's name for the requests of a mutation. */
const requestCall = 'api/executeMutation';
const { callRequestDraftChanged, callRequestFailed, callRequestQueued, callRequestSubmitted, callRequestSucceeded } =
  callRequestSlice.actions;
const draft = {
  name: ' Olha Melnyk ',
  phone: '067 123 45 67',
  message: '',
  callTime: '',
  currentProject: '',
  agreement: true,
};

/** Dispatches over a store that only writes down what it is told. */
const actionsOf = async (answer: Response): Promise<readonly UnknownAction[]> => {
  const { fetch } = testNetwork(() => answer);
  const settings = { ...defaultSettings, host: 'https://backend.example' };
  const state = makeStore({ fetch, preloadedState: { settings } }).getState();
  const middleware = [withExtraArgument({ fetch, addSlice: () => {} } satisfies StoreExtra), baseApi.middleware];
  const store = legacy_configureStore<State, Dispatch>(middleware)(state);
  await store.dispatch(sendCallRequest(draft, { fill_ms: 60_000 }, 'ua'));
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
    callRequestSubmitted.type,
    leadEvents.leadSubmitted.type,
    `${requestCall}/pending`,
    `${requestCall}/fulfilled`,
    leadEvents.leadAccepted.type,
    callRequestSucceeded.type,
    leadEvents.leadHidden.type,
  ]);
});

it('says that it failed when it was refused, and nothing of success', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(eventsOf(await actionsOf(json(null, 422)))).toEqual([
    callRequestSubmitted.type,
    leadEvents.leadSubmitted.type,
    `${requestCall}/pending`,
    `${requestCall}/rejected`,
    leadEvents.leadRefused.type,
    callRequestFailed.type,
    callRequestDraftChanged.type,
  ]);
  expect(log).toHaveBeenCalledWith('The call request was not accepted:', 422);
  expect(window.dataLayer).toEqual([]);
});

it('says that it waits when there was no answer, and counts no call', async () => {
  const events = eventsOf(await actionsOf(json(null, 503)));
  expect(events).toContain(callRequestQueued.type);
  expect(events).not.toContain(callRequestFailed.type);
  expect(window.dataLayer).toEqual([]);
});

it('tells no event what the visitor wrote', async () => {
  const told = (await actionsOf(json(null))).filter(({ type }) => !type.startsWith('api/'));
  expect(JSON.stringify(told)).not.toMatch(/Olha|67123/);
});

it('leaves what was typed meanwhile when it was refused', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const settings = { ...defaultSettings, host: 'https://backend.example' };
  const store = makeStore({
    fetch: async () => {
      store.dispatch(callRequestDraftChanged({ ...draft, phone: '067 765 43 21' }));
      return json(null, 422);
    },
    preloadedState: { settings },
  });
  store.dispatch(callRequestDraftChanged(draft));
  await store.dispatch(sendCallRequest(draft, { fill_ms: 60_000 }, 'ua'));
  expect(store.getState().callRequest).toMatchObject({ succeeded: false, draft: { phone: '067 765 43 21' } });
});
