import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { ApiDispatch } from '#shared/api';
import { whenLoaded } from '#shared/lazy';
import { useLanguage } from '#shared/routing';

const importWatch = () => import(/* webpackChunkName: "reserved-flats" */ './watchReservedFlats.ts');

/** Shows within seconds which flats of a project somebody has reserved; begins when the page has loaded. */
export function useLiveFlats(alias: string): void {
  const dispatch = useDispatch<ApiDispatch>();
  const language = useLanguage();
  useEffect(() => {
    let stop = (): void => {};
    let gone = false;
    whenLoaded(() => {
      if (gone) return;
      importWatch().then(
        ({ watchReservedFlats }) => {
          if (!gone) stop = watchReservedFlats(dispatch, alias, language);
        },
        // The next page will try.
        () => {},
      );
    });
    return () => {
      gone = true;
      stop();
    };
  }, [dispatch, alias, language]);
}
