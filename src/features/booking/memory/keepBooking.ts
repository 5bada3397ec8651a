import type { Store } from '@reduxjs/toolkit';
import { selectBookingState, type BookingPart } from '../bookingSlice.ts';
import { firstState, type BookingState } from '../machine/index.ts';
import { keepPerson } from './keepPerson.ts';
import { isBookingState, remembering } from './rememberedState.ts';

const stateKey = 'obriy.booking';

/** Storage may be forbidden, or full: then a booking lives as long as its document. */
function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The booking is whole as long as this document lives.
  }
}

/** The events carry facts alone: a name among them would be taken for one. */
function readState(): BookingState {
  const kept = read(stateKey);
  return isBookingState(kept) ? kept : firstState;
}

type BookingStore = Pick<Store<BookingPart>, 'dispatch' | 'getState' | 'subscribe'>;

/** Goes on with the booking of this tab, unless it is known already. */
function remember({ dispatch, getState }: BookingStore): void {
  if (selectBookingState(getState()).name === 'unread') dispatch(remembering(readState()));
}

/** Restores the booking after a reload and keeps every change of it, what tells of the person apart. Returns how to stop. */
export function keepBooking(store: BookingStore): () => void {
  remember(store);
  const stopPerson = keepPerson(store);
  let known = selectBookingState(store.getState());
  const keep = (): void => {
    const state = selectBookingState(store.getState());
    if (state !== known) write(stateKey, state);
    known = state;
  };
  const unsubscribe = store.subscribe(keep);
  return () => {
    stopPerson();
    // A form that goes with the page says its last words after this.
    queueMicrotask(unsubscribe);
  };
}
