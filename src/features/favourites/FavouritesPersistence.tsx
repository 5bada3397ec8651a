import type { Store } from '@reduxjs/toolkit';
import { clsx } from 'clsx';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { languages } from '#domain/languages.ts';
import { selectSettings, type Settings } from '#shared/config';
import { persistOffline } from '#shared/offline';
import { persist } from '#shared/persist';
import { localizedPath, LocalLink, pathTo } from '#shared/routing';
import { BookmarkIcon } from '#shared/ui';
import type { Favourite } from './favourite.ts';
import {
  type FavouritesPart,
  favouritesRestored,
  selectFavourites,
  selectFavouritesRestored,
  useSavedKeys,
} from './favouritesSlice.ts';
import styles from './SavedFlats.module.css';
import { offlineUrlsOf } from './sharedFlats.ts';
import { readFavourites, writeFavourites } from './storedFormat.ts';

const storageKey = 'obriy.favourites';

/** Restores the saved flats, stores every change, and follows other tabs. Returns the cleanup. */
function persistFavourites(store: Pick<Store<FavouritesPart>, 'dispatch' | 'getState' | 'subscribe'>): () => void {
  return persist(store, {
    key: storageKey,
    select: selectFavourites,
    write: (flats) => (flats.length === 0 ? null : writeFavourites(flats)),
    parse: readFavourites,
    restored: favouritesRestored,
  });
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

/** Rendered once, by the layout. In an effect: the server and the first render of a browser know of no saved flats. */
export function FavouritesPersistence() {
  const store = useStore<SavedPart>();
  useEffect(() => persistFavourites(store), [store]);
  useEffect(() => cacheSavedFlats(store), [store]);
  return null;
}

/** To the saved flats, with how many there are; nothing while there are none. */
export function SavedFlatsLink({ className }: { readonly className?: string | undefined }) {
  const { t } = useTranslation('housing');
  const count = useSavedKeys().size;
  if (count === 0) return null;
  return (
    <LocalLink
      to={pathTo('favourites')}
      aria-label={t('saving.link', { count })}
      className={clsx(styles.link, className)}
    >
      <BookmarkIcon size={20} />
      <span>{count}</span>
    </LocalLink>
  );
}
