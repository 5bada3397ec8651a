import type { Language } from '#shared/config';
import { bookingApi } from '../bookingApi.ts';
import type { Attempt } from '../bookingSlice.ts';
import type { BookedVisit, PrivateLink } from '../machine/index.ts';
import type { BookingThunk } from './bookingThunk.ts';

const untracked = { track: false } as const;

export interface Outcome {
  readonly booked?: BookedVisit;
  readonly error?: unknown;
}

/** Books, or moves; nothing of what is sent is kept in the store's cache. */
export function sendAttempt(attempt: Attempt, moving: PrivateLink | null, language: Language): BookingThunk<Promise<Outcome>> {
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
