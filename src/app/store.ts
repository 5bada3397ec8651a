import {
  combineSlices,
  configureStore,
  createAction,
  type DevToolsEnhancerOptions,
  type Middleware,
  type StoreEnhancer,
  type UnknownAction,
  type WithSlice,
} from '@reduxjs/toolkit';
import { callRequestSlice } from '#features/call-request';
import { connectionSlice } from '#features/connection';
import { favouritesSlice } from '#features/favourites';
import { type ApiExtra, baseApi } from '#shared/api';
import { settingsSlice } from '#shared/config';
import type { LatestStateRef, StoreExtra } from '#shared/store';
import { languageSlice } from '#shared/i18n';
import { deferredWidgetsSlice } from '#shared/lazy';
import { locationSlice } from '#shared/routing';
import { clockSlice } from '#shared/time';
import { menuSlice } from './layout/header/menuSlice.ts';
import type { lazySlices } from './lazySlices.ts';

/** Called with every action after the reducer. */
type ActionListener = (action: UnknownAction) => void;

interface ActionListenerRef extends LatestStateRef {
  /** Absent until the lazy listener has loaded. */
  onAction?: ActionListener;
}

/**
 * Lets a lazy module listen to actions: middleware must exist from the start. Why not `createListenerMiddleware`:
 * docs/decisions/state-in-the-store.md
 */
function listenerMiddleware(actionListener: ActionListenerRef): Middleware {
  return () => (next) => (action) => {
    const result = next(action);
    actionListener.onAction?.(action as UnknownAction);
    return result;
  };
}

export type LazySlice = ReturnType<typeof lazySlices>[number];

type All<Union> = (Union extends unknown ? (given: Union) => void : never) extends (given: infer Each) => void
  ? Each
  : never;
type LazySlices = All<LazySlice extends infer Each ? (Each extends LazySlice ? WithSlice<Each> : never) : never>;

/** Slices that exist from the start. */
export const firstSlices = [
  settingsSlice,
  locationSlice,
  languageSlice,
  clockSlice,
  menuSlice,
  callRequestSlice,
  favouritesSlice,
  connectionSlice,
  deferredWidgetsSlice,
] as const;

export const rootReducer = combineSlices(...firstSlices, baseApi).withLazyLoadedSlices<LazySlices>();

export type RootState = ReturnType<typeof rootReducer>;

interface StoreOptions extends ApiExtra {
  readonly preloadedState?: Partial<RootState>;
  /** The first is outermost; Redux DevTools are innermost. */
  readonly enhancers?: readonly StoreEnhancer[];
  /** Options of Redux DevTools. */
  readonly devTools?: DevToolsEnhancerOptions;
}

/** Disable slow-check warnings: timing is not a test. */
const unhurried = { warnAfter: Number.MAX_SAFE_INTEGER };
const checks =
  process.env['NODE_ENV'] === 'production' ? {} : { serializableCheck: unhurried, immutableCheck: unhurried };

/** One store a visitor: in a browser one for the visit, on the server one for a request. */
export function makeStore({ preloadedState, enhancers = [], devTools, ...extraArgument }: StoreOptions) {
  const actionListener: ActionListenerRef = {};
  const store = configureStore({
    // Not in a middleware: while time travel shows a past state, only the reducer sees the latest one.
    reducer: (state, action): RootState => (actionListener.latest = rootReducer(state, action)),
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: {
          extraArgument: {
            ...extraArgument,
            addSlice: (slice) => addSlices(store, [slice as LazySlice]),
          } satisfies StoreExtra,
        },
        ...checks,
      }).concat(baseApi.middleware, listenerMiddleware(actionListener)),
    enhancers: (getDefaultEnhancers) => getDefaultEnhancers().concat(enhancers),
    ...(devTools && { devTools }),
    ...(preloadedState && { preloadedState }),
  });
  return Object.assign(store, { actionListener });
}

/** Names of lazy slices when they are injected. */
export const slicesAdded = createAction<readonly LazySlice['reducerPath'][]>('app/slicesAdded');

/** Injects lazy slices with their initial state. */
export function addSlices(
  { dispatch, getState }: Pick<Store, 'dispatch' | 'getState'>,
  added: readonly LazySlice[],
): void {
  const slices = added.filter(({ reducerPath }) => !(reducerPath in getState()));
  for (const slice of slices) rootReducer.inject(slice);
  // The injected reducers run with the next action.
  if (slices.length > 0) dispatch(slicesAdded(slices.map(({ reducerPath }) => reducerPath)));
}

export type Store = ReturnType<typeof makeStore>;
export type AppDispatch = Store['dispatch'];
