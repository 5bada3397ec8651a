import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { callRequestSlice } from '#features/call-request';
import { connectionSlice } from '#features/connection';
import { favouritesSlice } from '#features/favourites';
import { placePickSlice } from '#features/place-pick';
import { projectFilterSlice } from '#features/project-filter';
import { projectPickSlice } from '#features/project-pick';
import { bookingSlice } from '#features/visit-day';
import { baseApi, type ApiExtra } from '#shared/api';
import { settingsSlice } from '#shared/config';
import { languageSlice } from '#shared/i18n';
import { heavyPartsSlice } from '#shared/loading';
import { mapSlice } from '#shared/map';
import { locationSlice } from '#shared/routing';
import { menuSlice } from './layout/menuSlice.ts';

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
  bookingSlice,
  favouritesSlice,
  connectionSlice,
  heavyPartsSlice,
  baseApi,
);

export type RootState = ReturnType<typeof rootReducer>;

interface StoreOptions extends ApiExtra {
  readonly preloadedState?: Partial<RootState>;
}

/** The checks of development stay on; how long they take is the machine's affair and no warning. */
const unhurried = { warnAfter: Number.MAX_SAFE_INTEGER };

/** One store a visitor: in a browser one for the visit, on the server one for a request. */
export function makeStore({ preloadedState, ...extraArgument }: StoreOptions) {
  return configureStore({
    reducer: rootReducer,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: extraArgument satisfies ApiExtra },
        serializableCheck: unhurried,
        immutableCheck: unhurried,
      }).concat(baseApi.middleware),
    ...(preloadedState && { preloadedState }),
  });
}

export type Store = ReturnType<typeof makeStore>;
export type AppDispatch = Store['dispatch'];
