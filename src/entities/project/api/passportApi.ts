import type { Passport, PassportClaim } from '#shared/responses';
import { type ByAlias, queryExtension } from '#shared/api';
import { projectCoreApi } from './projectCoreApi.ts';

type NumberClaim = Pick<PassportClaim, 'kind' | 'checked'> & { readonly value: number };

/** The claims that pages other than the passport show; null: no claim for the whole project. */
export interface PassportSummary {
  readonly places: NumberClaim | null;
  readonly liftHours: NumberClaim | null;
}

function summaryOf({ claims }: Passport): PassportSummary {
  const numberOf = (name: PassportClaim['key']): NumberClaim | null => {
    const claim = claims.find(({ key }) => key === name);
    if (claim === undefined || claim.value === null || claim.value === 0) return null;
    return { kind: claim.kind, checked: claim.checked, value: claim.value };
  };
  return { places: numberOf('shelter_places'), liftHours: numberOf('lifts_without_grid') };
}

/** A passport without a dated claim is none. */
async function queryPassport({ alias, language }: ByAlias, access: Parameters<typeof queryExtension>[2]) {
  const url = `/api/projects/${encodeURIComponent(alias)}/passport`;
  const result = await queryExtension<Passport>('passport', { url, read: 'passport', language }, access);
  if (result.error !== undefined || result.data === null) return result;
  const parts = [result.data, ...result.data.buildings];
  return parts.every(({ claims }) => claims.length === 0) ? { data: null } : result;
}

export const passportApi = projectCoreApi.injectEndpoints({
  endpoints: (build) => ({
    /** Null: this backend or this project has none, or it has no dated claim, which is no failure. */
    getPassport: build.query<Passport | null, ByAlias>({
      queryFn: async (args, { getState }, _options, baseQuery) => queryPassport(args, { getState, baseQuery }),
    }),
    /** The same response, reduced to the claims that other pages show. */
    getPassportSummary: build.query<PassportSummary | null, ByAlias>({
      queryFn: async (args, { getState }, _options, baseQuery) => {
        const result = await queryPassport(args, { getState, baseQuery });
        return result.error === undefined ? { ...result, data: result.data && summaryOf(result.data) } : result;
      },
    }),
  }),
});
