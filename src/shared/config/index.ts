export { type MergedSettings, mergeSettings } from './mergeSettings.ts';
export {
  defaultSettings,
  type Language,
  type MapTiles,
  selectSettings,
  type Settings,
  settingsSlice,
  useOrigin,
} from './settings.ts';
