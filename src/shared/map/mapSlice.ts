import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface MapState {
  /** The map that takes one finger too; every other one leaves it to the page. */
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
});

export const { mapActivated, mapReleased } = mapSlice.actions;

export type StateWithMaps = { readonly [mapSlice.name]?: MapState };

/** Null before a map was touched: the slice is lazy. */
export function selectActiveMap({ map }: StateWithMaps): string | null {
  return map?.active ?? null;
}
