import { createSelector, type Store } from '@reduxjs/toolkit';
import { keepSending, leadEvents, restoreLead, selectLead, takeBack } from '#entities/lead';
import { newKey } from '#shared/api';
import type { Language } from '#shared/config';
import { readStorage, writeStorage } from '#shared/persist';
import { fittingDraft, isSame, persistDraft } from '#shared/form';
import {
  type BookingDispatch,
  bookingEvents,
  type BookingPart,
  type BookingThunk,
  type BookingThunkState,
  noDetails,
  type RememberedPerson,
  selectBookingState,
  selectDetails,
  selectFormShownAt,
} from '../bookingSlice.ts';
import { concludeVisit, readStored } from '../sending/concludeVisit.ts';
import { letGo } from '../sending/restartBooking.ts';

/** In the tab's storage: a name for what this tab keeps of the person elsewhere. */
const nameKey = 'obriy.bookingTab';

function nameOfTab(): string {
  const name = readStorage('sessionStorage', nameKey) ?? newKey();
  writeStorage('sessionStorage', nameKey, name);
  return name;
}

/** What is in the outbox is kept there, and nowhere else. */
function selectInOutbox(state: Partial<BookingPart>): boolean {
  const machine = selectBookingState(state);
  return machine.name === 'waiting' && machine.lasting;
}

/** The same object as long as it is the same; null: nothing was typed, or the outbox has it. */
const selectKept = createSelector(
  [selectDetails, selectFormShownAt, selectInOutbox],
  (details, formShownAt, inOutbox): RememberedPerson | null =>
    inOutbox || isSame(details, noDetails) ? null : { details, formShownAt },
);

/** What the person has typed comes back after a reload; IndexedDB is its only place. Returns how to stop. */
export function persistPerson(store: Pick<Store<BookingPart>, 'dispatch' | 'getState' | 'subscribe'>): () => void {
  return persistDraft(store, {
    form: `booking.${nameOfTab()}`,
    select: selectKept,
    restored: (values, agreementHolds) => {
      const kept = (values ?? {}) as Partial<RememberedPerson>;
      const details = fittingDraft(kept.details, noDetails, agreementHolds);
      // Whoever was faster than the storage is not overwritten.
      if (details === null || selectKept(store.getState()) !== null) return null;
      return bookingEvents.personRemembered({
        details,
        formShownAt: typeof kept.formShownAt === 'number' ? kept.formShownAt : null,
      });
    },
  });
}

/** Asks the outbox for a lead that this document has not sent itself. */
function recall(key: string): BookingThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const found = await dispatch(restoreLead(key));
    if (found === 'waits') dispatch(keepSending());
    const state = selectBookingState(getState());
    // It has never come there, or the browser has lost it.
    if (found === null && state.name === 'waiting' && state.lead === key) {
      dispatch(bookingEvents.submitFailed({ failure: 'unknown' }));
    }
  };
}

/** Follows the lead of a visit that waits in the outbox until it ends, in whichever document that happens. Returns how to stop. */
export function followVisit({
  dispatch,
  getState,
  subscribe,
}: Pick<Store<BookingThunkState>, 'getState' | 'subscribe'> & { readonly dispatch: BookingDispatch }): () => void {
  const listening = new AbortController();
  let recalled: string | undefined;
  const follow = (): void => {
    const state = selectBookingState(getState());
    // A tab that nobody looks at does not take back what another one tells of.
    if (state.name !== 'waiting' || document.visibilityState === 'hidden') return;
    if (selectLead(getState(), state.lead) !== undefined) dispatch(concludeVisit());
    else if (recalled !== state.lead) {
      recalled = state.lead;
      void dispatch(recall(state.lead));
    }
  };
  document.addEventListener('visibilitychange', follow, { signal: listening.signal });
  const unsubscribe = subscribe(follow);
  follow();
  return () => {
    listening.abort();
    unsubscribe();
  };
}

/** Goes on with a visit whose hour was taken while it waited in the outbox: another hour is chosen, and what was typed is there. */
export function returnVisit(key: string, language: Language): BookingThunk<Promise<void>> {
  return async (dispatch) => {
    const memory = readStored(await takeBack(key));
    dispatch(leadEvents.leadDismissed({ key }));
    if (memory === null) return;
    dispatch(letGo(language));
    dispatch(bookingEvents.visitReturned(memory.chosen));
    dispatch(bookingEvents.personRemembered({ details: memory.details, formShownAt: null }));
  };
}
