import { useEffect } from 'react';
import { useStore } from 'react-redux';
import type { BookingPart } from './bookingSlice.ts';
import { keepBooking } from './memory/keepBooking.ts';

/** The booking of this tab is known, and every change of it kept, as long as the caller is shown. */
export function useKeptBooking(): void {
  const store = useStore<BookingPart>();
  useEffect(() => keepBooking(store), [store]);
}
