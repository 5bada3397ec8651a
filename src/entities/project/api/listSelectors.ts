import { createSelector } from '@reduxjs/toolkit';
import type { ProjectCard, Term } from '#shared/responses';
import type { ApiState } from '#shared/api';
import type { Language } from '#shared/config';
import { projectCoreApi } from './projectCoreApi.ts';
import { selectProjects } from './projectSelectors.ts';

const { getProjects } = projectCoreApi.endpoints;
const noStatuses: readonly Term[] = [];

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
