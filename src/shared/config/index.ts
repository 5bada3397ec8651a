export {
  defaultSettings,
  type Language,
  type MapTiles,
  type MergedSettings,
  mergeSettings,
  reportProblems,
  selectSettings,
  type Settings,
  settingsSlice,
  useOrigin,
} from './settings.ts';
