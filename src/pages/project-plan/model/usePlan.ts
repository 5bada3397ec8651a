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

/** What is looked at: a project, the part of it that the path names, the filter as `filterKey` spells it, the day of the prices. */
interface PlanQuestion {
  readonly language: Language;
  readonly alias: string;
  readonly params: LevelParams;
  readonly key: string;
  readonly today: string | null;
}

const selectFlats = (state: ApiState, { language, alias }: PlanQuestion) => selectPlannings(state, language, alias);
const selectKey = (_: ApiState, { key }: PlanQuestion) => key;
const selectToday = (_: ApiState, { today }: PlanQuestion) => today;
const selectBuilding = (_: ApiState, { params }: PlanQuestion) => params.building;
const selectSection = (_: ApiState, { params }: PlanQuestion) => params.section;
const selectFloor = (_: ApiState, { params }: PlanQuestion) => params.floor;

const selectFilter = createSelector(selectKey, (key) => flatFilter.parse(new URLSearchParams(key)));
const selectSort = createSelector(selectFilter, ({ sort }) => sort);
const selectLevel = createSelector(selectBuilding, selectSection, selectFloor, (building, section, floor) =>
  readLevel({ building, section, floor }),
);

/** Whether a flat matches the filter; the same function as long as the filter is the same. */
const selectIsMatch = createSelector(selectFilter, selectToday, (filter, today) =>
  flatFilterOn(today).partMatcher(filter),
);

/** How many flats a level has, by building, section and floor. */
const selectFlatCounts = createSelector(selectFlats, selectIsMatch, selectToday, (flats, matching, today) =>
  countFlats(buildingsOf(flats), matching, today),
);

/** The flats of the level, whatever the filter. */
export const selectLevelFlats = createSelector(selectFlats, selectLevel, (flats, level) => {
  if (level === null) return [];
  return level.kind === 'site' ? flats : flats.filter((flat) => isAt(flat, level));
});

/** Sorted before they are filtered: the order is looked for once, the filter with every tap. */
const selectSorted = createSelector(selectLevelFlats, selectSort, selectToday, sortFlats);

/** The flats of the level that the filter wants, in its order. */
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

/** The ways to look at the flats of a level. */
const planViews = ['plan', 'board', 'list', 'table'] as const;
type PlanView = (typeof planViews)[number];

/** Where it is not known of any flat where it lies, there is no plan and no board. */
function viewsOf(buildings: readonly PlanBuilding[]): readonly PlanView[] {
  return buildings.length > 0 ? planViews : ['list', 'table'];
}

const parameter = 'view';

function readView(search: URLSearchParams, views: readonly PlanView[]): PlanView {
  return views.find((view) => view === search.get(parameter)) ?? views[0] ?? 'plan';
}

/** The plan is not named: it is what an address shows by itself. */
function withView(search: URLSearchParams, view: PlanView): URLSearchParams {
  const next = new URLSearchParams(search);
  if (view === 'plan') next.delete(parameter);
  else next.set(parameter, view);
  return next;
}

/** All that the views of a level have in common. */
export interface Plan {
  readonly alias: string;
  readonly level: PlanLevel;
  /** What stands there. */
  readonly place: PlanPlace;
  readonly buildings: readonly PlanBuilding[];
  /** Null where the backend has none: there are lists. */
  readonly sitePlan: SitePlan | null;
  readonly countsByPart: FlatCountsByPart;
  readonly isMatch: (flat: Flat) => boolean;
  readonly question: PlanQuestion;
  readonly view: PlanView;
  /** Which there are. */
  readonly views: readonly PlanView[];
  /** Where another level is shown, with the same filter in the same view; without the language prefix. */
  readonly to: (level: PlanLevel) => string;
  readonly toFlat: (flat: Flat) => string;
  readonly toView: (view: PlanView) => string;
}

/** Null while the flats are not there, and where the project has no such place. */
export function usePlan(alias: string, params: LevelParams): Plan | null {
  const language = useLanguage();
  const search = usePageSearch();
  const key = filterKey(flatFilter.parse(search));
  const { building, section, floor } = params;
  const today = useToday();
  const level = useMemo(() => readLevel({ building, section, floor }), [building, section, floor]);
  const question: PlanQuestion = { language, alias, params, key, today };
  const flats = useApiSelector((state) => selectPlannings(state, language, alias));
  const sitePlan = useApiSelector((state) => selectSitePlan(state, language, alias, levelKey(params))) ?? null;
  const countsByPart = useApiSelector((state) => selectFlatCounts(state, question));
  const isMatch = useApiSelector((state) => selectIsMatch(state, question));

  const buildings = buildingsOf(flats);
  const views = viewsOf(buildings);
  const view = readView(search, views);
  const place = level === null ? null : placeAt(buildings, level);
  if (level === null || place === null) return null;
  const below = keyBelow(key);
  const searchAt = (target: PlanLevel, shown: PlanView): string =>
    withView(new URLSearchParams(target.kind === 'site' ? key : below), shown).toString();
  return {
    alias,
    level,
    place,
    buildings,
    sitePlan,
    countsByPart,
    isMatch,
    question,
    view,
    views,
    to: (target) => withQuery(levelPath(alias, target), searchAt(target, view)),
    toFlat: ({ id }) => withQuery(flatPath(alias, id), searchAt({ kind: 'building', building: '' }, view)),
    toView: (shown) => withQuery(levelPath(alias, level), searchAt(level, shown)),
  };
}
