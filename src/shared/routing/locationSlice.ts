import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useLocation } from 'react-router';
import { useHydrated } from '#shared/tasks';

export interface LocationState {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

const initialState: LocationState = { pathname: '/', search: '', hash: '' };

/** The URL as the store sees it. The router reports to it, and goes where it says when it says otherwise. */
export const locationSlice = createSlice({
  name: 'location',
  initialState,
  reducers: {
    locationChanged: (_, action: PayloadAction<LocationState>) => action.payload,
    /**
     * A visitor leaves a page, with the path of it, for another one: what was open or pointed at on it is done with. Another
     * language of the page is the same page, and nobody leaves by travelling through recorded states.
     */
    pageLeft: (state, _: PayloadAction<string>) => state,
  },
  selectors: { selectLocation: (location) => location },
});

export const { locationChanged, pageLeft } = locationSlice.actions;
export const { selectLocation } = locationSlice.selectors;

/** The address's hash, which no server ever sees: empty until the page that it rendered is alive. */
export function useHash(): string {
  const { hash } = useLocation();
  return useHydrated() ? hash : '';
}
