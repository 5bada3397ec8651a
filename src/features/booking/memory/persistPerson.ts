import { createSelector, type Store } from '@reduxjs/toolkit';
import { newKey } from '#shared/api';
import { fittingDraft, isSame, persistDraft } from '#shared/form';
import {
  bookingEvents,
  noDetails,
  selectBookingState,
  selectDetails,
  selectFormShownAt,
  type BookingPart,
  type RememberedPerson,
} from '../bookingSlice.ts';

/** In the tab's storage: a name for what this tab keeps of the person elsewhere. */
const nameKey = 'obriy.bookingTab';

function nameOfTab(): string {
  const fresh = newKey();
  try {
    const name = sessionStorage.getItem(nameKey) ?? fresh;
    sessionStorage.setItem(nameKey, name);
    return name;
  } catch {
    // The person is known as long as this document lives.
    return fresh;
  }
}

/** What is in the outbox is kept there, and nowhere else. */
function selectInOutbox(state: Partial<BookingPart>): boolean {
  const machine = selectBookingState(state);
  return machine.name === 'waiting' && machine.lasting;
}

/** The same object as long as it is the same; null: nothing was typed, or the outbox has it. */
const selectKept = createSelector(
  [selectDetails, selectFormShownAt, selectInOutbox],
  (details, formShownAt, inOutbox): RememberedPerson | null =>
    inOutbox || isSame(details, noDetails) ? null : { details, formShownAt },
);

/** What the person has typed comes back after a reload; IndexedDB is its only place. Returns how to stop. */
export function persistPerson(store: Pick<Store<BookingPart>, 'dispatch' | 'getState' | 'subscribe'>): () => void {
  return persistDraft(store, {
    form: `booking.${nameOfTab()}`,
    select: selectKept,
    restored: (values, agreementHolds) => {
      const kept = (values ?? {}) as Partial<RememberedPerson>;
      const details = fittingDraft(kept.details, noDetails, agreementHolds);
      // Whoever was faster than the storage is not overwritten.
      if (details === null || selectKept(store.getState()) !== null) return null;
      return bookingEvents.personRemembered({
        details,
        formShownAt: typeof kept.formShownAt === 'number' ? kept.formShownAt : null,
      });
    },
  });
}
