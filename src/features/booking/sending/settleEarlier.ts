import { isPassing } from '#shared/api';
import type { Language } from '#shared/config';
import { bookingApi } from '../bookingApi.ts';
import type { Attempt } from '../bookingSlice.ts';
import type { BookingThunk } from './bookingThunk.ts';
import { sendAttempt } from './sendAttempt.ts';

const untracked = { track: false } as const;

/**
 * An attempt without an answer may have booked. Before the visitor's changed wish is sent, it is asked for under its own key, and
 * the visit that it has booked is cancelled. Gives the error when there is no answer again; undefined: nothing stands in the way.
 */
export function settleEarlier(earlier: Attempt, language: Language): BookingThunk<Promise<unknown>> {
  return async (dispatch) => {
    // A change that is followed by another one has left nothing behind.
    if ('change' in earlier) return undefined;
    const { booked, error } = await dispatch(sendAttempt(earlier, null, language));
    if (booked === undefined) return isPassing(error) ? error : undefined;
    const { number, token } = booked;
    const undoing = await dispatch(bookingApi.endpoints.cancelVisit.initiate({ number, token, key: `${earlier.key}.undone`, language }, untracked));
    return isPassing(undoing.error) ? undoing.error : undefined;
  };
}
