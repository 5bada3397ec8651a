import { codeOf, isPassing, refusedFields, statusOf } from '#shared/api';
import type { Language } from '#shared/config';
import { selectLeadSource } from '#shared/consent';
import { bookingEvents, selectAttempt, selectBookingState, selectPerson, type Attempt } from '../bookingSlice.ts';
import type { BookingState, SubmitFailure } from '../machine/index.ts';
import { attemptOf, type Page } from './attemptOf.ts';
import type { BookingThunk } from './bookingThunk.ts';
import { sendAttempt } from './sendAttempt.ts';
import { settleEarlier } from './settleEarlier.ts';

function failureOf(error: unknown): SubmitFailure {
  if (statusOf(error) === 429) return 'busy';
  return isPassing(error) ? 'unknown' : 'refused';
}

type Submitting = BookingState<'submitting'>;

/** The table allows it, and it is not under way already. */
function begin(): BookingThunk<Submitting | null> {
  return (dispatch, getState) => {
    if (selectBookingState(getState()).name === 'submitting') return null;
    dispatch(bookingEvents.detailsSubmitted());
    const state = selectBookingState(getState());
    return state.name === 'submitting' ? state : null;
  };
}

/** Gives the names of the fields that were refused. */
function fail(error: unknown): BookingThunk<readonly string[]> {
  return (dispatch) => {
    // oxlint-disable-next-line no-console -- SPEC.md section 8: a failure is logged, without anything of the visitor's
    console.error('The visit was not booked:', statusOf(error));
    const failure = failureOf(error);
    // The key of a refused attempt is not used up, but what was refused once is not to be sent again as it was.
    if (failure === 'refused') dispatch(bookingEvents.attemptMade(null));
    dispatch(bookingEvents.submitFailed({ failure }));
    return refusedFields(error);
  };
}

function conclude(attempt: Attempt, { moving }: Submitting, language: Language): BookingThunk<Promise<readonly string[]>> {
  return async (dispatch) => {
    const { booked, error } = await dispatch(sendAttempt(attempt, moving, language));
    if (booked === undefined && codeOf(error) !== 'slot_taken') return dispatch(fail(error));
    dispatch(booked === undefined ? bookingEvents.slotTaken() : bookingEvents.visitBooked({ booked }));
    return [];
  };
}

/**
 * Sends the booking; a second call while the first is under way does nothing. Gives the names of the fields that were refused.
 */
export function submitVisit(page: Page): BookingThunk<Promise<readonly string[]>> {
  return async (dispatch, getState) => {
    const state = dispatch(begin());
    if (state === null) return [];
    const person = selectPerson(getState());
    const attempt = attemptOf(state, person, { ...page, source: selectLeadSource(getState()) });
    if (person.attempt !== null && person.attempt.key !== attempt.key) {
      const error = await dispatch(settleEarlier(person.attempt, page.language));
      if (error !== undefined) return dispatch(fail(error));
    }
    dispatch(bookingEvents.attemptMade(attempt));
    return dispatch(conclude(attempt, state, page.language));
  };
}

/** Sends once more what had no answer, exactly as it was, whatever the form holds by now. */
export function repeatVisit(language: Language): BookingThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const attempt = selectAttempt(getState());
    const state = attempt === null ? null : dispatch(begin());
    if (attempt !== null && state !== null) await dispatch(conclude(attempt, state, language));
  };
}
