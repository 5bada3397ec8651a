import { skipToken } from '@reduxjs/toolkit/query';
import type { CalculatorProject, Flat, SitePlan } from '#shared/responses';
import {
  type ByAlias,
  type QueriedEndpoint,
  type QueryEntry,
  type QueryResult,
  useApiSelector,
  useQueryResult,
} from '#shared/api';
import { projectApi } from './api/projectApi.ts';
import type { PlanArgs } from './api/projectModel.ts';
import { unlessFailed } from './api/projectSelectors.ts';

const { getCalculator, getPlannings, getSitePlan } = projectApi.endpoints;

const noFlats: readonly Flat[] = [];

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

/** The whole result; while it is not there, the part that the server has sent for this page. */
function useWholeOrPart<Data>(
  endpoint: QueriedEndpoint<PlanArgs, QueryEntry<Data>>,
  whole: ByAlias | null,
  part: string | undefined,
): QueryResult<Data> {
  const sent = whole && { ...whole, part };
  const takesPart = useApiSelector(
    (state) =>
      endpoint.select(whole ?? skipToken)(state).data === undefined &&
      endpoint.select(sent ?? skipToken)(state).data !== undefined,
  );
  return useQueryResult(endpoint, takesPart ? sent : whole);
}

/** The flats of a project, or at least one flat with those that its page shows. `null` requests nothing. */
export function usePlannings(project: ByAlias | null, flat: string | undefined): QueryResult<readonly Flat[]> {
  return useWholeOrPart(getPlannings, project, flat);
}

/** The site plan, or at least what a page shows of it: `part` is the id of a flat or the key of a level. */
export function useSitePlan(project: ByAlias, part: string): QueryResult<SitePlan | null> {
  return useWholeOrPart(getSitePlan, project, part);
}

/** The calculator, or at least the `part` of it: undefined asks for the whole. */
export function useCalculator(project: ByAlias, part: string | undefined): QueryResult<CalculatorProject> {
  return useWholeOrPart(getCalculator, project, part);
}
