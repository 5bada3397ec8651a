import { createSelector } from '@reduxjs/toolkit';
import type { NewsCard } from '#shared/responses';
import { isPending, joinPages, type ApiState } from '#shared/api';
import type { Language } from '#shared/config';
import type { Projects } from './projectModel.ts';
import { projectsIn, unlessFailed } from './projectSelectors.ts';
import { othersOf, projectNewsAdapter, projectTabsApi, type TiledProject } from './tabsApi.ts';

const { getProjects, getOtherProjects, getProjectNews } = projectTabsApi.endpoints;
const newsIn = projectNewsAdapter.getSelectors();

const selectOthers = createSelector(
  (data: Projects) => data,
  (_: Projects, alias: string) => alias,
  ({ items }, alias) => othersOf(projectsIn.selectAll(items), alias),
);

/** The first of the other projects, for a page that needs no list of all; undefined while they are not known. */
export function selectOtherProjects(
  state: ApiState,
  language: Language,
  alias: string,
): readonly TiledProject[] | undefined {
  const { data } = getProjects.select({ language })(state);
  return data === undefined ? getOtherProjects.select({ alias, language })(state).data : selectOthers(data, alias);
}

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
  return isPending(result) && result.data !== undefined;
}
