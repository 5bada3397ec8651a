import { createSlice, isFulfilled, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { baseApi, type ApiState } from '#shared/api';

export interface ConnectionState {
  /** As the browser says; that it is online promises nothing. */
  readonly online: boolean;
  /** For each answer that is a kept copy, by its key in the query cache: of when it is, in ISO. */
  readonly asOf: Readonly<Record<string, string>>;
  /** Another release has taken over: the next page is better fetched as a whole document. */
  readonly released: boolean;
}

const initialState: ConnectionState = { online: true, asOf: {}, released: false };

interface Answered extends UnknownAction {
  readonly meta: {
    readonly arg: { readonly queryCacheKey: string; readonly direction?: string };
    readonly baseQueryMeta?: { readonly asOf?: string };
  };
}

/** Mutations have no key: what they answer is never kept. */
function isAnswered(action: UnknownAction): action is Answered {
  if (!isFulfilled(action)) return false;
  const { arg } = action.meta as { readonly arg: unknown };
  return typeof arg === 'object' && arg !== null && 'queryCacheKey' in arg;
}

export interface CachedPage {
  /** ISO. */
  readonly asOf: string;
  /** Of the answers that came within the page. */
  readonly keys: readonly string[];
}

export const connectionSlice = createSlice({
  name: 'connection',
  initialState,
  reducers: {
    connectionLost: (state) => {
      state.online = false;
    },
    connectionRestored: (state) => {
      state.online = true;
    },
    keptPageShown: (state, { payload: { asOf, keys } }: PayloadAction<CachedPage>) => {
      for (const key of keys) state.asOf[key] = asOf;
    },
    releaseTookOver: (state) => {
      state.released = true;
    },
  },
  extraReducers: (build) => {
    build.addCase(baseApi.internalActions.removeQueryResult, (state, { payload }) => {
      delete state.asOf[payload.queryCacheKey];
    });
    build.addMatcher(isAnswered, (state, { meta: { arg, baseQueryMeta } }) => {
      const asOf = baseQueryMeta?.asOf;
      if (asOf !== undefined) state.asOf[arg.queryCacheKey] = asOf;
      // A further page of a list says nothing of the pages before it.
      else if (arg.direction === undefined) delete state.asOf[arg.queryCacheKey];
    });
  },
  selectors: {
    selectOnline: ({ online }) => online,
    selectReleased: ({ released }) => released,
    selectAsOfByKey: ({ asOf }) => asOf,
  },
});

export const { connectionLost, connectionRestored, keptPageShown, releaseTookOver } = connectionSlice.actions;
export const { selectOnline, selectReleased, selectAsOfByKey } = connectionSlice.selectors;

export type StateWithConnection = ApiState & { readonly [connectionSlice.name]: ConnectionState };

/** The one of the answers that have a place on the screen and have not come yet that was asked for first; an older answer that is asked for again is there meanwhile. */
export function selectAwaited(state: StateWithConnection): string | null {
  const { queries, subscriptions } = state[baseApi.reducerPath];
  const awaited = Object.entries(queries).filter(
    ([key, entry]) =>
      entry?.status === 'pending' && entry.data === undefined && Object.keys(subscriptions[key] ?? {}).length > 0,
  );
  return (
    awaited.toSorted(([, one], [, other]) => (one?.startedTimeStamp ?? 0) - (other?.startedTimeStamp ?? 0))[0]?.[0] ??
    null
  );
}

/** Of when the oldest answer on the screen is, in ISO; null when all of them came from the network. */
export function selectShownAsOf(state: StateWithConnection): string | null {
  const { subscriptions } = state[baseApi.reducerPath];
  const shown = Object.entries(selectAsOfByKey(state)).filter(
    ([key]) => Object.keys(subscriptions[key] ?? {}).length > 0,
  );
  return shown.map(([, asOf]) => asOf).toSorted()[0] ?? null;
}
