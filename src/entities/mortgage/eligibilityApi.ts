import { baseApi, type ByAlias, queryExtension } from '#shared/api';
import type { Eligibility } from '#shared/responses';

/** Marked pure although it injects endpoints: only the questions load it. */
export const eligibilityApi = /* #__PURE__ */ baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Null: the backend or the project has no such rules, which is no failure. Sends none of the visitor's answers.
     */
    getEligibility: build.query<Eligibility | null, ByAlias>({
      queryFn: async ({ alias, language }, { getState }, _options, baseQuery) =>
        queryExtension<Eligibility>(
          'eligibility',
          { url: `/api/projects/${encodeURIComponent(alias)}/eligibility`, read: 'eligibility', language },
          { getState, baseQuery },
        ),
    }),
  }),
});
