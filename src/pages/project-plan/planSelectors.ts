import { createSelector } from '@reduxjs/toolkit';
import { selectPlannings } from '#entities/project';
import { filterFlats, flatFacets, readFlatFilter } from '#features/flat-filter';
import type { ApiState } from '#shared/api';
import type { Language } from '#shared/config';

const selectFilter = createSelector(
  (_state: ApiState, _language: Language, _alias: string, key: string) => key,
  (key) => readFlatFilter(new URLSearchParams(key)),
);

/** The flats of a project that a filter (as `filterKey` spells it) wants, in its order. */
export const selectWantedFlats = createSelector([selectPlannings, selectFilter], filterFlats);

export const selectFlatFacets = createSelector([selectPlannings, selectFilter], flatFacets);
