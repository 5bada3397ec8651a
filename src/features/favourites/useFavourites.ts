import { useSelector } from 'react-redux';
import { useHydrated } from '#shared/tasks';
import type { Favourite } from './favourite.ts';
import { selectFavourites, selectFavouritesRestored, selectSavedKeys } from './favouritesSlice.ts';

/**
 * Whether the saved flats are known here. Not yet while a part of the page hydrates, even if the rest was faster and
 * has restored them: the server has rendered that part without.
 */
export function useFavouritesKnown(): boolean {
  const hydrated = useHydrated();
  return useSelector(selectFavouritesRestored) && hydrated;
}

const noFlats: readonly Favourite[] = [];

/** The saved flats; none while they are not known. */
export function useFavourites(): readonly Favourite[] {
  const known = useFavouritesKnown();
  const flats = useSelector(selectFavourites);
  return known ? flats : noFlats;
}

const none: ReadonlySet<string> = new Set();

/** Keys (`flatKey`) of the saved flats. */
export function useSavedKeys(): ReadonlySet<string> {
  const known = useFavouritesKnown();
  const keys = useSelector(selectSavedKeys);
  return known ? keys : none;
}
