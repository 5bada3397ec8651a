import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface MapState {
  /** The map that takes one finger too; every other one leaves it to the page. */
  readonly active: string | null;
  /** Maps that were asked for by a visitor who saves data. */
  readonly asked: readonly string[];
}

const initialState: MapState = { active: null, asked: [] };

/** By the names of the maps. */
export const mapSlice = createSlice({
  name: 'map',
  initialState,
  reducers: {
    mapActivated: (state, { payload }: PayloadAction<string>) => ({ ...state, active: payload }),
    mapReleased: (state, { payload }: PayloadAction<string>) => (state.active === payload ? { ...state, active: null } : state),
    mapAskedFor: (state, { payload }: PayloadAction<string>) => ({ ...state, asked: [...state.asked, payload] }),
  },
  selectors: {
    selectActiveMap: ({ active }) => active,
    selectMapAskedFor: ({ asked }, name: string) => asked.includes(name),
  },
});

export const { mapActivated, mapReleased, mapAskedFor } = mapSlice.actions;
export const { selectActiveMap, selectMapAskedFor } = mapSlice.selectors;

export type StateWithMaps = { readonly [mapSlice.name]: MapState };
