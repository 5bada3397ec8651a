import type {
  CalculatorProject,
  Flat,
  NewsCard,
  Passport,
  ProgressMonth,
  Project,
  ProjectCard,
  ProjectDocument,
  ProjectNewsData,
  ProjectsData,
  SitePlan,
} from '#shared/responses';
import {
  baseApi,
  type ByAlias,
  type FromPage,
  infiniteList,
  type InLanguage,
  type ListPage,
  queryExtension,
  type SentResults,
} from '#shared/api';
import {
  type CalculatorArgs,
  type PassportSummary,
  summaryOf,
  headOf,
  othersOf,
  type ProjectHead,
  type Projects,
  type ProjectTab,
  toProjectNews,
  toProjects,
} from './projectModel.ts';

const fetchProject = ({ alias, language }: ByAlias) => ({
  url: `/api/projects/${encodeURIComponent(alias)}`,
  part: 'project' as const,
  read: 'project' as const,
  alias,
  language,
});

/** A passport without a dated claim is none. */
async function queryPassport({ alias, language }: ByAlias, access: Parameters<typeof queryExtension>[2]) {
  const url = `/api/projects/${encodeURIComponent(alias)}/passport`;
  const result = await queryExtension<Passport>('passport', { url, read: 'passport', language }, access);
  if (result.error !== undefined || result.data === null) return result;
  const parts = [result.data, ...result.data.buildings];
  return parts.every(({ claims }) => claims.length === 0) ? { data: null } : result;
}

export const projectApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getProjects: build.query<Projects, InLanguage>({
      query: ({ language }) => ({ url: '/api/projects', read: 'projectsData', language }),
      transformResponse: (data: ProjectsData) => toProjects(data),
    }),
    /** The same call, reduced to what a page shows. */
    getOtherProjects: build.query<readonly ProjectCard[], ByAlias>({
      query: ({ language }) => ({ url: '/api/projects', read: 'projectsData', language }),
      transformResponse: ({ projects }: ProjectsData, _, { alias }) => othersOf(projects, alias),
    }),
    getProject: build.query<Project, ByAlias>({
      query: fetchProject,
    }),
    /** The same call, reduced to the head, for pages that show no more of a project; see `withHeadsOnly`. */
    getProjectHead: build.query<ProjectHead, ByAlias>({
      query: fetchProject,
      transformResponse: (result: Project) => headOf(result),
    }),
    getPlannings: build.query<readonly Flat[], ByAlias>({
      query: ({ alias, language }) => ({
        url: `/api/projects/${encodeURIComponent(alias)}/plannings`,
        read: 'plannings',
        alias,
        language,
      }),
    }),
    /** Null: this backend or this project has none, which is no failure. */
    getSitePlan: build.query<SitePlan | null, ByAlias>({
      queryFn: async ({ alias, language }, { getState }, _options, baseQuery) =>
        queryExtension<SitePlan>(
          'site_plan',
          { url: `/api/projects/${encodeURIComponent(alias)}/site_plan`, read: 'sitePlan', language },
          { getState, baseQuery },
        ),
    }),
    /** Null as for the site plan, and where nothing of it has a day. */
    getPassport: build.query<Passport | null, ByAlias>({
      queryFn: async (args, { getState }, _options, baseQuery) => queryPassport(args, { getState, baseQuery }),
    }),
    /** The same response, of which other pages keep what they say in a line. */
    getPassportSummary: build.query<PassportSummary | null, ByAlias>({
      queryFn: async (args, { getState }, _options, baseQuery) => {
        const result = await queryPassport(args, { getState, baseQuery });
        return result.error === undefined ? { ...result, data: result.data && summaryOf(result.data) } : result;
      },
    }),
    getCalculator: build.query<CalculatorProject, CalculatorArgs>({
      query: ({ alias, language, flat }) => ({
        url: `/api/projects/${encodeURIComponent(alias)}/calculator`,
        part: 'project',
        read: 'calculatorProject',
        alias,
        language,
        ...(flat !== undefined && { params: { flat } }),
      }),
    }),
    getDocuments: build.query<readonly ProjectDocument[], ByAlias>({
      query: ({ alias, language }) => ({
        url: `/api/projects/${encodeURIComponent(alias)}/documents`,
        part: 'documents',
        read: 'documents',
        language,
      }),
    }),
    getProgress: build.query<readonly ProgressMonth[], ByAlias>({
      query: ({ alias, language }) => ({
        url: `/api/projects/${encodeURIComponent(alias)}/progress`,
        part: 'progress',
        read: 'progress',
        language,
      }),
    }),
    getProjectNews: build.infiniteQuery<ListPage<NewsCard>, ByAlias & FromPage, number>({
      infiniteQueryOptions: infiniteList,
      query: ({ queryArg: { alias, language, from = 1 }, pageParam }) => ({
        url: `/api/projects/${encodeURIComponent(alias)}/news`,
        params: { page: Math.max(pageParam, from) },
        read: 'projectNewsData',
        language,
      }),
      transformResponse: (data: ProjectNewsData) => toProjectNews(data),
    }),
  }),
});

/** Reduces projects in a page's results to the head and these tabs; other tabs fetch the whole project. */
export function withHeadsOnly(results: SentResults, tabs: readonly ProjectTab[]): SentResults {
  const { getProject, getProjectHead } = projectApi.endpoints;
  return Object.fromEntries(
    Object.entries(results).map(([key, result]) =>
      result.endpointName === getProject.name && result.data !== undefined
        ? [
            key.replace(getProject.name, getProjectHead.name),
            { ...result, endpointName: getProjectHead.name, data: headOf(result.data as Project, tabs) },
          ]
        : [key, result],
    ),
  );
}
