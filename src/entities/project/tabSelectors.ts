import { createSelector } from '@reduxjs/toolkit';
import type { Flat, NewsCard } from '#shared/responses';
import { isAwaiting, joinPages, type ApiState } from '#shared/api';
import type { Language } from '#shared/config';
import { othersOf, projectApi, projectNewsAdapter, type TiledProject } from './projectApi.ts';
import type { Projects } from './projectModel.ts';
import { projectsIn, unlessFailed } from './projectSelectors.ts';

const { getProjects, getOtherProjects, getPlannings, getSitePlan, getProjectNews } = projectApi.endpoints;
const newsIn = projectNewsAdapter.getSelectors();

const selectOthers = createSelector(
  (data: Projects) => data,
  (_: Projects, alias: string) => alias,
  ({ items }, alias) => othersOf(projectsIn.selectAll(items), alias),
);

const noFlats: readonly Flat[] = [];

/** The first of the other projects, for a page that needs no list of all; undefined while they are not known. */
export function selectOtherProjects(
  state: ApiState,
  language: Language,
  alias: string,
): readonly TiledProject[] | undefined {
  const { data } = getProjects.select({ language })(state);
  return data === undefined ? getOtherProjects.select({ alias, language })(state).data : selectOthers(data, alias);
}

/** With `part` also what the server has sent for it, see `usePlannings`. */
export const selectPlannings = unlessFailed(
  (state, language, alias, part?: string) =>
    getPlannings.select({ alias, language })(state).data ??
    getPlannings.select({ alias, language, part })(state).data ??
    noFlats,
  noFlats,
);

/** Null where there is none, undefined while it is not known. */
export const selectSitePlan = unlessFailed((state, language, alias, part?: string) => {
  const { data } = getSitePlan.select({ alias, language })(state);
  return data === undefined ? getSitePlan.select({ alias, language, part })(state).data : data;
}, undefined);

const noNews: readonly NewsCard[] = [];

const selectAllNews = createSelector(
  (state: ApiState, language: Language, alias: string, from?: number) =>
    getProjectNews.select({ alias, language, from })(state).data,
  (data): readonly NewsCard[] => newsIn.selectAll(joinPages(projectNewsAdapter, data)),
);

export const selectProjectNews = unlessFailed(selectAllNews, noNews);

export function selectNextProjectNewsLoading(
  state: ApiState,
  language: Language,
  alias: string,
  from?: number,
): boolean {
  const result = getProjectNews.select({ alias, language, from })(state);
  return isAwaiting(result) && result.data !== undefined;
}
