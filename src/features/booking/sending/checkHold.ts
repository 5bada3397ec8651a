import { isNotFound } from '#shared/api';
import type { Language } from '#shared/config';
import { bookingApi } from '../bookingApi.ts';
import { bookingEvents, selectBookingState } from '../bookingSlice.ts';
import type { BookingThunk } from './bookingThunk.ts';
import { toHold } from './chooseSlot.ts';

/** Asks how long the slot is still held; without an answer, of which it tells, the countdown goes on as it was. */
export function checkHold(language: Language): BookingThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const state = selectBookingState(getState());
    if (!('hold' in state)) return true;
    const { token } = state.hold;
    const { data, error } = await dispatch(
      bookingApi.endpoints.getHold.initiate({ token, language }, { track: false }),
    );
    const now = selectBookingState(getState());
    if (!('hold' in now) || now.hold.token !== token) return true;
    if (data !== undefined) dispatch(bookingEvents.holdChecked({ hold: toHold(data) }));
    else if (isNotFound(error)) dispatch(bookingEvents.holdExpired({ held: null }));
    else return false;
    return true;
  };
}
