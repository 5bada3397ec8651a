import { createSelector } from '@reduxjs/toolkit';
import { titleOfAlias } from '#domain/alias.ts';
import type { CalculatorProject, Flat, NewsCard, ProjectCard, Term } from '#shared/responses';
import { hasEnded, isAwaiting, joinPages, type ApiState } from '#shared/api';
import type { Language } from '#shared/config';
import {
  type CalculatorArgs,
  isEnough,
  othersOf,
  projectAdapter,
  type ProjectHead,
  projectNewsAdapter,
  type ProjectOf,
  type Projects,
  type ProjectTab,
} from './projectModel.ts';
import { projectApi } from './projectApi.ts';

const {
  getProjects,
  getOtherProjects,
  getProject,
  getProjectHead,
  getPlannings,
  getSitePlan,
  getCalculator,
  getProjectNews,
} = projectApi.endpoints;
const noProjects = projectAdapter.getInitialState();
// Created once, because the adapter's selectors memoize.
const projectsIn = projectAdapter.getSelectors();
const newsIn = projectNewsAdapter.getSelectors();
const selectOthers = createSelector(
  (data: Projects) => data,
  (_: Projects, alias: string) => alias,
  ({ items }, alias) => othersOf(projectsIn.selectAll(items), alias),
);
const noFlats: readonly Flat[] = [];
const noStatuses: readonly Term[] = [];

export function selectProjects(state: ApiState, language: Language): readonly ProjectCard[] {
  return projectsIn.selectAll(getProjects.select({ language })(state).data?.items ?? noProjects);
}

/**
 * Projects with prices, which have instalments. Projects without price and status may be on sale, and so may all
 * projects of a backend without prices.
 */
export const selectProjectsOnSale = createSelector(selectProjects, (projects) => {
  const hasPrices = projects.some(({ price_from: price }) => price !== null);
  return hasPrices ? projects.filter(({ price_from: price, status }) => price !== null || status === null) : projects;
});

/** The project for the instalment calculator: the requested one, or the first on sale. */
export function selectInstalmentProject(
  state: ApiState,
  language: Language,
  requested: string | null,
): ProjectCard | undefined {
  const onSale = selectProjectsOnSale(state, language);
  return onSale.find(({ alias }) => alias === requested) ?? onSale[0];
}

export function selectProjectStatuses(state: ApiState, language: Language): readonly Term[] {
  return getProjects.select({ language })(state).data?.statuses ?? noStatuses;
}

/** A project's card from the list, shown while the rest loads. */
function selectProjectCard(state: ApiState, language: Language, alias: string): ProjectCard | undefined {
  return (getProjects.select({ language })(state).data?.items ?? noProjects).entities[alias];
}

function selectProjectResult(state: ApiState, language: Language, alias: string) {
  return getProject.select({ alias, language })(state);
}

/** A page of the server may bring the head alone: while nothing more is requested, that is all there is to load. */
export function selectProjectLoaded(state: ApiState, language: Language, alias: string): boolean {
  const result = selectProjectResult(state, language, alias);
  const loaded = result.status === 'uninitialized' ? getProjectHead.select({ alias, language })(state) : result;
  return hasEnded(loaded);
}

/** A project that failed to load has no data, no flats, no calculator and no news, whatever was there before. */
function unlessFailed<Value, Empty>(
  select: (state: ApiState, language: Language, alias: string, from?: number) => Value,
  empty: Empty,
) {
  return (state: ApiState, language: Language, alias: string, from?: number): Value | Empty =>
    selectProjectResult(state, language, alias).status === 'rejected' ? empty : select(state, language, alias, from);
}

export const selectProject = unlessFailed(
  (state, language, alias) => selectProjectResult(state, language, alias).data,
  undefined,
);

/** The head from the whole project or from the head query. */
export function selectProjectHead(state: ApiState, language: Language, alias: string): ProjectHead | undefined {
  return selectProject(state, language, alias) ?? getProjectHead.select({ alias, language })(state).data;
}

/** What a head can be drawn of: while the list of all knows no more than the head, its arrival renders nothing again. */
export function selectKnownProject(
  state: ApiState,
  language: Language,
  alias: string,
): ProjectHead | ProjectCard | undefined {
  return selectProjectHead(state, language, alias) ?? selectProjectCard(state, language, alias);
}

/** The same, when a tab needs no more of it. */
export function selectProjectOf<Tab extends ProjectTab>(
  state: ApiState,
  language: Language,
  alias: string,
  tab: Tab,
): ProjectOf<Tab> | undefined {
  const known = selectProjectHead(state, language, alias);
  return known !== undefined && isEnough(known, tab) ? known : undefined;
}

/** The first of the other projects, for a page that needs no list of all; undefined while they are not known. */
export function selectOtherProjects(
  state: ApiState,
  language: Language,
  alias: string,
): readonly ProjectCard[] | undefined {
  const { data } = getProjects.select({ language })(state);
  return data === undefined ? getOtherProjects.select({ alias, language })(state).data : selectOthers(data, alias);
}

export const selectPlannings = unlessFailed(
  (state, language, alias) => getPlannings.select({ alias, language })(state).data ?? noFlats,
  noFlats,
);

/** Null where there is none, undefined while it is not known. */
export const selectSitePlan = unlessFailed(
  (state, language, alias) => getSitePlan.select({ alias, language })(state).data,
  undefined,
);

export function selectCalculator(state: ApiState, requested: CalculatorArgs): CalculatorProject | undefined {
  const failed = selectProjectResult(state, requested.language, requested.alias).status === 'rejected';
  return failed ? undefined : getCalculator.select(requested)(state).data;
}

/** A project's title from any result, the smallest first. */
export function selectKnownTitle(state: ApiState, language: Language, alias: string): string | undefined {
  const known = selectKnownProject(state, language, alias) ?? selectCalculator(state, { alias, language });
  return known?.title;
}

export function selectProjectTitle(state: ApiState, language: Language, alias: string): string {
  return selectKnownTitle(state, language, alias) ?? titleOfAlias(alias);
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
  return isAwaiting(result) && result.data !== undefined;
}
