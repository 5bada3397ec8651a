import { leadEvents, selectLead, takeBack, type LeadProgress } from '#entities/lead';
import { isSame } from '#shared/form';
import { bookingEvents, noDetails, selectBookingState, selectDetails, selectFormShownAt } from '../bookingSlice.ts';
import { readStored } from '../memory/storedVisit.ts';
import type { BookingThunk } from './bookingThunk.ts';

function accepted(receipt: LeadProgress['receipt'], moved: boolean) {
  // By another tab, which could not say more.
  if (receipt?.visit === undefined) return bookingEvents.submitFailed({ failure: 'unknown' });
  const { number, token, visit } = receipt;
  return bookingEvents.visitBooked({ booked: { number, token, visit, moved } });
}

/** What the end of a lead is to the booking; null: it has not ended. */
function endOf({ status, receipt }: LeadProgress, moved: boolean) {
  switch (status) {
    case 'sent':
    case 'confirmed':
      return accepted(receipt, moved);
    case 'taken':
      return bookingEvents.slotTaken();
    case 'refused':
      return bookingEvents.submitFailed({ failure: 'refused' });
    case 'expired':
      return bookingEvents.submitFailed({ failure: 'late' });
    case 'failed':
      return bookingEvents.submitFailed({ failure: 'unknown' });
    case 'sending':
    case 'queued':
      return null;
  }
}

/** The details come back to a tab that has forgotten them. */
function takeDetailsBack(key: string): BookingThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const memory = readStored(await takeBack(key));
    const state = getState();
    if (memory !== null && isSame(selectDetails(state), noDetails)) {
      dispatch(bookingEvents.personRemembered({ details: memory.details, formShownAt: selectFormShownAt(state) }));
    }
  };
}

/** The booking follows its lead in the outbox: when that has ended, the booking hears of it, and tells the visitor. */
export function concludeVisit(): BookingThunk<void> {
  return (dispatch, getState) => {
    const state = selectBookingState(getState());
    if (state.name !== 'waiting') return;
    const { lead: key, moving } = state;
    const lead = selectLead(getState(), key);
    const end = lead === undefined ? null : endOf(lead, moving !== null);
    if (end === null) return;
    dispatch(end);
    dispatch(leadEvents.leadDismissed({ key }));
    if (end.type !== bookingEvents.visitBooked.type) void dispatch(takeDetailsBack(key));
  };
}
