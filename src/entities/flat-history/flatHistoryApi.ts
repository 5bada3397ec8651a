import { baseApi, type ByAlias, extensionsApi, queryExtension, useQueryResult } from '#shared/api';
import type { Language } from '#shared/config';
import type { FlatHistory, ProjectHistory } from '#shared/responses';

interface ByFlat extends ByAlias {
  readonly id: string;
}

/** Marked pure although it injects endpoints: only the history loads it. */
export const flatHistoryApi = /* #__PURE__ */ baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Null: this project has none, which is no failure. */
    getProjectHistory: build.query<ProjectHistory | null, ByAlias>({
      queryFn: async ({ alias, language }, { getState }, _options, baseQuery) =>
        queryExtension<ProjectHistory>(
          'history',
          { url: `/api/projects/${encodeURIComponent(alias)}/history`, read: 'projectHistory', language },
          { getState, baseQuery },
        ),
    }),
    /** Null: the flat has no records, which is no failure. */
    getFlatHistory: build.query<FlatHistory | null, ByFlat>({
      queryFn: async ({ alias, id, language }, { getState }, _options, baseQuery) =>
        queryExtension<FlatHistory>(
          'history',
          {
            url: `/api/projects/${encodeURIComponent(alias)}/plannings/${encodeURIComponent(id)}/history`,
            read: 'flatHistory',
            language,
          },
          { getState, baseQuery },
        ),
    }),
  }),
});

/** Whether the backend lists the extension; without it nothing is requested. Null: not known yet. */
export function useHistoryOffered(language: Language): boolean | null {
  const { data, error } = useQueryResult(extensionsApi.endpoints.getExtensions, { language });
  return data?.includes('history') ?? (error === undefined ? null : false);
}
