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
  selectors: {
    selectActiveMap: ({ active }) => active,
  },
});

export const { mapActivated, mapReleased } = mapSlice.actions;
export const { selectActiveMap } = mapSlice.selectors;

export type StateWithMaps = { readonly [mapSlice.name]: MapState };
