import type { Language } from '#shared/config';
import { bookingApi } from '../bookingApi.ts';
import type { BookingThunk } from './bookingThunk.ts';

/** Nobody waits for the answer: a hold that stays ends by itself. */
export function letHoldGo(token: string, language: Language): BookingThunk<Promise<unknown>> {
  return (dispatch) => dispatch(bookingApi.endpoints.releaseHold.initiate({ token, language }, { track: false }));
}
