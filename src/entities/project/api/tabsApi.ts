import { createEntityAdapter } from '@reduxjs/toolkit';
import type {
  NewsCard,
  ProgressMonth,
  ProjectCard,
  ProjectDocument,
  ProjectNewsData,
  ProjectsData,
} from '#shared/responses';
import { type ByAlias, type FromPage, infiniteList, type ListPage } from '#shared/api';
import { projectCoreApi } from './projectCoreApi.ts';

/** The number of other projects on a project's page. */
const mostOthers = 3;

const tileFields = [
  'alias',
  'title',
  'status',
  'district',
  'readiness',
  'price_from',
  'price_per_m2',
  'rooms',
  'flats_free',
  'image',
] as const satisfies readonly (keyof ProjectCard)[];

/** As much of a project as its tile shows. */
export type TiledProject = Pick<ProjectCard, (typeof tileFields)[number]>;

/** Other projects, those on sale first, in the company's order. */
export function othersOf(projects: readonly ProjectCard[], alias: string): readonly TiledProject[] {
  return projects
    .filter((project) => project.alias !== alias)
    .toSorted((first, second) => Number(second.flats_free !== 0) - Number(first.flats_free !== 0))
    .slice(0, mostOthers)
    .map((project) => Object.fromEntries(tileFields.map((field) => [field, project[field]])) as TiledProject);
}

export const projectNewsAdapter = createEntityAdapter<NewsCard, string>({ selectId: ({ alias }) => alias });

function toProjectNews({ news }: ProjectNewsData): ListPage<NewsCard> {
  return {
    items: projectNewsAdapter.setAll(projectNewsAdapter.getInitialState(), news.items),
    meta: news.meta,
  };
}

/** What single tabs of a project show beside it. */
export const projectTabsApi = projectCoreApi.injectEndpoints({
  endpoints: (build) => ({
    /** The same call, reduced to what a page shows. */
    getOtherProjects: build.query<readonly TiledProject[], ByAlias>({
      query: ({ language }) => ({ url: '/api/projects', read: 'projectsData', language }),
      transformResponse: ({ projects }: ProjectsData, _, { alias }) => othersOf(projects, alias),
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
