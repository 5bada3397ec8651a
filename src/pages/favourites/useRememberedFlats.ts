import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { flatsSeen, seenAgain } from '#features/favourites';
import { todayInKyiv } from '#shared/format';
import { useLanguage } from '#shared/routing';
import type { FlatView } from './flatView.ts';

/** What the backend says of the saved flats is what will be told of them when it says nothing. */
export function useRememberedFlats(views: readonly FlatView[]): void {
  const dispatch = useDispatch();
  const language = useLanguage();
  useEffect(() => {
    const today = todayInKyiv(new Date());
    const news = views.flatMap(({ alias, flat, asOf, favourite, names }) => {
      // A kept copy is not what it says today.
      if (flat === null || asOf !== null || favourite === null || names === null) return [];
      const seen = seenAgain(favourite, { alias, flat, project: names.project, language, today });
      return seen === favourite ? [] : [seen];
    });
    if (news.length > 0) dispatch(flatsSeen(news));
  }, [dispatch, views, language]);
}
