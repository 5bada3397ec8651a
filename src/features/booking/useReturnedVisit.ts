import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { readReturnedKey } from '#entities/visit';
import { retryImport } from '#shared/loading';
import { useLanguage } from '#shared/routing';
import type { BookingDispatch } from './sending/bookingThunk.ts';

/** Goes on with the visit that the address names, which has come back from the outbox; says whether one is on its way. */
export function useReturnedVisit(): boolean {
  const dispatch = useDispatch<BookingDispatch>();
  const navigate = useNavigate();
  const language = useLanguage();
  const { hash, pathname } = useLocation();
  const key = readReturnedKey(hash);

  useEffect(() => {
    if (key === null) return undefined;
    let gone = false;
    const goOn = async (): Promise<void> => {
      const { returnVisit } = await retryImport(
        () => import(/* webpackChunkName: "visit-person" */ './memory/keptLate.ts'),
      );
      await dispatch(returnVisit(key, language));
    };
    const leave = (): void => {
      // It comes back once.
      if (!gone) void navigate(pathname, { replace: true });
    };
    goOn().then(leave, leave);
    return () => {
      gone = true;
    };
  }, [dispatch, navigate, key, pathname, language]);

  return key !== null;
}
