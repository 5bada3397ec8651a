import { combineSlices, configureStore, type WithSlice } from '@reduxjs/toolkit';
import type { leadSlice } from '#entities/lead';
import type { bookingSlice } from '#features/booking';
import { callRequestSlice } from '#features/call-request';
import { connectionSlice } from '#features/connection';
import type { consultationSlice } from '#features/consultation';
import { favouritesSlice } from '#features/favourites';
import { placePickSlice } from '#features/place-pick';
import { projectFilterSlice } from '#features/project-filter';
import { projectPickSlice } from '#features/project-pick';
import { baseApi, type ApiExtra } from '#shared/api';
import { settingsSlice } from '#shared/config';
import type { consentSlice } from '#shared/consent';
import { languageSlice } from '#shared/i18n';
import { heavyPartsSlice } from '#shared/loading';
import { mapSlice } from '#shared/map';
import { locationSlice } from '#shared/routing';
import type { StoreExtra } from '#shared/store';
import { hearActions, type Hearing } from './hearActions.ts';
import { menuSlice } from './layout/menuSlice.ts';

/** What comes with the page or the form that needs it, or after every page. */
type LateSlices = WithSlice<typeof bookingSlice> & WithSlice<typeof consentSlice> & WithSlice<typeof consultationSlice> & WithSlice<typeof leadSlice>;
export type LateSlice = typeof bookingSlice | typeof consentSlice | typeof consultationSlice | typeof leadSlice;

const rootReducer = combineSlices(
  settingsSlice,
  locationSlice,
  languageSlice,
  menuSlice,
  callRequestSlice,
  projectFilterSlice,
  projectPickSlice,
  placePickSlice,
  mapSlice,
  favouritesSlice,
  connectionSlice,
  heavyPartsSlice,
  baseApi,
).withLazyLoadedSlices<LateSlices>();

export type RootState = ReturnType<typeof rootReducer>;

interface StoreOptions extends ApiExtra {
  readonly preloadedState?: Partial<RootState>;
}

/** The checks of development stay on; how long they take is the machine's affair and no warning. */
const unhurried = { warnAfter: Number.MAX_SAFE_INTEGER };

/** One store a visitor: in a browser one for the visit, on the server one for a request. */
export function makeStore({ preloadedState, ...extraArgument }: StoreOptions) {
  const hearing: Hearing = {};
  const store = configureStore({
    reducer: rootReducer,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: { ...extraArgument, addSlice: (slice) => addSlices(store, [slice as LateSlice]) } satisfies StoreExtra },
        serializableCheck: unhurried,
        immutableCheck: unhurried,
      }).concat(baseApi.middleware, hearActions(hearing)),
    ...(preloadedState && { preloadedState }),
  });
  return Object.assign(store, { hearing });
}

/** Gives the store its late parts, with their first state. */
export function addSlices({ dispatch }: Pick<Store, 'dispatch'>, slices: readonly LateSlice[]): void {
  for (const slice of slices) rootReducer.inject(slice);
  // A part begins with the next action.
  if (slices.length > 0) dispatch({ type: 'slicesAdded' });
}

export type Store = ReturnType<typeof makeStore>;
export type AppDispatch = Store['dispatch'];
