import type { CalculatorData, CalculatorProject } from '#contract/calculator.ts';
import type { NewsCard, ProjectNewsData } from '#contract/news.ts';
import type { Flat } from '#contract/planning.ts';
import type { DocumentsData, ProgressData, ProgressMonth, ProjectDocument } from '#contract/progress.ts';
import type { Project, ProjectData, ProjectsData } from '#contract/project.ts';
import { baseApi, growingList, type ByAlias, type InLanguage, type Page } from '#shared/api';
import { toProjects } from './projectMapping.ts';
import { toProjectNews } from './projectNews.ts';
import type { Projects } from './projectTypes.ts';

export const projectApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getProjects: build.query<Projects, InLanguage>({
      query: ({ language }) => ({ url: '/api/projects', language }),
      transformResponse: (data: ProjectsData) => toProjects(data),
    }),
    getProject: build.query<Project, ByAlias>({
      query: ({ alias, language }) => ({ url: `/api/projects/${encodeURIComponent(alias)}`, language }),
      transformResponse: ({ project }: ProjectData) => project,
    }),
    getPlannings: build.query<readonly Flat[], ByAlias>({
      query: ({ alias, language }) => ({ url: `/api/projects/${encodeURIComponent(alias)}/plannings`, language }),
    }),
    getCalculator: build.query<CalculatorProject, ByAlias>({
      query: ({ alias, language }) => ({ url: `/api/projects/${encodeURIComponent(alias)}/calculator`, language }),
      transformResponse: ({ project }: CalculatorData) => project,
    }),
    getDocuments: build.query<readonly ProjectDocument[], ByAlias>({
      query: ({ alias, language }) => ({ url: `/api/projects/${encodeURIComponent(alias)}/documents`, language }),
      transformResponse: ({ documents }: DocumentsData) => documents,
    }),
    getProgress: build.query<readonly ProgressMonth[], ByAlias>({
      query: ({ alias, language }) => ({ url: `/api/projects/${encodeURIComponent(alias)}/progress`, language }),
      transformResponse: ({ progress }: ProgressData) => progress,
    }),
    getProjectNews: build.infiniteQuery<Page<NewsCard>, ByAlias, number>({
      infiniteQueryOptions: growingList,
      query: ({ queryArg: { alias, language }, pageParam: page }) => ({
        url: `/api/projects/${encodeURIComponent(alias)}/news`,
        params: { page },
        language,
      }),
      transformResponse: (data: ProjectNewsData) => toProjectNews(data),
    }),
  }),
});

export const {
  useGetProjectsQuery,
  useGetProjectQuery,
  useGetPlanningsQuery,
  useGetCalculatorQuery,
  useGetDocumentsQuery,
  useGetProgressQuery,
  useGetProjectNewsInfiniteQuery,
} = projectApi;
