import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { flatSearch, searchQuery } from '#domain/flats/flatSearch.ts';
import { parseJson, persist, readStorage } from '#shared/persist';

interface SavedSearchesState {
  /** Whether storage has been read; before that the list is always empty. */
  readonly restored: boolean;
  /** Queries in one spelling, the newest first. */
  readonly queries: readonly string[];
  /** What the browser stores after it has refused the last change of the list; null: all. */
  readonly stored: readonly string[] | null;
}

const initialState: SavedSearchesState = { restored: false, queries: [], stored: null };

/** A bound on the list. */
const maxSearches = 12;

/** Searches of flats that a visitor wants to open again: they stay on the device. */
export const savedSearchesSlice = createSlice({
  name: 'savedSearches',
  initialState,
  reducers: {
    searchesRestored: (_, { payload }: PayloadAction<readonly string[]>): SavedSearchesState => ({
      ...initialState,
      restored: true,
      queries: payload,
    }),
    searchesWritten: (state, { payload }: PayloadAction<readonly string[] | null>) => {
      state.stored = payload && [...payload];
    },
    searchSaved: (state, { payload }: PayloadAction<string>) => {
      state.queries = [payload, ...state.queries.filter((query) => query !== payload)].slice(0, maxSearches);
    },
    searchRemoved: (state, { payload }: PayloadAction<string>) => {
      state.queries = state.queries.filter((query) => query !== payload);
    },
  },
  selectors: {
    selectSavedSearches: ({ queries }) => queries,
    selectSearchesRestored: ({ restored }) => restored,
    /** Whether the browser has stored the last change of the list. */
    selectSearchesStored: ({ stored }) => stored === null,
    selectSearchStored: ({ stored }, query: string) => stored?.includes(query) ?? true,
  },
});

export const { searchesRestored, searchesWritten, searchSaved, searchRemoved } = savedSearchesSlice.actions;
type SavedSearchesPart = { readonly [savedSearchesSlice.name]?: SavedSearchesState };

// Time travel can reach a state from before this slice was injected.
export const { selectSavedSearches, selectSearchesRestored, selectSearchesStored, selectSearchStored } =
  savedSearchesSlice.getSelectors(({ savedSearches }: SavedSearchesPart) => savedSearches ?? initialState);

const key = 'obriy.searches';

/** Parses untrusted text; drops what is not a search. */
function readSearches(text: string | null): readonly string[] {
  const stored = parseJson(text);
  if (!Array.isArray(stored)) return [];
  const queries = stored
    .filter((query) => typeof query === 'string')
    .map((query) => searchQuery(flatSearch.parse(new URLSearchParams(query))))
    .filter((query) => query !== '');
  return [...new Set(queries)].slice(0, maxSearches);
}

/** Restores in an effect: the server and the first render of a browser have no saved searches. */
export function usePersistedSearches(): void {
  const store = useStore<SavedSearchesPart>();
  useEffect(
    () =>
      persist(store, {
        key,
        select: selectSavedSearches,
        write: (queries) => (queries.length === 0 ? null : JSON.stringify(queries)),
        parse: readSearches,
        restored: searchesRestored,
        written: (isStored) => {
          if (!isStored) return searchesWritten(readSearches(readStorage('localStorage', key)));
          return selectSearchesStored(store.getState()) ? null : searchesWritten(null);
        },
      }),
    [store],
  );
}
