export { mergeSettings, type MergedSettings } from './mergeSettings.ts';
export {
  defaultSettings,
  type Language,
  type MapTiles,
  selectSettings,
  type Settings,
  settingsSlice,
} from './settings.ts';
export { useOrigin } from './useOrigin.ts';
