import { fittingDraft } from '#shared/form';
import { noDetails, type VisitDetailsDraft } from '../bookingSlice.ts';
import type { BookingEvents, BookingState } from '../machine/index.ts';
import { isBookingState } from './rememberedState.ts';

/** What is kept beside a visit in the outbox, to go on with if its hour is taken meanwhile. */
export interface StoredVisit {
  readonly chosen: BookingEvents['visitReturned'];
  readonly details: VisitDetailsDraft;
}

export function storageOf(
  { kind, project, flat, suggested, moving, center, day }: BookingState<'submitting'>,
  details: VisitDetailsDraft,
): StoredVisit {
  // The hold goes with the hour.
  return { chosen: { kind, project, flat, suggested, moving, held: null, center, day }, details };
}

/** Storage is the visitor's to change, and an earlier release of the site may have written it: null, when it does not fit. */
export function readStored(kept: unknown): StoredVisit | null {
  const { chosen, details } = (kept ?? {}) as Partial<Record<keyof StoredVisit, unknown>>;
  const fitting = fittingDraft(details, noDetails, true);
  const state = { ...(chosen as Partial<BookingEvents['visitReturned']>), name: 'date_chosen' };
  return fitting === null || !isBookingState(state)
    ? null
    : { chosen: chosen as BookingEvents['visitReturned'], details: fitting };
}
