import { createSlice } from '@reduxjs/toolkit';
import { defaultSettings } from './settings.ts';

/** Settings never change while the site runs; they are in the store so that a recorded state explains itself. */
export const settingsSlice = createSlice({
  name: 'settings',
  initialState: defaultSettings,
  reducers: {},
  selectors: { selectSettings: (settings) => settings },
});

export const { selectSettings } = settingsSlice.selectors;
