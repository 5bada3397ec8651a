import type { CentersData, Hold, HoldBody, SlotsData, Visit, VisitBody, VisitChange, VisitReceipt } from '#contract/visit.ts';
import { baseApi, type ByAlias, type InLanguage } from '#shared/api';

interface SlotsArgument extends ByAlias {
  /** `YYYY-MM-DD` in Kyiv, both included. */
  readonly from: string;
  readonly to: string;
}

/** Sent once more under the same key, a call answers as it did and does nothing more. */
interface Keyed extends InLanguage {
  readonly key: string;
}

interface HoldArgument extends InLanguage {
  readonly token: string;
}

/** What opens a visit without a login. */
interface VisitArgument extends InLanguage {
  readonly number: string;
  readonly token: string;
}

const keyHeader = (key: string) => ({ headers: { 'Idempotency-Key': key } });
const visitUrl = ({ number }: Pick<VisitArgument, 'number'>): string => `/api/visits/${encodeURIComponent(number)}`;

/** Seconds: what can be booked is of the moment. */
const briefly = 5;

export const visitApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCenters: build.query<CentersData, InLanguage>({ query: ({ language }) => ({ url: '/api/centers', language }) }),
    getSlots: build.query<SlotsData, SlotsArgument>({
      query: ({ alias, from, to, language }) => ({ url: `/api/centers/${encodeURIComponent(alias)}/slots`, params: { from, to }, language }),
      keepUnusedDataFor: briefly,
    }),
    // Mutations although they only read: the arguments of a query are its key in the cache, and these are secrets.
    getHold: build.mutation<Hold, HoldArgument>({ query: ({ token, language }) => ({ url: `/api/holds/${encodeURIComponent(token)}`, language }) }),
    getVisit: build.mutation<Visit, VisitArgument>({
      query: ({ token, language, ...visit }) => ({ url: visitUrl(visit), params: { token }, language }),
    }),
    holdSlot: build.mutation<Hold, Keyed & { readonly body: HoldBody }>({
      query: ({ body, key, language }) => ({ url: '/api/holds', method: 'POST', body, language, ...keyHeader(key) }),
    }),
    releaseHold: build.mutation<unknown, HoldArgument>({
      query: ({ token, language }) => ({ url: `/api/holds/${encodeURIComponent(token)}`, method: 'DELETE', language }),
    }),
    bookVisit: build.mutation<VisitReceipt, Keyed & { readonly body: VisitBody }>({
      query: ({ body, key, language }) => ({ url: '/api/visits', method: 'POST', body, language, ...keyHeader(key) }),
    }),
    moveVisit: build.mutation<Visit, Keyed & VisitArgument & { readonly body: VisitChange }>({
      query: ({ body, key, token, language, ...visit }) => ({ url: visitUrl(visit), method: 'PATCH', params: { token }, body, language, ...keyHeader(key) }),
    }),
    cancelVisit: build.mutation<Visit, Keyed & VisitArgument>({
      query: ({ key, token, language, ...visit }) => ({ url: visitUrl(visit), method: 'DELETE', params: { token }, language, ...keyHeader(key) }),
    }),
  }),
});
