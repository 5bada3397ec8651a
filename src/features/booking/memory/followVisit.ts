import type { Store } from '@reduxjs/toolkit';
import { restoreLead, keepSending, selectLead } from '#entities/lead';
import { bookingEvents, selectBookingState } from '../bookingSlice.ts';
import type { BookingDispatch, BookingThunk, BookingThunkState } from '../sending/bookingThunk.ts';
import { concludeVisit } from '../sending/concludeVisit.ts';

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
