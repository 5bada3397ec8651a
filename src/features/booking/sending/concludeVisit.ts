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
import { isBookingState } from '../persistence/restoreEvent.ts';

/** Stored with a queued visit, to continue if its slot is taken. */
interface StoredVisit {
  readonly chosen: BookingEvents['visitReturned'];
  readonly details: VisitDetailsDraft;
}

export function storageOf(
  { kind, project, flat, suggested, moving, center, day }: BookingState<'submitting'>,
  details: VisitDetailsDraft,
): StoredVisit {
  // The hold belonged to the slot.
  return { chosen: { kind, project, flat, suggested, moving, held: null, center, day }, details };
}

/** Storage is the visitor's to change, and an earlier release of the site may have written it: null, when it does not fit. */
export function readStored(stored: unknown): StoredVisit | null {
  const { chosen, details } = (stored ?? {}) as Partial<Record<keyof StoredVisit, unknown>>;
  const fitting = fittingDraft(details, noDetails, true);
  const state = { ...(chosen as Partial<BookingEvents['visitReturned']>), name: 'date_chosen' };
  return fitting === null || !isBookingState(state)
    ? null
    : { chosen: chosen as BookingEvents['visitReturned'], details: fitting };
}

type SentVisit = Pick<BookingState<'waiting'>, 'moving' | 'project' | 'flat'>;

function accepted(receipt: LeadProgress['receipt'], { moving, project, flat }: SentVisit) {
  // Booked by another tab, which had no receipt.
  if (receipt?.visit === undefined) return bookingEvents.submitFailed({ failure: 'unknown' });
  const { number, token } = receipt;
  // A backend need not repeat what the visit is about.
  const visit = { ...(project !== null && { project }), ...(flat !== null && { flat }), ...receipt.visit };
  return bookingEvents.visitBooked({ booked: { number, token, visit, moved: moving !== null } });
}

/** The booking event for the end of a lead; null: not ended. */
function endOf({ status, receipt }: LeadProgress, visit: SentVisit) {
  switch (status) {
    case 'sent':
    case 'confirmed':
      return accepted(receipt, visit);
    case 'taken':
      return bookingEvents.slotTaken({ held: null });
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

/** Restores the details in a tab that has lost them. */
function takeDetailsBack(key: string): BookingThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const stored = readStored(await takeBack(key));
    const state = getState();
    if (stored !== null && isSame(selectDetails(state), noDetails)) {
      dispatch(bookingEvents.personRestored({ details: stored.details, formShownAt: selectFormShownAt(state) }));
    }
  };
}

/** Follows the lead in the outbox and dispatches its end to the booking. */
export function concludeVisit(): BookingThunk<void> {
  return (dispatch, getState) => {
    const state = selectBookingState(getState());
    if (state.name !== 'waiting') return;
    const { lead: key } = state;
    const lead = selectLead(getState(), key);
    const end = lead === undefined ? null : endOf(lead, state);
    if (end === null) return;
    dispatch(end);
    dispatch(leadEvents.leadDismissed({ key }));
    if (end.type !== bookingEvents.visitBooked.type) void dispatch(takeDetailsBack(key));
  };
}
