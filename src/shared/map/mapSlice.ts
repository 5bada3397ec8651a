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
    mapActivated: (state, { payload }: PayloadAction<string>) => ({ ...state, active: payload }),
    mapReleased: (state, { payload }: PayloadAction<string>) =>
      state.active === payload ? { ...state, active: null } : state,
  },
  extraReducers: (build) => {
    // After a return to the page, one finger scrolls again.
    build.addCase(pageLeft, () => initialState);
  },
});

export const { mapActivated, mapReleased } = mapSlice.actions;

export type StateWithMaps = { readonly [mapSlice.name]?: MapState };

/** Null before a map was touched: the slice is lazy. */
export function selectActiveMap({ map }: StateWithMaps): string | null {
  return map?.active ?? null;
}
