import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { persistBooking, restoreBooking } from './memory/persistBooking.ts';
import type { BookingThunkState } from './sending/bookingThunk.ts';

/** The booking of this tab is known, and every change of it kept, as long as the caller is shown. `returning`: another one comes back. */
export function usePersistedBooking(returning = false): void {
  const { dispatch, getState, subscribe } = useStore<BookingThunkState>();
  useEffect(() => {
    if (!returning) restoreBooking({ dispatch, getState, subscribe });
  }, [dispatch, getState, subscribe, returning]);
  useEffect(() => persistBooking({ dispatch, getState, subscribe }), [dispatch, getState, subscribe]);
}
