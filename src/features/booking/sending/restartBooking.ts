import type { Visit } from '#contract/visit.ts';
import type { PrivateLink } from '#entities/visit';
import type { Language } from '#shared/config';
import { bookingEvents, type BookingThunk, selectBookingState } from '../bookingSlice.ts';
import { emptyFrame } from '../machine/bookingStates.ts';

/** What was held for the booking that ends here is free for others at once; without an answer it is so in five minutes. */
export function letGo(language: Language): BookingThunk<void> {
  return (dispatch, getState) => {
    const state = selectBookingState(getState());
    const token = 'held' in state ? state.held : null;
    // What waits in the outbox is to have its hour.
    if (token === null || state.name === 'waiting') return;
    // Whoever has a hold has these parts: they are not for the page of the first step.
    import(/* webpackChunkName: "visit-steps" */ './chooseSlot.ts').then(
      ({ letHoldGo }) => dispatch(letHoldGo(token, language)),
      () => undefined,
    );
  };
}

/** Another booking, from its first step. What was typed stays: it is the same person. */
export function restartBooking(language: Language): BookingThunk<void> {
  return (dispatch) => {
    dispatch(letGo(language));
    dispatch(bookingEvents.restarted(emptyFrame));
  };
}

/** The steps choose another time for a visit that there is. */
export function moveVisit({ kind, center }: Visit, moving: PrivateLink, language: Language): BookingThunk<void> {
  return (dispatch) => {
    dispatch(letGo(language));
    dispatch(bookingEvents.moveStarted({ ...emptyFrame, kind, center, moving }));
  };
}
