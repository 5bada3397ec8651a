import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { keepBooking, rememberBooking } from './memory/keepBooking.ts';
import type { BookingThunkState } from './sending/bookingThunk.ts';

/** The booking of this tab is known, and every change of it kept, as long as the caller is shown. `returning`: another one comes back. */
export function useKeptBooking(returning = false): void {
  const { dispatch, getState, subscribe } = useStore<BookingThunkState>();
  useEffect(() => {
    if (!returning) rememberBooking({ dispatch, getState, subscribe });
  }, [dispatch, getState, subscribe, returning]);
  useEffect(() => keepBooking({ dispatch, getState, subscribe }), [dispatch, getState, subscribe]);
}
