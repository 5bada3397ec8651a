import { leadEvents, type LeadProgress, selectLead, takeBack } from '#entities/lead';
import { fittingDraft, isSame } from '#shared/form';
import {
  bookingEvents,
  type BookingThunk,
  noDetails,
  selectBookingState,
  selectDetails,
  selectFormShownAt,
  type VisitDetailsDraft,
} from '../bookingSlice.ts';
import type { BookingEvents, BookingState } from '../machine/bookingStates.ts';
import { isBookingState } from '../memory/rememberedState.ts';

/** What is kept beside a visit in the outbox, to go on with if its hour is taken meanwhile. */
interface StoredVisit {
  readonly chosen: BookingEvents['visitReturned'];
  readonly details: VisitDetailsDraft;
}

export function storageOf(
  { kind, project, flat, suggested, moving, center, day }: BookingState<'submitting'>,
  details: VisitDetailsDraft,
): StoredVisit {
  // The hold goes with the hour.
  return { chosen: { kind, project, flat, suggested, moving, held: null, center, day }, details };
}

/** Storage is the visitor's to change, and an earlier release of the site may have written it: null, when it does not fit. */
export function readStored(kept: unknown): StoredVisit | null {
  const { chosen, details } = (kept ?? {}) as Partial<Record<keyof StoredVisit, unknown>>;
  const fitting = fittingDraft(details, noDetails, true);
  const state = { ...(chosen as Partial<BookingEvents['visitReturned']>), name: 'date_chosen' };
  return fitting === null || !isBookingState(state)
    ? null
    : { chosen: chosen as BookingEvents['visitReturned'], details: fitting };
}

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
