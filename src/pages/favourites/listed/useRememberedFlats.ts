import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { flatsSeen, seenAgain } from '#features/favourites';
import { todayInKyiv } from '#shared/format';
import { useLanguage } from '#shared/routing';
import type { ListedFlat } from './listedFlat.ts';

/** What the backend says of the saved flats is what will be told of them when it says nothing. */
export function useRememberedFlats(listedFlats: readonly ListedFlat[]): void {
  const dispatch = useDispatch();
  const language = useLanguage();
  useEffect(() => {
    const today = todayInKyiv(new Date());
    const news = listedFlats.flatMap(({ alias, flat, asOf, favourite, names }) => {
      // A kept copy is not what it says today.
      if (flat === null || asOf !== null || favourite === null || names === null) return [];
      const seen = seenAgain(favourite, { alias, flat, project: names.project, language, today });
      return seen === favourite ? [] : [seen];
    });
    if (news.length > 0) dispatch(flatsSeen(news));
  }, [dispatch, listedFlats, language]);
}
