import { useSearchParams } from 'react-router';
import { sharedFlatsOf } from '#features/favourites';
import { useMemo } from 'react';
import { OwnFlats } from './OwnFlats.tsx';
import { SharedFlats } from './SharedFlats.tsx';

/** The visitor's own list, or the one that a link brings. */
export function FavouritesPage() {
  const [search] = useSearchParams();
  const words = search.get('flats');
  const shared = useMemo(() => sharedFlatsOf(new URLSearchParams(words === null ? '' : { flats: words })), [words]);
  return (
    <>
      {/* A list of one person, or of two: nothing to be found by search. */}
      <meta name="robots" content="noindex" />
      {shared === null ? <OwnFlats /> : <SharedFlats flats={shared} />}
    </>
  );
}
