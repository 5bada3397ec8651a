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
import type { leadSlice } from '#entities/lead';
import type { bookingSlice } from '#features/booking';
import { callRequestSlice } from '#features/call-request';
import { connectionSlice } from '#features/connection';
import type { consultationSlice } from '#features/consultation';
import { favouritesSlice } from '#features/favourites';
import type { placePickSlice } from '#features/place-pick';
import type { projectFilterSlice } from '#features/project-filter';
import type { projectPickSlice } from '#features/project-pick';
import type { visitDateSlice, visitRequestSlice } from '#pages/appointment';
import { type ApiExtra, baseApi } from '#shared/api';
import { settingsSlice } from '#shared/config';
import type { consentSlice } from '#shared/analytics';
import type { disclosuresSlice, StoreExtra } from '#shared/store';
import { languageSlice } from '#shared/i18n';
import { heavyPartsSlice } from '#shared/lazy';
import { mapSlice } from '#shared/map';
import { locationSlice } from '#shared/routing';
import { clockSlice } from '#shared/time';
import { menuSlice } from './layout/menuSlice.ts';

/** Told of every action when the state has taken it in. */
type HearAction = (action: UnknownAction) => void;

interface Hearing {
  /** Absent until the part that wants to hear has come. */
  hear?: HearAction;
}

/** Lets a part that comes late hear what happens: a middleware has to be there from the start. */
function hearActions(hearing: Hearing): Middleware {
  return () => (next) => (action) => {
    const result = next(action);
    hearing.hear?.(action as UnknownAction);
    return result;
  };
}

/** What comes with the page or the form that needs it, or after every page. */
export type LazySlice =
  | typeof bookingSlice
  | typeof consentSlice
  | typeof consultationSlice
  | typeof disclosuresSlice
  | typeof leadSlice
  | typeof placePickSlice
  | typeof projectFilterSlice
  | typeof projectPickSlice
  | typeof visitDateSlice
  | typeof visitRequestSlice;

type All<Union> = (Union extends unknown ? (given: Union) => void : never) extends (given: infer Each) => void
  ? Each
  : never;
type LateSlices = All<LazySlice extends infer Each ? (Each extends LazySlice ? WithSlice<Each> : never) : never>;

/** What is there from the beginning. */
export const firstSlices = [
  settingsSlice,
  locationSlice,
  languageSlice,
  clockSlice,
  menuSlice,
  callRequestSlice,
  mapSlice,
  favouritesSlice,
  connectionSlice,
  heavyPartsSlice,
] as const;

export const rootReducer = combineSlices(...firstSlices, baseApi).withLazyLoadedSlices<LateSlices>();

export type RootState = ReturnType<typeof rootReducer>;

interface StoreOptions extends ApiExtra {
  readonly preloadedState?: Partial<RootState>;
  /** The first stands outermost; within all of them is what Redux DevTools add. */
  readonly enhancers?: readonly StoreEnhancer[];
  /** What the panel of Redux DevTools is told beside the site's name. */
  readonly devTools?: DevToolsEnhancerOptions;
}

/** The checks of development stay on; how long they take is the machine's affair and no warning. */
const unhurried = { warnAfter: Number.MAX_SAFE_INTEGER };

/** One store a visitor: in a browser one for the visit, on the server one for a request. */
export function makeStore({ preloadedState, enhancers = [], devTools, ...extraArgument }: StoreOptions) {
  const hearing: Hearing = {};
  const store = configureStore({
    reducer: rootReducer,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: {
          extraArgument: {
            ...extraArgument,
            addSlice: (slice) => addSlices(store, [slice as LazySlice]),
          } satisfies StoreExtra,
        },
        serializableCheck: unhurried,
        immutableCheck: unhurried,
      }).concat(baseApi.middleware, hearActions(hearing)),
    enhancers: (getDefaultEnhancers) => getDefaultEnhancers().concat(enhancers),
    devTools: { name: 'Obriy', ...devTools },
    ...(preloadedState && { preloadedState }),
  });
  return Object.assign(store, { hearing });
}

/** The late parts by their names in the state, as they come with a page. */
export const slicesAdded = createAction<readonly LazySlice['reducerPath'][]>('app/slicesAdded');

/** Gives the store its late parts, with their first state. */
export function addSlices(
  { dispatch, getState }: Pick<Store, 'dispatch' | 'getState'>,
  late: readonly LazySlice[],
): void {
  const slices = late.filter(({ reducerPath }) => !(reducerPath in getState()));
  for (const slice of slices) rootReducer.inject(slice);
  // A part begins with the next action.
  if (slices.length > 0) dispatch(slicesAdded(slices.map(({ reducerPath }) => reducerPath)));
}

export type Store = ReturnType<typeof makeStore>;
export type AppDispatch = Store['dispatch'];
