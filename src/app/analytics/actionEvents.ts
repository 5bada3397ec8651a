import { isFulfilled, type UnknownAction } from '@reduxjs/toolkit';
import type { leadApi } from '#entities/lead';
import type { bookingApi } from '#features/booking';
import { callRequestSlice } from '#features/call-request';
import { favouritesSlice } from '#features/favourites';
import type { AnalyticsEvent } from '#shared/analytics';
import { heavyPartWanted } from '#shared/loading';

const { callRequestOpened } = callRequestSlice.actions;
const { flatSaved } = favouritesSlice.actions;

type AcceptedCall = keyof typeof bookingApi.endpoints | keyof typeof leadApi.endpoints;

/** What is told when the backend has accepted a call, by the name of its endpoint; in the tab that has made it, and in no other. */
const acceptedCalls: Readonly<Partial<Record<AcceptedCall, AnalyticsEvent>>> = {
  requestCall: { event: 'generate_lead', lead_kind: 'call' },
  requestConsultation: { event: 'generate_lead', lead_kind: 'consultation' },
  bookVisit: { event: 'generate_lead', lead_kind: 'visit' },
  moveVisit: { event: 'change_visit', change: 'moved' },
  cancelVisit: { event: 'change_visit', change: 'cancelled' },
};

function endpointOf(action: UnknownAction): string | undefined {
  if (!isFulfilled(action)) return undefined;
  const { arg } = action.meta as { readonly arg?: { readonly endpointName?: string } };
  return arg?.endpointName;
}

/** The table from what happens in the store to what the tag manager is told; null: nothing. */
export function eventOf(action: UnknownAction): AnalyticsEvent | null {
  if (callRequestOpened.match(action)) return { event: 'open_call_request', project: action.payload.project ?? '' };
  if (flatSaved.match(action)) return { event: 'save_flat', project: action.payload.alias, flat: action.payload.id };
  if (heavyPartWanted.match(action)) return { event: 'open_viewer', viewer: action.payload };
  return acceptedCalls[endpointOf(action) as AcceptedCall] ?? null;
}
