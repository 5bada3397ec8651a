import type { Store } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { languages } from '#domain/languages.ts';
import { selectSettings, type Settings } from '#shared/config';
import { persistOffline } from '#shared/offline';
import { persist } from '#shared/persist';
import { localizedPath, pathTo } from '#shared/routing';
import {
  type Favourite,
  type FavouritesPart,
  favouritesRestored,
  flatSaved,
  selectFavourites,
  selectFavouritesRestored,
} from './favouritesSlice.ts';
import { offlineUrlsOf } from './sharedFlats.ts';
import { readFavourites, writeFavourites } from './storedFormat.ts';

const storageKey = 'obriy.favourites';

/**
 * Restores the saved flats, stores every change, and follows other tabs. Flats that were saved before this has loaded
 * join the stored ones. Returns the cleanup.
 */
function persistFavourites(store: Pick<Store<FavouritesPart>, 'dispatch' | 'getState' | 'subscribe'>): () => void {
  const state = store.getState();
  const early = selectFavouritesRestored(state) ? [] : selectFavourites(state);
  const stop = persist(store, {
    key: storageKey,
    select: selectFavourites,
    write: (flats) => (flats.length === 0 ? null : writeFavourites(flats)),
    parse: readFavourites,
    restored: favouritesRestored,
  });
  for (const flat of early) store.dispatch(flatSaved(flat));
  return stop;
}

type SavedPart = FavouritesPart & Parameters<typeof selectSettings>[0];

/** URLs to store for offline use: the page of the list in every language, its calls and its pictures. */
function offlineUrls(flats: readonly Favourite[], { host, defaultLanguage }: Settings): readonly string[] {
  if (flats.length === 0) return [];
  const { calls, pictures } = offlineUrlsOf(flats);
  const pages = languages.map((language) => localizedPath(pathTo('favourites'), language, defaultLanguage));
  return [...pages, ...calls.map((call) => host + call), ...pictures];
}

/**
 * Tells the worker which URLs to store for offline use, at once and after every change. An empty list, too: the worker
 * then deletes its copies. Returns the cleanup.
 */
function cacheSavedFlats(store: Pick<Store<SavedPart>, 'getState' | 'subscribe'>): () => void {
  let known: readonly Favourite[] | undefined;
  let sentKey: string | undefined;

  const sendUrls = (): void => {
    const state = store.getState();
    const flats = selectFavourites(state);
    if (flats === known || !selectFavouritesRestored(state)) return;
    known = flats;
    const urls = offlineUrls(flats, selectSettings(state));
    // Facts of flats change more often than the URLs.
    const key = urls.join(' ');
    if (key === sentKey) return;
    sentKey = key;
    void persistOffline(urls);
  };

  sendUrls();
  return store.subscribe(sendUrls);
}

export function SavedFlatsStorage() {
  const store = useStore<SavedPart>();
  useEffect(() => persistFavourites(store), [store]);
  useEffect(() => cacheSavedFlats(store), [store]);
  return null;
}
