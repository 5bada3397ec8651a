import type { Store } from '@reduxjs/toolkit';
import { bookingEvents, noDetails, selectBookingState, selectPerson, type BookingPart, type RememberedPerson } from '../bookingSlice.ts';
import { firstState, type BookingState } from '../machine/index.ts';
import { isBookingState, remembering } from './rememberedState.ts';

const stateKey = 'obriy.booking';
/** What was typed: in this tab alone, and no longer than until the visit is booked. */
const personKey = 'obriy.bookingDetails';

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
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The booking is whole as long as this document lives.
  }
}

function readPerson(): RememberedPerson | null {
  const value = read(personKey) as Partial<RememberedPerson> | null;
  if (typeof value?.details !== 'object') return null;
  const details = { ...noDetails, ...value.details };
  const fits = Object.entries(noDetails).every(([name, empty]) => typeof details[name as keyof typeof details] === typeof empty);
  if (!fits) return null;
  return { details, attempt: value.attempt ?? null, formShownAt: typeof value.formShownAt === 'number' ? value.formShownAt : null };
}

function isEmpty({ details, attempt }: RememberedPerson): boolean {
  return attempt === null && JSON.stringify(details) === JSON.stringify(noDetails);
}

/** The events carry facts alone: a name among them would be taken for one. */
function readState(): BookingState {
  const kept = read(stateKey);
  return isBookingState(kept) ? kept : firstState;
}

type BookingStore = Pick<Store<BookingPart>, 'dispatch' | 'getState' | 'subscribe'>;

/** Goes on with the booking of this tab, unless it is known already. */
function remember({ dispatch, getState }: BookingStore): void {
  if (selectBookingState(getState()).name !== 'unread') return;
  const person = readPerson();
  if (person !== null) dispatch(bookingEvents.personRemembered(person));
  dispatch(remembering(readState()));
}

/** Restores the booking after a reload and keeps every change of it in the tab's own storage. Returns how to stop. */
export function keepBooking(store: BookingStore): () => void {
  remember(store);
  let known = { state: selectBookingState(store.getState()), person: selectPerson(store.getState()) };
  const keep = (): void => {
    const state = selectBookingState(store.getState());
    const person = selectPerson(store.getState());
    if (state !== known.state) write(stateKey, state);
    if (person.details !== known.person.details || person.attempt !== known.person.attempt || person.formShownAt !== known.person.formShownAt) {
      write(personKey, isEmpty(person) ? null : person);
    }
    known = { state, person };
  };
  const unsubscribe = store.subscribe(keep);
  // A form that goes with the page says its last words after this.
  return () => queueMicrotask(unsubscribe);
}
