import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The visitor's choice about a deferred widget. */
export type HeavyPartChoice = 'wanted' | 'dismissed';

const initialState: Readonly<Record<string, HeavyPartChoice>> = {};

/** Heavy parts of pages (a map, a model, a panorama) by their names; a choice holds for the visit. */
export const heavyPartsSlice = createSlice({
  name: 'heavyParts',
  initialState,
  reducers: {
    heavyPartWanted: (state, { payload }: PayloadAction<string>) => ({ ...state, [payload]: 'wanted' as const }),
    heavyPartDismissed: (state, { payload }: PayloadAction<string>) => ({ ...state, [payload]: 'dismissed' as const }),
  },
  selectors: {
    selectHeavyPartChoice: (state, name: string): HeavyPartChoice | undefined => state[name],
  },
});

export const { heavyPartWanted, heavyPartDismissed } = heavyPartsSlice.actions;
export const { selectHeavyPartChoice } = heavyPartsSlice.selectors;
