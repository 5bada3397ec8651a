import type { Hold, HoldBody, Visit } from '#contract/visit.ts';
import { baseApi, type InLanguage } from '#shared/api';

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
const holdUrl = (token: string): string => `/api/holds/${encodeURIComponent(token)}`;
const visitUrl = (number: string): string => `/api/visits/${encodeURIComponent(number)}`;

/**
 * All are mutations, those that only read too: the arguments of a query are its key in the cache, and these are secrets.
 * To book and to move is the outbox's, which repeats it.
 * Pure, although it adds to the base API: who uses no call of it needs none, and it comes with the later steps.
 */
export const bookingApi = /* #__PURE__ */ baseApi.injectEndpoints({
  endpoints: (build) => ({
    getHold: build.mutation<Hold, HoldArgument>({
      query: ({ token, language }) => ({ url: holdUrl(token), language }),
    }),
    holdSlot: build.mutation<Hold, Keyed & { readonly body: HoldBody }>({
      query: ({ body, key, language }) => ({ url: '/api/holds', method: 'POST', body, language, ...keyHeader(key) }),
    }),
    releaseHold: build.mutation<unknown, HoldArgument>({
      query: ({ token, language }) => ({ url: holdUrl(token), method: 'DELETE', language }),
    }),
    getVisit: build.mutation<Visit, VisitArgument>({
      query: ({ number, token, language }) => ({ url: visitUrl(number), params: { token }, language }),
    }),
    cancelVisit: build.mutation<Visit, Keyed & VisitArgument>({
      query: ({ number, token, key, language }) => ({
        url: visitUrl(number),
        method: 'DELETE',
        params: { token },
        language,
        ...keyHeader(key),
      }),
    }),
  }),
});
