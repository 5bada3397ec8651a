import type { Visit } from '#contract/leads/visit.ts';
import type { Language } from '#shared/config';
import type { PrivateLink } from '#shared/routing';
import { bookingEvents, type BookingThunk, selectBookingState } from '../bookingSlice.ts';
import { emptyFrame } from '../machine/bookingStates.ts';

/** Releases the hold at once; if the request fails, it ends in five minutes. */
export function releaseHold(language: Language): BookingThunk<void> {
  return (dispatch, getState) => {
    const state = selectBookingState(getState());
    const token = 'held' in state ? state.held : null;
    // A queued visit needs its hold.
    if (token === null || state.name === 'waiting') return;
    // Loaded already by visitors with a hold; the first step's page does not need it.
    import(/* webpackChunkName: "visit-steps" */ './chooseSlot.ts').then(
      ({ sendRelease }) => dispatch(sendRelease(token, language)),
      () => undefined,
    );
  };
}

/** Starts another booking. Typed details stay. */
export function restartBooking(language: Language): BookingThunk<void> {
  return (dispatch) => {
    dispatch(releaseHold(language));
    dispatch(bookingEvents.restarted(emptyFrame));
  };
}

/** Starts the steps for another time of a booked visit. */
export function rescheduleVisit(visit: Visit, moving: PrivateLink, language: Language): BookingThunk<void> {
  return (dispatch) => {
    dispatch(releaseHold(language));
    const { kind, center, project, flat } = visit;
    const subject = { project: project ?? null, flat: flat ?? null };
    dispatch(bookingEvents.moveStarted({ ...emptyFrame, ...subject, kind, center, moving }));
  };
}
