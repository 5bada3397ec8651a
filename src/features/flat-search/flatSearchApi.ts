import { todayInKyiv } from '#domain/time/kyivTime.ts';
import { projectApi, selectProjects } from '#entities/project';
import type { FlatSearchData } from '#shared/responses';
import {
  type ApiDispatch,
  type ApiError,
  type ApiState,
  baseApi,
  findExtensions,
  hasResponse,
  type FromPage,
  infiniteList,
  type InLanguage,
  isNotFound,
  queryExtension,
  type SentResults,
  statusOf,
} from '#shared/api';
import type { ProjectFlats } from './searchPlannings.ts';

export interface FlatSearchArgs extends InLanguage, FromPage {
  /** The conditions in one spelling (`searchQuery`). */
  readonly query: string;
}

/** Plannings that are read at a time. */
const atOnce = 6;

export const flatSearchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** From the backend's own search; where it has none, from the flats of each project. */
    getFlatSearch: build.infiniteQuery<FlatSearchData, FlatSearchArgs, number>({
      infiniteQueryOptions: infiniteList,
      queryFn: async ({ queryArg: { query, language, from = 1 }, pageParam }, api, _options, baseQuery) => {
        const dispatch = api.dispatch as ApiDispatch;
        const page = Math.max(pageParam, from);
        await dispatch(findExtensions(language));
        const request = { url: `/api/flats?page=${page}&${query}`, read: 'flatSearchData', language } as const;
        const found = await queryExtension<FlatSearchData>('flat_search', request, {
          getState: api.getState,
          baseQuery,
        });
        if (found.data) return { ...found, data: found.data };
        const { error: failed } = found;
        // An unreadable response means a backend without the search; after an error do not send more requests.
        if (failed && (!hasResponse(failed) || typeof statusOf(failed) === 'number')) return { error: failed };
        const once = { subscribe: false } as const;
        const { getProjects, getPlannings } = projectApi.endpoints;
        const { error } = await dispatch(getProjects.initiate({ language }, once));
        if (error !== undefined) return { error: error as ApiError };
        const projects = selectProjects(api.getState() as ApiState, language);
        const parts: ProjectFlats[] = [];
        for (let start = 0; start < projects.length; start += atOnce) {
          const some = projects.slice(start, start + atOnce);
          // A few at a time: thousands of requests at once would stop the backend.
          const results = await Promise.all(
            some.map(({ alias }) => dispatch(getPlannings.initiate({ alias, language }, once))),
          );
          for (const [index, { data: flats = [], error: failure }] of results.entries()) {
            if (failure !== undefined && !isNotFound(failure)) return { error: failure as ApiError };
            const project = some[index];
            if (project !== undefined) parts.push({ project, flats });
          }
        }
        const { searchPlannings } = await import(/* webpackChunkName: "search-plannings" */ './searchPlannings.ts');
        return { data: searchPlannings(parts, query, page, todayInKyiv(new Date())) };
      },
    }),
  }),
});

/** Of a search the page shows its result alone: the flats that it was made of stay on the server. */
export function withSearchOnly(results: SentResults): SentResults {
  const entries = Object.entries(results);
  const { getFlatSearch } = flatSearchApi.endpoints;
  if (!entries.some(([, { endpointName }]) => endpointName === getFlatSearch.name)) return results;
  const { getPlannings, getProjects } = projectApi.endpoints;
  const sources: readonly string[] = [getPlannings.name, getProjects.name];
  return Object.fromEntries(entries.filter(([, { endpointName }]) => !sources.includes(endpointName)));
}
