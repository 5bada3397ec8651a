import { createSelector, type Store } from '@reduxjs/toolkit';
import { runOutbox, leadEvents, restoreLead, selectLead, takeBack } from '#entities/lead';
import { newKey } from '#shared/api';
import type { Language } from '#shared/config';
import { readStorage, writeStorage } from '#shared/persist';
import { fittingDraft, isSame, persistDraft } from '#shared/form';
import { selectPagePath } from '#shared/routing';
import {
  type BookingDispatch,
  bookingEvents,
  type BookingPart,
  type BookingThunk,
  type BookingThunkState,
  noDetails,
  type StoredPerson,
  selectBookingState,
  selectDetails,
  selectFormShownAt,
} from '../bookingSlice.ts';
import { concludeVisit, readStored } from '../sending/concludeVisit.ts';
import { releaseHold } from '../sending/bookingThunks.ts';

/** In the tab's storage: the key of this tab's personal data in IndexedDB. */
const nameKey = 'obriy.bookingTab';

function nameOfTab(): string {
  const name = readStorage('sessionStorage', nameKey) ?? newKey();
  writeStorage('sessionStorage', nameKey, name);
  return name;
}

/** Visits in the outbox are stored only there. */
function selectInOutbox(state: Partial<BookingPart>): boolean {
  const machine = selectBookingState(state);
  return machine.name === 'waiting' && machine.lasting;
}

/** The same object as long as it is the same; null: nothing was typed, or the outbox has it. */
const selectPerson = createSelector(
  [selectDetails, selectFormShownAt, selectInOutbox],
  (details, formShownAt, inOutbox): StoredPerson | null =>
    inOutbox || isSame(details, noDetails) ? null : { details, formShownAt },
);

/** Restores typed details after a reload, from IndexedDB only. Returns the cleanup. */
export function persistPerson(store: Pick<Store<BookingPart>, 'dispatch' | 'getState' | 'subscribe'>): () => void {
  return persistDraft(store, {
    form: `booking.${nameOfTab()}`,
    select: selectPerson,
    restored: (values, agreementHolds) => {
      const stored = (values ?? {}) as Partial<StoredPerson>;
      const details = fittingDraft(stored.details, noDetails, agreementHolds);
      // Do not overwrite newer input.
      if (details === null || selectPerson(store.getState()) !== null) return null;
      return bookingEvents.personRestored({
        details,
        formShownAt: typeof stored.formShownAt === 'number' ? stored.formShownAt : null,
      });
    },
  });
}

/** Restores a lead that another document has sent. */
function restore(key: string): BookingThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const found = await dispatch(restoreLead(key));
    if (found === 'waits') dispatch(runOutbox());
    const state = selectBookingState(getState());
    // It was never stored, or the browser has lost it.
    if (found === null && state.name === 'waiting' && state.lead === key) {
      dispatch(bookingEvents.submitFailed({ failure: 'unknown' }));
    }
  };
}

/**
 * Follows the lead of a visit that waits in the outbox until it ends, in whichever document that happens. Returns how
 * to stop. `steps`: the paths of the pages that show the end.
 */
export function followVisit(
  {
    dispatch,
    getState,
    subscribe,
  }: Pick<Store<BookingThunkState>, 'getState' | 'subscribe'> & { readonly dispatch: BookingDispatch },
  steps: readonly string[],
): () => void {
  const listening = new AbortController();
  let restored: string | undefined;
  const follow = (): void => {
    const state = selectBookingState(getState());
    // A hidden tab does not take back a visit that another one shows.
    if (state.name !== 'waiting' || document.visibilityState === 'hidden') return;
    // Elsewhere a notice announces the end.
    if (!steps.includes(selectPagePath(getState()))) return;
    if (selectLead(getState(), state.lead) !== undefined) dispatch(concludeVisit());
    else if (restored !== state.lead) {
      restored = state.lead;
      void dispatch(restore(state.lead));
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

/**
 * Continues a visit whose slot was taken while it was queued: the typed details are restored, and the visitor chooses
 * another slot.
 */
export function returnVisit(key: string, language: Language): BookingThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const stored = readStored(await takeBack(key));
    // A second call, or `concludeVisit`, must not undo what the visitor has chosen since.
    const isReturned = selectLead(getState(), key)?.dismissed === true;
    dispatch(leadEvents.leadDismissed({ key }));
    if (stored === null || isReturned) return;
    dispatch(releaseHold(language));
    dispatch(bookingEvents.visitReturned(stored.chosen));
    dispatch(bookingEvents.personRestored({ details: stored.details, formShownAt: null }));
  };
}
