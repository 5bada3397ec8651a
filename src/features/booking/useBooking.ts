import type { Store } from '@reduxjs/toolkit';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useSelector, useStore } from 'react-redux';
import { type NavigateFunction, useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router';
import { readReturnedKey } from '#entities/visit';
import type { Language } from '#shared/config';
import { retryImport } from '#shared/lazy';
import { parseJson, persist } from '#shared/persist';
import { pathTo, selectPagePath, useLanguage, useLocalizedPath } from '#shared/routing';
import { isLive } from '#shared/store';
import { type BookingDispatch, bookingEvents, type BookingThunkState, selectBookingState } from './bookingSlice.ts';
import { type BookingState, type BookingStep, stepOfState } from './machine/bookingStates.ts';
import { firstState } from './machine/bookingTable.ts';
import { isBookingState, restoreEvent } from './persistence/restoreEvent.ts';
import { restartBooking } from './sending/bookingThunks.ts';

function readBooking(text: string | null): BookingState {
  const stored = parseJson(text);
  return isBookingState(stored) ? stored : firstState;
}

type BookingStore = Store<BookingThunkState> & { dispatch: BookingDispatch };

const useBookingStore = /* #__PURE__ */ useStore.withTypes<BookingStore>();

const importPerson = () =>
  retryImport(() => import(/* webpackChunkName: "visit-person" */ './persistence/resumeVisit.ts'));

/** Loads the IndexedDB code lazily: the first step has no personal data. */
function persistPersonLazily(store: BookingStore): () => void {
  let stop = (): void => {};
  let stopped = false;
  importPerson().then(
    ({ followVisit, persistPerson }) => {
      if (stopped) return;
      const stopPersisting = persistPerson(store);
      const stopFollowing = followVisit(store, Object.values(stepPaths));
      stop = () => {
        stopFollowing();
        stopPersisting();
      };
    },
    // Without it the person is known only in this document.
    () => undefined,
  );
  return () => {
    stopped = true;
    stop();
  };
}

/**
 * Restores and persists this tab's booking while the caller is mounted, personal data separately, and follows it in the
 * outbox. `returning`: another one is being restored.
 */
export function usePersistedBooking(returning = false): void {
  const store = useBookingStore();
  useEffect(
    () =>
      persist(store, {
        storage: 'sessionStorage',
        key: 'obriy.booking',
        select: selectBookingState,
        write: (booking) => JSON.stringify(booking),
        parse: readBooking,
        restored: (booking) =>
          returning || selectBookingState(store.getState()).name !== 'uninitialized' ? null : restoreEvent(booking),
      }),
    [store, returning],
  );
  useEffect(() => persistPersonLazily(store), [store]);
}

export const stepPaths: Readonly<Record<BookingStep, string>> = {
  select_date: pathTo('appointmentDate'),
  select_time: pathTo('appointmentTime'),
  details: pathTo('appointmentDetails'),
  confirmed: pathTo('appointmentConfirmed'),
};

/** The event of a step's address being opened. */
const stepOpened = {
  select_date: bookingEvents.dateOpened,
  select_time: bookingEvents.timeOpened,
  details: bookingEvents.detailsOpened,
  confirmed: bookingEvents.confirmationOpened,
} as const;

/** Continues a visit that has returned from the outbox, named in the address; returns whether one is loading. */
function useReturnedVisit(store: BookingStore, navigate: NavigateFunction, language: Language): boolean {
  const { hash, pathname } = useLocation();
  const key = readReturnedKey(hash);

  useEffect(() => {
    if (key === null || !isLive(store)) return undefined;
    let gone = false;
    const leave = (): void => {
      // Only once.
      if (!gone) void navigate(pathname, { replace: true });
    };
    importPerson()
      .then(({ returnVisit }) => store.dispatch(returnVisit(key, language)))
      .then(leave, leave);
    return () => {
      gone = true;
    };
  }, [store, navigate, key, pathname, language]);

  return key !== null;
}

/**
 * Synchronizes the booking with the address of its steps: an opened address is an event, and a state of another step
 * navigates. Returns the step to show; null while unknown.
 */
export function useBookingSteps(step: BookingStep): BookingStep | null {
  const store = useBookingStore();
  const navigate = useNavigate();
  const language = useLanguage();
  const localize = useLocalizedPath();
  const { key } = useLocation();
  const byLink = useNavigationType() === 'PUSH';
  const { location: ahead } = useNavigation();
  const { name } = useSelector(selectBookingState);
  const opened = useRef<string>(undefined);

  usePersistedBooking(useReturnedVisit(store, navigate, language));

  // Before the old step is painted.
  useLayoutEffect(() => {
    const address = `${key} ${step}`;
    const state = selectBookingState(store.getState());
    const led = opened.current !== address;
    // A new step would cancel the navigation to another page.
    if (state.name === 'uninitialized' || ahead) return;
    opened.current = address;
    if (stepOfState[state.name] === step || !isLive(store)) return;
    if (led) {
      // A link to the booking after a confirmed visit starts another one.
      if (state.name === 'confirmed' && step === 'select_date' && byLink) store.dispatch(restartBooking(language));
      else store.dispatch(stepOpened[step]());
    }
    const target = stepOfState[selectBookingState(store.getState()).name];
    // A step that is not available leaves no entry in the history.
    if (target === null || target === step) return;
    // Time travel restores the address too, and the router is already navigating there.
    if (selectPagePath(store.getState()) === stepPaths[target]) return;
    void navigate(localize(stepPaths[target]), { replace: led });
    // oxlint-disable-next-line react/exhaustive-deps -- an address or a state that is new; the rest is made anew with every render
  }, [store, step, key, name, ahead]);

  return stepOfState[name];
}
