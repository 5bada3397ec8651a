import type { Store } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { languages } from '#domain/languages.ts';
import { selectSettings, type Settings } from '#shared/config';
import { persistOffline } from '#shared/offline';
import { localizedPath, pathTo } from '#shared/routing';
import type { Favourite } from './favourite.ts';
import {
  type FavouritesPart,
  favouritesRestored,
  selectFavourites,
  selectFavouritesRestored,
} from './favouritesSlice.ts';
import { readFavourites, writeFavourites } from './storedFormat.ts';
import { offlineUrlsOf } from './sharedFlats.ts';

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
function keepFavourites(store: Pick<Store<FavouritesPart>, 'dispatch' | 'getState' | 'subscribe'>): () => void {
  let known = selectFavourites(store.getState());

  const restore = (): void => {
    // Before the dispatch: what was just read need not be written.
    known = readFavourites(read());
    store.dispatch(favouritesRestored(known));
  };
  const keep = (): void => {
    const flats = selectFavourites(store.getState());
    if (flats === known) return;
    known = flats;
    write(flats.length === 0 ? null : writeFavourites(flats));
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

/** The part of the store's state that says which addresses those are. */
type SavedPart = FavouritesPart & Parameters<typeof selectSettings>[0];

/** What is to be readable without a network: the page of the list in every language, what it asks for, what it shows. */
function wantedOf(flats: readonly Favourite[], { host, defaultLanguage }: Settings): readonly string[] {
  if (flats.length === 0) return [];
  const { calls, pictures } = offlineUrlsOf(flats);
  const pages = languages.map((language) => localizedPath(pathTo('favourites'), language, defaultLanguage));
  return [...pages, ...calls.map((call) => host + call), ...pictures];
}

/**
 * Asks the worker to keep the saved flats readable, at once and after every change of the list. An empty list is asked for
 * too: what was kept for it may go. Returns how to stop.
 */
function keepSavedOffline(store: Pick<Store<SavedPart>, 'getState' | 'subscribe'>): () => void {
  let known: readonly Favourite[] | undefined;
  let asked: string | undefined;

  const ask = (): void => {
    const state = store.getState();
    const flats = selectFavourites(state);
    if (flats === known || !selectFavouritesRestored(state)) return;
    known = flats;
    const wanted = wantedOf(flats, selectSettings(state));
    // Facts change more often than the addresses at which they are told.
    const key = wanted.join(' ');
    if (key === asked) return;
    asked = key;
    void persistOffline(wanted);
  };

  ask();
  return store.subscribe(ask);
}

/** Rendered once, by the layout. In an effect: the server and the first render of a browser know of no saved flats. */
export function FavouritesPersistence() {
  const store = useStore<SavedPart>();
  useEffect(() => keepFavourites(store), [store]);
  useEffect(() => keepSavedOffline(store), [store]);
  return null;
}
