import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { withoutLanguage } from './sitePaths.ts';

export interface LocationState {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

const initialState: LocationState = { pathname: '/', search: '', hash: '' };

/** The URL in the store. The router reports it, and follows the store when they differ. */
export const locationSlice = createSlice({
  name: 'location',
  initialState,
  reducers: {
    locationChanged: (_, action: PayloadAction<LocationState>) => action.payload,
    /**
     * A navigation away from this path, which resets the page's transient state. Not dispatched when only the language
     * changes or a replay jumps.
     */
    pageLeft: (state, _: PayloadAction<string>) => state,
  },
  selectors: { selectLocation: (location) => location },
});

export const { locationChanged, pageLeft } = locationSlice.actions;
export const { selectLocation } = locationSlice.selectors;

/** The path of the page, equal in all languages. */
export function selectPagePath(state: Parameters<typeof selectLocation>[0]): string {
  return withoutLanguage(selectLocation(state).pathname);
}
