import { useEffect } from 'react';
import { useStore } from 'react-redux';
import type { FavouritesPart } from './favouritesSlice.ts';
import { keepFavourites } from './keepFavourites.ts';

/** Rendered once, by the layout. In an effect: the server and the first render of a browser know of no saved flats. */
export function FavouritesKeeper() {
  const store = useStore<FavouritesPart>();
  useEffect(() => keepFavourites(store), [store]);
  return null;
}
