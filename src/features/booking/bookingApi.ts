import type { Hold, HoldBody, Visit } from '#contract/leads/visit.ts';
import { baseApi, type InLanguage, type Keyed, keyHeader } from '#shared/api';
import type { PrivateLink } from '#shared/routing';

interface HoldArgument extends InLanguage {
  readonly token: string;
}

type VisitArgument = InLanguage & PrivateLink;

const holdUrl = (token: string): string => `/api/holds/${encodeURIComponent(token)}`;
const visitUrl = (number: string): string => `/api/visits/${encodeURIComponent(number)}`;

/**
 * All are mutations, even reads: a query's arguments are its cache key, and these are secrets. The outbox books and
 * moves, because it retries. Marked pure, because it loads with the later steps.
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
