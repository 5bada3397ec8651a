import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { keepFavourites } from './keepFavourites.ts';
import { keepSavedOffline, type SavedPart } from './keepSavedOffline.ts';

/** Rendered once, by the layout. In an effect: the server and the first render of a browser know of no saved flats. */
export function FavouritesKeeper() {
  const store = useStore<SavedPart>();
  useEffect(() => keepFavourites(store), [store]);
  useEffect(() => keepSavedOffline(store), [store]);
  return null;
}
