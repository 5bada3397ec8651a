import { baseApi, type ByAlias, queryExtension } from '#shared/api';
import type { FlatHistory } from '#shared/responses';

interface ByFlat extends ByAlias {
  readonly id: string;
}

/** Pure, although it adds to the base API: the history alone brings it. */
export const flatHistoryApi = /* #__PURE__ */ baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Null: nothing is recorded of the flat, which is no failure. */
    getFlatHistory: build.query<FlatHistory | null, ByFlat>({
      queryFn: async ({ alias, id, language }, { getState }, _options, ask) =>
        queryExtension<FlatHistory>(
          'history',
          {
            url: `/api/projects/${encodeURIComponent(alias)}/plannings/${encodeURIComponent(id)}/history`,
            read: 'flatHistory',
            language,
          },
          { getState, ask },
        ),
    }),
  }),
});
