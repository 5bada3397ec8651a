import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { sharedFlatsOf } from '#features/favourites';
import { OwnFlats } from './own/OwnFlats.tsx';
import { SharedFlats } from './sharing/SharedFlats.tsx';

/** The visitor's own list, or the one that a link brings: of one person or of two, and nothing to be found by search. */
export function FavouritesPage() {
  const [search] = useSearchParams();
  const words = search.get('flats');
  const shared = useMemo(() => sharedFlatsOf(new URLSearchParams(words === null ? '' : { flats: words })), [words]);
  return shared === null ? <OwnFlats /> : <SharedFlats flats={shared} />;
}
