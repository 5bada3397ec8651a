import { leadEvents, takeBack } from '#entities/lead';
import type { Language } from '#shared/config';
import { bookingEvents } from '../bookingSlice.ts';
import { readStored } from '../memory/storedVisit.ts';
import type { BookingThunk } from './bookingThunk.ts';
import { letGo } from './restartBooking.ts';

/** Goes on with a visit whose hour was taken while it waited in the outbox: another hour is chosen, and what was typed is there. */
export function returnVisit(key: string, language: Language): BookingThunk<Promise<void>> {
  return async (dispatch) => {
    const memory = readStored(await takeBack(key));
    dispatch(leadEvents.leadDismissed({ key }));
    if (memory === null) return;
    dispatch(letGo(language));
    dispatch(bookingEvents.visitReturned(memory.chosen));
    dispatch(bookingEvents.personRemembered({ details: memory.details, formShownAt: null }));
  };
}
