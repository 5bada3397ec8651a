import type { Reservation, ReservedFlats } from '#contract/leads/reservation.ts';
import { languages } from '#domain/languages.ts';
import { projectApi } from '#entities/project';
import { type ApiState, type ApiThunk, baseApi, type InLanguage, type Keyed, keyHeader } from '#shared/api';
import type { Language } from '#shared/config';
import type { Flat } from '#shared/responses';
import type { PrivateLink } from '#shared/routing';

type LinkArgs = InLanguage & PrivateLink;

function isReservedFlat(value: unknown): value is ReservedFlats[number] {
  const { project, flat } = (value ?? {}) as Partial<ReservedFlats[number]>;
  return typeof project === 'string' && typeof flat === 'string';
}

/** The cached flats of a project: all, or those that the server has sent with the page of one of them. */
export function cachedFlats(state: ApiState, alias: string, language: Language): readonly Flat[] | undefined {
  const { getPlannings } = projectApi.endpoints;
  const whole = getPlannings.select({ alias, language })(state).data;
  if (whole !== undefined) return whole;
  const sent = projectApi.util
    .selectCachedArgsForQuery(state, 'getPlannings')
    .filter((args) => args.alias === alias && args.language === language);
  return sent.map((args) => getPlannings.select(args)(state).data).find((data) => data !== undefined);
}

/** Fetches the flats of a project again, in each language that is in the cache. */
export function refetchFlats(alias: string): ApiThunk<Promise<unknown>> {
  return (dispatch, getState) => {
    const { getPlannings } = projectApi.endpoints;
    const cached = languages.filter((language) => cachedFlats(getState(), alias, language) !== undefined);
    return Promise.all(
      cached.map((language) =>
        dispatch(getPlannings.initiate({ alias, language }, { subscribe: false, forceRefetch: true })),
      ),
    );
  };
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
        read: 'reservation',
        language,
      }),
    }),
    cancelReservation: build.mutation<Reservation, Keyed & PrivateLink>({
      query: ({ number, token, key, language }) => ({
        url: `/api/reservations/${encodeURIComponent(number)}`,
        method: 'DELETE',
        params: { token },
        read: 'reservation',
        language,
        ...keyHeader(key),
      }),
      onQueryStarted: (_, { dispatch, queryFulfilled }) => {
        queryFulfilled.then(
          ({ data }) => dispatch(refetchFlats(data.project)),
          // The page shows it.
          () => {},
        );
      },
    }),
  }),
});
