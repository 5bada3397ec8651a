import type { Flat, SitePlan } from '#shared/responses';
import { type ApiThunk, queryExtension, type SentResults } from '#shared/api';
import { projectCoreApi } from './projectCoreApi.ts';
import { headOf, type PlanArgs, type ProjectTab } from './projectModel.ts';

export const projectApi = projectCoreApi.injectEndpoints({
  endpoints: (build) => ({
    getPlannings: build.query<readonly Flat[], PlanArgs>({
      query: ({ alias, language }) => ({
        url: `/api/projects/${encodeURIComponent(alias)}/plannings`,
        read: 'plannings',
        alias,
        language,
      }),
    }),
    /** Null: this backend or this project has none, which is no failure. */
    getSitePlan: build.query<SitePlan | null, PlanArgs>({
      queryFn: async ({ alias, language }, { getState }, _options, baseQuery) =>
        queryExtension<SitePlan>(
          'site_plan',
          { url: `/api/projects/${encodeURIComponent(alias)}/site_plan`, read: 'sitePlan', language },
          { getState, baseQuery },
        ),
    }),
  }),
});

/** Stores the head of each loaded project, with the fields of these tabs: other tabs fetch the whole project. */
export function storeHeads(tabs: readonly ProjectTab[]): ApiThunk<void> {
  return (dispatch, getState) => {
    const { selectEntriesForEndpoint, upsertQueryEntries } = projectApi.util;
    const heads = selectEntriesForEndpoint(getState(), 'getProject').flatMap(({ data, originalArgs }) =>
      data === undefined || originalArgs === undefined
        ? []
        : [{ endpointName: 'getProjectHead' as const, arg: originalArgs, value: headOf(data, tabs) }],
    );
    if (heads.length > 0) dispatch(upsertQueryEntries(heads));
  };
}

/** Of a loaded project a page brings the head alone, see `storeHeads`. */
export function withHeadsOnly(results: SentResults): SentResults {
  const { name } = projectApi.endpoints.getProject;
  return Object.fromEntries(
    Object.entries(results).filter(([, { endpointName, data }]) => endpointName !== name || data === undefined),
  );
}
