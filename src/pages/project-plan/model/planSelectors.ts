import { createSelector } from '@reduxjs/toolkit';
import { buildingsOf, isAt, readLevel, countFlats, type LevelParams } from '#entities/flat';
import { selectPlannings } from '#entities/project';
import { filterKey, flatFilter, sortFlats } from '#features/flat-filter';
import type { ApiState } from '#shared/api';
import type { Language } from '#shared/config';

/** What is looked at: a project, the part of it that the path names, the filter as `filterKey` spells it, the day of the prices. */
export interface PlanQuestion {
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
export const selectIsMatch = createSelector(selectFilter, flatFilter.partMatcher);

/** How many flats a level has, by building, section and floor. */
export const selectTallies = createSelector(selectFlats, selectIsMatch, selectToday, (flats, wanted, today) =>
  countFlats(buildingsOf(flats), wanted, today),
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

export const selectFlatFacets = createSelector(selectLevelFlats, selectFilter, flatFilter.facets);

/** The part of a filter that goes along to a level below: of one building, it is no question any more which. */
export function keyBelow(key: string): string {
  return filterKey({ ...flatFilter.parse(new URLSearchParams(key)), building: [] });
}
