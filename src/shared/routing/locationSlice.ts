import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface LocationState {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

const initialState: LocationState = { pathname: '/', search: '', hash: '' };

/** The URL as the store sees it; the router is the only one who reports to it. */
export const locationSlice = createSlice({
  name: 'location',
  initialState,
  reducers: {
    locationChanged: (_, action: PayloadAction<LocationState>) => action.payload,
  },
  selectors: { selectLocation: (location) => location },
});

export const { locationChanged } = locationSlice.actions;
export const { selectLocation } = locationSlice.selectors;
