import { createEntityAdapter, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import type {
  Flat,
  NewsCard,
  Passport,
  PassportClaim,
  ProgressMonth,
  ProjectCard,
  ProjectDocument,
  ProjectNewsData,
  ProjectsData,
  SitePlan,
} from '#shared/responses';
import {
  type ApiState,
  type ByAlias,
  type FromPage,
  infiniteList,
  type ListPage,
  queryExtension,
  type SentResults,
} from '#shared/api';
import { projectCoreApi } from './projectCoreApi.ts';
import { headOf, type PlanArgs, type ProjectTab } from './projectModel.ts';

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

export const projectApi = projectCoreApi.injectEndpoints({
  endpoints: (build) => ({
    /** The same call, reduced to what a page shows. */
    getOtherProjects: build.query<readonly TiledProject[], ByAlias>({
      query: ({ language }) => ({ url: '/api/projects', read: 'projectsData', language }),
      transformResponse: ({ projects }: ProjectsData, _, { alias }) => othersOf(projects, alias),
    }),
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
    /** Null as for the site plan, and without any dated claim. */
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

/** Stores the head of each loaded project, with the fields of these tabs: other tabs fetch the whole project. */
export function storeHeads(tabs: readonly ProjectTab[]): ThunkAction<void, ApiState, unknown, UnknownAction> {
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
