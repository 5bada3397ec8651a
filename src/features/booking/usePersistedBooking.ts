import type { Store } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { retryImport } from '#shared/lazy';
import { readStoredJson, writeStorage } from '#shared/persist';
import { type BookingDispatch, type BookingThunkState, selectBookingState } from './bookingSlice.ts';
import type { BookingState } from './machine/bookingStates.ts';
import { firstState } from './machine/bookingTable.ts';
import { isBookingState, restoreEvent } from './persistence/restoreEvent.ts';

const stateKey = 'obriy.booking';

/** The events carry facts alone: a name among them would be taken for one. */
function readState(): BookingState {
  const stored = readStoredJson('sessionStorage', stateKey);
  return isBookingState(stored) ? stored : firstState;
}

type BookingStore = Pick<Store<BookingThunkState>, 'getState' | 'subscribe'> & { readonly dispatch: BookingDispatch };

/** Restores the booking of this tab, unless it is known already. */
function restoreBooking({ dispatch, getState }: BookingStore): void {
  if (selectBookingState(getState()).name === 'uninitialized') dispatch(restoreEvent(readState()));
}

/** Loads the IndexedDB code lazily: the first step has no personal data. */
function persistPersonLazily(store: BookingStore): () => void {
  let stop = (): void => {};
  let stopped = false;
  retryImport(() => import(/* webpackChunkName: "visit-person" */ './persistence/resumeVisit.ts')).then(
    ({ followVisit, persistPerson }) => {
      if (stopped) return;
      const stopPersisting = persistPerson(store);
      const stopFollowing = followVisit(store);
      stop = () => {
        stopFollowing();
        stopPersisting();
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

/**
 * Persists every change of the booking, personal data separately, and follows it in the outbox. Returns the cleanup.
 */
function persistBooking(store: BookingStore): () => void {
  const stopPerson = persistPersonLazily(store);
  let known = selectBookingState(store.getState());
  const save = (): void => {
    const state = selectBookingState(store.getState());
    if (state !== known) writeStorage('sessionStorage', stateKey, JSON.stringify(state));
    known = state;
  };
  const unsubscribe = store.subscribe(save);
  return () => {
    stopPerson();
    // The form flushes its final snapshot after this cleanup.
    queueMicrotask(unsubscribe);
  };
}

/** Restores and persists this tab's booking while the caller is mounted. `returning`: another one is being restored. */
export function usePersistedBooking(returning = false): void {
  const { dispatch, getState, subscribe } = useStore<BookingThunkState>();
  useEffect(() => {
    if (!returning) restoreBooking({ dispatch, getState, subscribe });
  }, [dispatch, getState, subscribe, returning]);
  useEffect(() => persistBooking({ dispatch, getState, subscribe }), [dispatch, getState, subscribe]);
}
