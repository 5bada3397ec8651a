export {
  defaultSettings,
  type Language,
  type MapTiles,
  type MergedSettings,
  mergeSettings,
  selectSettings,
  type Settings,
  settingsSlice,
  useOrigin,
} from './settings.ts';
