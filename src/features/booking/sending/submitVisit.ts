import { putIntoOutbox, sendFromOutbox } from '#entities/lead';
import { codeOf, newKey, refusedFields, statusOf } from '#shared/api';
import { selectLeadSource } from '#shared/consent';
import { bookingEvents, selectBookingState, selectPerson } from '../bookingSlice.ts';
import type { BookingState } from '../machine/index.ts';
import type { BookingThunk } from './bookingThunk.ts';
import { concludeVisit } from './concludeVisit.ts';
import { formOf, type FormPage } from './formOf.ts';

/** The table allows it, and nobody was faster: a second press changes nothing. */
function begin(): BookingThunk<BookingState<'submitting'> | null> {
  return (dispatch, getState) => {
    const lead = newKey();
    dispatch(bookingEvents.detailsSubmitted({ lead }));
    const state = selectBookingState(getState());
    return state.name === 'submitting' && state.lead === lead ? state : null;
  };
}

/** Gives the visit to the outbox, which sends it until there is an answer. Gives the names of the fields that were refused. */
export function submitVisit(page: FormPage): BookingThunk<Promise<readonly string[]>> {
  return async (dispatch, getState) => {
    const state = dispatch(begin());
    if (state === null) return [];
    const form = formOf(state, selectPerson(getState()), { ...page, source: selectLeadSource(getState()) });
    const kept = await dispatch(putIntoOutbox(form, page.language, state.lead));
    dispatch(bookingEvents.visitKept({ lead: kept.key, lasting: kept.lasting }));
    const sent = await dispatch(sendFromOutbox(kept));
    dispatch(concludeVisit());
    // That somebody was faster is no failure.
    if (sent.status !== 'refused' || codeOf(sent.error) === 'slot_taken') return [];
    // oxlint-disable-next-line no-console -- SPEC.md section 8: a failure is logged, without anything of the visitor's
    console.error('The visit was not booked:', statusOf(sent.error));
    return refusedFields(sent.error);
  };
}
