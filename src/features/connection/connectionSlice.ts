import { createSlice, isFulfilled, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import type { ApiState } from '#shared/api';

interface ConnectionState {
  /** The browser's state; true guarantees nothing. */
  readonly online: boolean;
  /** For each cached copy, by query cache key: its ISO date. An expired entry of the cache keeps it, without data. */
  readonly asOf: Readonly<Record<string, string>>;
  /** Another release has taken over: the next page is better fetched as a whole document. */
  readonly released: boolean;
}

const initialState: ConnectionState = { online: true, asOf: {}, released: false };

interface QueryFulfilled extends UnknownAction {
  readonly meta: {
    readonly arg: { readonly queryCacheKey: string; readonly direction?: string };
    readonly baseQueryMeta?: { readonly asOf?: string };
  };
}

/** Mutations have no cache key, and their responses are never cached. */
function isQueryFulfilled(action: UnknownAction): action is QueryFulfilled {
  if (!isFulfilled(action)) return false;
  const { arg } = action.meta as { readonly arg: unknown };
  return typeof arg === 'object' && arg !== null && 'queryCacheKey' in arg;
}

export interface CachedPage {
  /** ISO. */
  readonly asOf: string;
  /** Results rendered with the page. */
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
    cachedPageShown: (state, { payload: { asOf, keys } }: PayloadAction<CachedPage>) => {
      for (const key of keys) state.asOf[key] = asOf;
    },
    releaseTookOver: (state) => {
      state.released = true;
    },
  },
  extraReducers: (build) => {
    build.addMatcher(isQueryFulfilled, (state, { meta: { arg, baseQueryMeta } }) => {
      const asOf = baseQueryMeta?.asOf;
      if (asOf !== undefined) state.asOf[arg.queryCacheKey] = asOf;
      // A further page of a list does not date its earlier pages.
      else if (arg.direction === undefined) delete state.asOf[arg.queryCacheKey];
    });
  },
  selectors: {
    selectOnline: ({ online }) => online,
    selectReleased: ({ released }) => released,
    selectAsOfByKey: ({ asOf }) => asOf,
  },
});

export const { connectionLost, connectionRestored, cachedPageShown, releaseTookOver } = connectionSlice.actions;
export const { selectOnline, selectReleased, selectAsOfByKey } = connectionSlice.selectors;

export type StateWithConnection = ApiState & { readonly [connectionSlice.name]: ConnectionState };
