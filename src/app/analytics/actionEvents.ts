import { isFulfilled, isRejectedWithValue, type UnknownAction } from '@reduxjs/toolkit';
import type { leadApi } from '#entities/lead';
import type { bookingApi } from '#features/booking';
import { callRequestSlice } from '#features/call-request';
import { favouritesSlice } from '#features/favourites';
import type { AnalyticsEvent } from '#shared/analytics';
import { codeOf } from '#shared/api';
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

/** Of calls that leave a lead alone: the backend has it under this key, and its first answer was lost. */
const keptLeads: ReadonlySet<string | undefined> = new Set<keyof typeof leadApi.endpoints>([
  'requestCall',
  'requestConsultation',
]);

/** The endpoint that an action says has accepted something. */
function acceptedBy(action: UnknownAction): AcceptedCall | undefined {
  if (!isFulfilled(action) && !isRejectedWithValue(action)) return undefined;
  const { endpointName } = (action.meta.arg ?? {}) as { readonly endpointName?: AcceptedCall };
  if (isFulfilled(action)) return endpointName;
  return keptLeads.has(endpointName) && codeOf(action.payload) === 'key_reused' ? endpointName : undefined;
}

/** The table from what happens in the store to what the tag manager is told; null: nothing. */
export function eventOf(action: UnknownAction): AnalyticsEvent | null {
  if (callRequestOpened.match(action)) return { event: 'open_call_request', project: action.payload.project ?? '' };
  if (flatSaved.match(action)) return { event: 'save_flat', project: action.payload.alias, flat: action.payload.id };
  if (heavyPartWanted.match(action)) return { event: 'open_viewer', viewer: action.payload };
  const endpoint = acceptedBy(action);
  return (endpoint && acceptedCalls[endpoint]) ?? null;
}
