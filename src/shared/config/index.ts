export { mergeSettings, type MergedSettings } from './mergeSettings.ts';
export { defaultSettings, type Language, type MapTiles, type Settings } from './settings.ts';
export { selectSettings, settingsSlice } from './settingsSlice.ts';
export { useOrigin } from './useOrigin.ts';
