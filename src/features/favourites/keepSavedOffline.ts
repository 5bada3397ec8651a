import type { Store } from '@reduxjs/toolkit';
import { selectSettings, type Settings } from '#shared/config';
import { keepOffline } from '#shared/offline';
import { availableLanguages, localizedPath, pathTo } from '#shared/routing';
import type { Favourite } from './favourite.ts';
import { selectFavourites, selectFavouritesRestored, type FavouritesPart } from './favouritesSlice.ts';
import { offlineUrlsOf } from './offlineUrls.ts';

/** The part of the store's state that says which addresses those are. */
export type SavedPart = FavouritesPart & Parameters<typeof selectSettings>[0];

/** What is to be readable without a network: the page of the list in every language, what it asks for, what it shows. */
function wantedOf(flats: readonly Favourite[], { host, defaultLanguage }: Settings): readonly string[] {
  if (flats.length === 0) return [];
  const { calls, pictures } = offlineUrlsOf(flats);
  const pages = availableLanguages.map((language) => localizedPath(pathTo('favourites'), language, defaultLanguage));
  return [...pages, ...calls.map((call) => host + call), ...pictures];
}

/**
 * Asks the worker to keep the saved flats readable, at once and after every change of the list. An empty list is asked for
 * too: what was kept for it may go. Returns how to stop.
 */
export function keepSavedOffline(store: Pick<Store<SavedPart>, 'getState' | 'subscribe'>): () => void {
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
    void keepOffline(wanted);
  };

  ask();
  return store.subscribe(ask);
}
