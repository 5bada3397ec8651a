import { titleOfAlias } from '#domain/alias.ts';
import type { CalculatorProject, ProjectCard } from '#shared/responses';
import { type ApiState, isSettled } from '#shared/api';
import type { Language } from '#shared/config';
import { projectCoreApi } from './projectCoreApi.ts';
import {
  type CalculatorArgs,
  calculatorPart,
  isEnough,
  type KnownProject,
  projectAdapter,
  type ProjectHead,
  type ProjectOf,
  type ProjectTab,
} from './projectModel.ts';

const { getProjects, getProject, getProjectHead, getCalculator } = projectCoreApi.endpoints;
const noProjects = projectAdapter.getInitialState();

// Created once, because the adapter's selectors memoize.
export const projectsIn = projectAdapter.getSelectors();

export function selectProjects(state: ApiState, language: Language): readonly ProjectCard[] {
  return projectsIn.selectAll(getProjects.select({ language })(state).data?.items ?? noProjects);
}

/** A project's card from the list, shown while the rest loads. */
function selectProjectCard(state: ApiState, language: Language, alias: string): ProjectCard | undefined {
  return (getProjects.select({ language })(state).data?.items ?? noProjects).entities[alias];
}

function selectProjectResult(state: ApiState, language: Language, alias: string) {
  return getProject.select({ alias, language })(state);
}

/** A project that failed to load has no data, flats, calculator or news, even if earlier data is cached. */
export function unlessFailed<Value, Empty, More extends readonly unknown[]>(
  select: (state: ApiState, language: Language, alias: string, ...more: More) => Value,
  empty: Empty,
) {
  return (state: ApiState, language: Language, alias: string, ...more: More): Value | Empty =>
    selectProjectResult(state, language, alias).status === 'rejected' ? empty : select(state, language, alias, ...more);
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
): ProjectHead | KnownProject | undefined {
  return selectProjectHead(state, language, alias) ?? selectProjectCard(state, language, alias);
}

/** With `part` also what the server has sent for it, see `useCalculator`. */
export function selectCalculator(
  state: ApiState,
  { part, ...requested }: CalculatorArgs,
): CalculatorProject | undefined {
  const failed = selectProjectResult(state, requested.language, requested.alias).status === 'rejected';
  if (failed) return undefined;
  return getCalculator.select(requested)(state).data ?? getCalculator.select({ ...requested, part })(state).data;
}

/** A project's title from any result, the smallest first. */
export function selectKnownTitle(state: ApiState, language: Language, alias: string): string | undefined {
  const known =
    selectKnownProject(state, language, alias) ?? selectCalculator(state, { alias, language, part: calculatorPart });
  return known?.title;
}

export function selectProjectTitle(state: ApiState, language: Language, alias: string): string {
  return selectKnownTitle(state, language, alias) ?? titleOfAlias(alias);
}

/** A server-rendered page may hold only the head: it counts as loaded while nothing more is requested. */
export function selectProjectLoaded(state: ApiState, language: Language, alias: string): boolean {
  const result = selectProjectResult(state, language, alias);
  const loaded = result.status === 'uninitialized' ? getProjectHead.select({ alias, language })(state) : result;
  return isSettled(loaded);
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
