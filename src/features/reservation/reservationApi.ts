import type { Reservation, ReservedFlats } from '#contract/reservation.ts';
import { baseApi, type InLanguage } from '#shared/api';
import type { PrivateLink } from '#shared/routing';

type LinkArgs = InLanguage & PrivateLink;

function isReservedFlat(value: unknown): value is ReservedFlats[number] {
  const { project, flat } = (value ?? {}) as Partial<ReservedFlats[number]>;
  return typeof project === 'string' && typeof flat === 'string';
}

/**
 * By private links all are mutations, even the read: a query's arguments are its cache key, and these are secrets. The
 * outbox reserves, because it retries. Marked pure, because it loads lazily.
 */
export const reservationApi = /* #__PURE__ */ baseApi.injectEndpoints({
  endpoints: (build) => ({
    getReservedFlats: build.query<ReservedFlats, InLanguage>({
      query: ({ language }) => ({ url: '/api/reservations', language }),
      // They are the same in every language.
      serializeQueryArgs: ({ endpointName }) => endpointName,
      transformResponse: (data: unknown) => (Array.isArray(data) ? data.filter(isReservedFlat) : []),
    }),
    getReservation: build.mutation<Reservation, LinkArgs>({
      query: ({ number, token, language }) => ({
        url: `/api/reservations/${encodeURIComponent(number)}`,
        params: { token },
        language,
      }),
    }),
    cancelReservation: build.mutation<Reservation, LinkArgs & { readonly key: string }>({
      query: ({ number, token, key, language }) => ({
        url: `/api/reservations/${encodeURIComponent(number)}`,
        method: 'DELETE',
        params: { token },
        language,
        headers: { 'Idempotency-Key': key },
      }),
    }),
  }),
});
