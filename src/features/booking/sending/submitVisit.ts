import { codeOf, isPassing, refusedFields, statusOf } from '#shared/api';
import type { Language } from '#shared/config';
import { selectLeadSource } from '#shared/consent';
import type { LeadGuard } from '#shared/form';
import { bookingApi } from '../bookingApi.ts';
import { bookingEvents, selectBookingState, selectPerson, type Attempt } from '../bookingSlice.ts';
import type { BookedVisit, PrivateLink, SubmitFailure } from '../machine/index.ts';
import { attemptOf } from './attemptOf.ts';
import type { BookingThunk } from './bookingThunk.ts';

const untracked = { track: false } as const;

interface Outcome {
  readonly booked?: BookedVisit;
  readonly error?: unknown;
}

/** Books, or moves; nothing of what is sent is kept in the store's cache. */
function send(attempt: Attempt, moving: PrivateLink | null, language: Language): BookingThunk<Promise<Outcome>> {
  return async (dispatch) => {
    const { key } = attempt;
    if ('visit' in attempt) {
      const { data, error } = await dispatch(bookingApi.endpoints.bookVisit.initiate({ body: attempt.visit, key, language }, untracked));
      return data === undefined ? { error } : { booked: { number: data.number, token: data.token, visit: data.visit, moved: false } };
    }
    // A change without a visit to change cannot be: the machine has both or none.
    const link = moving ?? { number: '', token: '' };
    const { data, error } = await dispatch(bookingApi.endpoints.moveVisit.initiate({ ...link, body: attempt.change, key, language }, untracked));
    return data === undefined ? { error } : { booked: { ...link, visit: data, moved: true } };
  };
}

function failureOf(error: unknown): SubmitFailure {
  if (statusOf(error) === 429) return 'busy';
  return isPassing(error) ? 'unknown' : 'refused';
}

/**
 * Sends the booking; a second call while the first is under way does nothing. Gives the names of the fields that were refused. A
 * change of a visit has no person, and so nothing to guard.
 */
export function submitVisit(language: Language, guard?: LeadGuard): BookingThunk<Promise<readonly string[]>> {
  return async (dispatch, getState) => {
    if (selectBookingState(getState()).name === 'submitting') return [];
    dispatch(bookingEvents.detailsSubmitted());
    const state = selectBookingState(getState());
    if (state.name !== 'submitting') return [];
    const attempt = attemptOf(state, selectPerson(getState()), { language, guard, source: selectLeadSource(getState()) });
    dispatch(bookingEvents.attemptMade(attempt));
    const { booked, error } = await dispatch(send(attempt, state.moving, language));
    if (booked !== undefined) {
      dispatch(bookingEvents.visitBooked({ booked }));
      return [];
    }
    if (codeOf(error) === 'slot_taken') {
      dispatch(bookingEvents.slotTaken());
      return [];
    }
    // oxlint-disable-next-line no-console -- SPEC.md section 8: a failure is logged, without anything of the visitor's
    console.error('The visit was not booked:', statusOf(error));
    const failure = failureOf(error);
    // The key of a refused attempt is not used up, but what was refused once is not to be sent again as it was.
    if (failure === 'refused') dispatch(bookingEvents.attemptMade(null));
    dispatch(bookingEvents.submitFailed({ failure }));
    return refusedFields(error);
  };
}
