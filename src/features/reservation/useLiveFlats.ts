import { useEffect } from 'react';
import { useApiDispatch } from '#shared/api';
import { whenLoaded } from '#shared/lazy';
import { useLanguage } from '#shared/routing';
import type { LiveSearch } from './watchReservedFlats.ts';

const importWatch = () => import(/* webpackChunkName: "reserved-flats" */ './watchReservedFlats.ts');

/**
 * Shows within seconds which flats of a project or a search get reserved; starts after load. Pass the same search
 * object while its arguments are the same.
 */
export function useLiveFlats(shown: string | LiveSearch): void {
  const dispatch = useApiDispatch();
  const language = useLanguage();
  useEffect(() => {
    let stop = (): void => {};
    let gone = false;
    whenLoaded(() => {
      if (gone) return;
      importWatch().then(
        ({ watchReservedFlats }) => {
          if (!gone) stop = watchReservedFlats(dispatch, shown, language);
        },
        // The next page will try.
        () => {},
      );
    });
    return () => {
      gone = true;
      stop();
    };
  }, [dispatch, shown, language]);
}
