import { createSelector } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import {
  buildingsOf,
  countFlats,
  flatPath,
  isAt,
  levelKey,
  type LevelParams,
  levelPath,
  placeAt,
  type PlanBuilding,
  type PlanLevel,
  type PlanPlace,
  readLevel,
  type FlatCountsByPart,
} from '#entities/flat';
import { selectPlannings, selectSitePlan } from '#entities/project';
import { filterKey, flatFilter, flatFilterOn, sortFlats } from '#features/flat-filter';
import type { Flat, SitePlan } from '#shared/responses';
import { type ApiState, useApiSelector } from '#shared/api';
import type { Language } from '#shared/config';
import { useLanguage, usePageSearch, withQuery } from '#shared/routing';
import { useToday } from '#shared/time';

interface PlanSelectorArgs {
  readonly language: Language;
  /** Of the project. */
  readonly alias: string;
  /** Null when the path names none. */
  readonly level: PlanLevel | null;
  /** The filter, written by `filterKey`. */
  readonly key: string;
  /** The day of the prices. */
  readonly today: string | null;
}

const selectFlats = (state: ApiState, { language, alias }: PlanSelectorArgs) => selectPlannings(state, language, alias);
const selectKey = (_: ApiState, { key }: PlanSelectorArgs) => key;
const selectToday = (_: ApiState, { today }: PlanSelectorArgs) => today;
const selectLevel = (_: ApiState, { level }: PlanSelectorArgs) => level;

// By default reselect retains the results for all strings, and the server's process sees any address.
const selectFilter = createSelector(selectKey, (key) => flatFilter.parse(new URLSearchParams(key)), {
  memoizeOptions: { maxSize: 50 },
});
const selectSort = createSelector(selectFilter, ({ sort }) => sort);

/** Whether a flat matches the filter; the same function as long as the filter is the same. */
const selectIsMatch = createSelector(selectFilter, selectToday, (filter, today) =>
  flatFilterOn(today).partMatcher(filter),
);

/** How many flats a level has, by building, section and floor. */
const selectFlatCounts = createSelector(selectFlats, selectIsMatch, selectToday, (flats, matching, today) =>
  countFlats(buildingsOf(flats), matching, today),
);

/** All flats of the level, also those that do not match the filter. */
export const selectLevelFlats = createSelector(selectFlats, selectLevel, (flats, level) => {
  if (level === null) return [];
  return level.kind === 'site' ? flats : flats.filter((flat) => isAt(flat, level));
});

/** Sorted before they are filtered: the filter changes more often than the order. */
const selectSorted = createSelector(selectLevelFlats, selectSort, selectToday, sortFlats);

/** The flats of the level that match the filter, in its order. */
export const selectMatchingFlats = createSelector(selectSorted, selectIsMatch, (flats, isMatch) =>
  flats.filter(isMatch),
);

export const selectFlatFacets = createSelector(selectLevelFlats, selectFilter, selectToday, (flats, filter, today) =>
  flatFilterOn(today).facets(flats, filter),
);

/** The filter for a level below, without the building, which the level decides. */
function keyBelow(key: string): string {
  return filterKey({ ...flatFilter.parse(new URLSearchParams(key)), building: [] });
}

const planViews = ['plan', 'board', 'list', 'table'] as const;
type PlanView = (typeof planViews)[number];

/** Plan and board need flats with a known place. */
function viewsOf(buildings: readonly PlanBuilding[]): readonly PlanView[] {
  return buildings.length > 0 ? planViews : ['list', 'table'];
}

const parameter = 'view';

function readView(search: URLSearchParams, views: readonly PlanView[]): PlanView {
  return views.find((view) => view === search.get(parameter)) ?? views[0] ?? 'plan';
}

/** An address without a view shows the plan. */
function withView(search: URLSearchParams, view: PlanView): URLSearchParams {
  const next = new URLSearchParams(search);
  if (view === 'plan') next.delete(parameter);
  else next.set(parameter, view);
  return next;
}

/** What the views of a level share. */
export interface Plan {
  readonly alias: string;
  readonly level: PlanLevel;
  /** The building, section and floor of the level. */
  readonly place: PlanPlace;
  readonly buildings: readonly PlanBuilding[];
  /** Null when the backend has none: lists replace the pictures. */
  readonly sitePlan: SitePlan | null;
  readonly countsByPart: FlatCountsByPart;
  readonly isMatch: (flat: Flat) => boolean;
  readonly selectorArgs: PlanSelectorArgs;
  readonly view: PlanView;
  /** The views to choose from. */
  readonly views: readonly PlanView[];
  /** The path of another level with the same filter and view, without the language prefix. */
  readonly to: (level: PlanLevel) => string;
  readonly toFlat: (flat: Flat) => string;
  readonly toView: (view: PlanView) => string;
}

/** Null until the flats are loaded, and when the project has no such level. */
export function usePlan(alias: string, params: LevelParams): Plan | null {
  const language = useLanguage();
  const search = usePageSearch();
  const key = filterKey(flatFilter.parse(search));
  const { building, section, floor } = params;
  const today = useToday();
  const level = useMemo(() => readLevel({ building, section, floor }), [building, section, floor]);
  const selectorArgs: PlanSelectorArgs = { language, alias, level, key, today };
  const flats = useApiSelector((state) => selectPlannings(state, language, alias));
  const sitePlan = useApiSelector((state) => selectSitePlan(state, language, alias, levelKey(params))) ?? null;
  const countsByPart = useApiSelector((state) => selectFlatCounts(state, selectorArgs));
  const isMatch = useApiSelector((state) => selectIsMatch(state, selectorArgs));

  const buildings = buildingsOf(flats);
  const views = viewsOf(buildings);
  const view = readView(search, views);
  const place = level === null ? null : placeAt(buildings, level);
  if (level === null || place === null) return null;
  const queryOf = (filter: string, shown: PlanView): string => withView(new URLSearchParams(filter), shown).toString();
  const below = keyBelow(key);
  const queryBelow = queryOf(below, view);
  return {
    alias,
    level,
    place,
    buildings,
    sitePlan,
    countsByPart,
    isMatch,
    selectorArgs,
    view,
    views,
    to: (target) => withQuery(levelPath(alias, target), target.kind === 'site' ? queryOf(key, view) : queryBelow),
    toFlat: ({ id }) => withQuery(flatPath(alias, id), queryBelow),
    toView: (shown) => withQuery(levelPath(alias, level), queryOf(level.kind === 'site' ? key : below, shown)),
  };
}
