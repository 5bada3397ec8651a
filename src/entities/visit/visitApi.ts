import type { CentersData, SlotsData } from '#shared/responses';
import { baseApi, type ByAlias, type InLanguage } from '#shared/api';

interface SlotsArgument extends ByAlias {
  /** `YYYY-MM-DD` in Kyiv, both included; 62 days at most. */
  readonly from: string;
  readonly to: string;
}

/** Seconds: availability changes quickly. */
const briefly = 5;

export const visitApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCenters: build.query<CentersData, InLanguage>({
      query: ({ language }) => ({ url: '/api/centers', read: 'centersData', language }),
    }),
    getSlots: build.query<SlotsData, SlotsArgument>({
      query: ({ alias, from, to, language }) => ({
        url: `/api/centers/${encodeURIComponent(alias)}/slots`,
        params: { from, to },
        read: 'slotsData',
        language,
      }),
      keepUnusedDataFor: briefly,
    }),
  }),
});
