export { FirstQuestions, hasMoreQuestions, MoreQuestions } from './FlatSearchForm.tsx';
export { flatSearchApi, withSearchOnly } from './flatSearchApi.ts';
export {
  savedSearchesSlice,
  searchRemoved,
  searchSaved,
  selectSavedSearches,
  selectSearchesRestored,
  selectSearchesStored,
  selectSearchStored,
  usePersistedSearches,
} from './savedSearches.ts';
export { flatSearchArgs, searchPath, useSearchName, useSearchWords } from './searchWords.ts';
