import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { defaultSettings, type Language } from '#shared/config';

/** The language on the screen, mirrored from the URL. */
export const languageSlice = createSlice({
  name: 'language',
  initialState: defaultSettings.defaultLanguage,
  reducers: {
    languageChanged: (_, action: PayloadAction<Language>) => action.payload,
  },
  selectors: { selectLanguage: (language) => language },
});

export const { languageChanged } = languageSlice.actions;
export const { selectLanguage } = languageSlice.selectors;
