import { createSelector, type Store } from '@reduxjs/toolkit';
import { newKey } from '#shared/api';
import { fittingDraft, isSame, keepDraft } from '#shared/drafts';
import { bookingEvents, noDetails, selectAttempt, selectDetails, selectFormShownAt, type BookingPart, type RememberedPerson } from '../bookingSlice.ts';

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

/** The same object as long as it is the same; null: nothing was typed, and nothing waits for an answer. */
const selectKept = createSelector([selectDetails, selectAttempt, selectFormShownAt], (details, attempt, formShownAt): RememberedPerson | null =>
  attempt === null && isSame(details, noDetails) ? null : { details, attempt, formShownAt },
);

/** What the person has typed and sent without an answer comes back after a reload; IndexedDB is its only place. Returns how to stop. */
export function keepPerson(store: Pick<Store<BookingPart>, 'dispatch' | 'getState' | 'subscribe'>): () => void {
  return keepDraft(store, {
    form: `booking.${nameOfTab()}`,
    select: selectKept,
    restored: (values, agreementHolds) => {
      const kept = (values ?? {}) as Partial<RememberedPerson>;
      const details = fittingDraft(kept.details, noDetails, agreementHolds);
      // Whoever was faster than the storage is not overwritten.
      if (details === null || selectKept(store.getState()) !== null) return null;
      return bookingEvents.personRemembered({ details, attempt: kept.attempt ?? null, formShownAt: typeof kept.formShownAt === 'number' ? kept.formShownAt : null });
    },
  });
}
