import type { Store } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { retryImport } from '#shared/lazy';
import { readStoredJson, writeStorage } from '#shared/persist';
import { type BookingDispatch, type BookingThunkState, selectBookingState } from './bookingSlice.ts';
import type { BookingState } from './machine/bookingStates.ts';
import { firstState } from './machine/bookingTable.ts';
import { isBookingState, remembering } from './memory/rememberedState.ts';

const stateKey = 'obriy.booking';

/** The events carry facts alone: a name among them would be taken for one. */
function readState(): BookingState {
  const kept = readStoredJson('sessionStorage', stateKey);
  return isBookingState(kept) ? kept : firstState;
}

type BookingStore = Pick<Store<BookingThunkState>, 'getState' | 'subscribe'> & { readonly dispatch: BookingDispatch };

/** Goes on with the booking of this tab, unless it is known already. */
function restoreBooking({ dispatch, getState }: BookingStore): void {
  if (selectBookingState(getState()).name === 'unread') dispatch(remembering(readState()));
}

/** The databases' part comes late: nothing of a person is on the first step. */
function keepPersonLate(store: BookingStore): () => void {
  let stop = (): void => {};
  let stopped = false;
  retryImport(() => import(/* webpackChunkName: "visit-person" */ './memory/resumeVisit.ts')).then(
    ({ followVisit, persistPerson }) => {
      if (stopped) return;
      const stopKeeping = persistPerson(store);
      const stopFollowing = followVisit(store);
      stop = () => {
        stopFollowing();
        stopKeeping();
      };
    },
    // Then the person is known as long as this document lives.
    () => undefined,
  );
  return () => {
    stopped = true;
    stop();
  };
}

/** Keeps every change of the booking, what tells of the person apart, and follows it in the outbox. Returns how to stop. */
function persistBooking(store: BookingStore): () => void {
  const stopPerson = keepPersonLate(store);
  let known = selectBookingState(store.getState());
  const keep = (): void => {
    const state = selectBookingState(store.getState());
    if (state !== known) writeStorage('sessionStorage', stateKey, JSON.stringify(state));
    known = state;
  };
  const unsubscribe = store.subscribe(keep);
  return () => {
    stopPerson();
    // A form that goes with the page says its last words after this.
    queueMicrotask(unsubscribe);
  };
}

/** The booking of this tab is known, and every change of it kept, as long as the caller is shown. `returning`: another one comes back. */
export function usePersistedBooking(returning = false): void {
  const { dispatch, getState, subscribe } = useStore<BookingThunkState>();
  useEffect(() => {
    if (!returning) restoreBooking({ dispatch, getState, subscribe });
  }, [dispatch, getState, subscribe, returning]);
  useEffect(() => persistBooking({ dispatch, getState, subscribe }), [dispatch, getState, subscribe]);
}
