import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { pageLeft } from '#shared/routing';

interface MapState {
  /** The map that handles gestures of one finger; on every other one they scroll the page. */
  readonly active: string | null;
}

const initialState: MapState = { active: null };

/** By the names of the maps. */
export const mapSlice = createSlice({
  name: 'map',
  initialState,
  reducers: {
    mapActivated: (state, { payload }: PayloadAction<string>) => {
      state.active = payload;
    },
    mapReleased: (state, { payload }: PayloadAction<string>) => {
      if (state.active === payload) state.active = null;
    },
  },
  extraReducers: (build) => {
    // After a return to the page, one finger scrolls again.
    build.addCase(pageLeft, () => initialState);
  },
  selectors: { selectActiveMap: ({ active }) => active },
});

export const { mapActivated, mapReleased } = mapSlice.actions;

export type StateWithMaps = { readonly [mapSlice.name]?: MapState };

// Injected when a map is touched.
export const { selectActiveMap } = mapSlice.getSelectors(({ map }: StateWithMaps) => map ?? initialState);
