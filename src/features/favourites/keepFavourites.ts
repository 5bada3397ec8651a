import type { Store } from '@reduxjs/toolkit';
import { favouritesRestored, selectFavourites, type FavouritesPart } from './favouritesSlice.ts';
import { readKept, writeKept } from './keptFormat.ts';

const storageKey = 'obriy.favourites';

/** Storage may be forbidden: then nothing is kept beyond this visit. */
function read(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** Or full: then what could be kept before stays. */
function write(json: string | null): void {
  try {
    if (json === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, json);
  } catch {
    // The list is whole as long as this document lives.
  }
}

/**
 * Restores the saved flats from the browser's memory, keeps every change there, and hears of changes in other tabs.
 * Returns how to stop.
 */
export function keepFavourites(store: Pick<Store<FavouritesPart>, 'dispatch' | 'getState' | 'subscribe'>): () => void {
  let known = selectFavourites(store.getState());

  const restore = (): void => {
    // Before the dispatch: what was just read need not be written.
    known = readKept(read());
    store.dispatch(favouritesRestored(known));
  };
  const keep = (): void => {
    const flats = selectFavourites(store.getState());
    if (flats === known) return;
    known = flats;
    write(flats.length === 0 ? null : writeKept(flats));
  };

  restore();
  const unsubscribe = store.subscribe(keep);
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener(
    'storage',
    ({ key }) => {
      // Null: everything was cleared.
      if (key === storageKey || key === null) restore();
    },
    { signal },
  );
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      // A page that was frozen for the way back has heard of nothing.
      if (persisted) restore();
    },
    { signal },
  );
  return () => {
    unsubscribe();
    listening.abort();
  };
}
