import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The visitor's choice about a deferred widget. */
type DeferredWidgetChoice = 'requested' | 'dismissed';

const initialState: Readonly<Record<string, DeferredWidgetChoice>> = {};

/** Heavy parts of pages (a map, a model, a panorama) by their names; a choice holds for the visit. */
export const deferredWidgetsSlice = createSlice({
  name: 'deferredWidgets',
  initialState,
  reducers: {
    deferredWidgetRequested: (state, { payload }: PayloadAction<string>) => {
      state[payload] = 'requested';
    },
    deferredWidgetDismissed: (state, { payload }: PayloadAction<string>) => {
      state[payload] = 'dismissed';
    },
  },
  selectors: {
    selectDeferredWidgetChoice: (state, name: string): DeferredWidgetChoice | undefined => state[name],
  },
});

export const { deferredWidgetRequested, deferredWidgetDismissed } = deferredWidgetsSlice.actions;
export const { selectDeferredWidgetChoice } = deferredWidgetsSlice.selectors;
