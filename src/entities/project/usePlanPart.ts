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
import { projectApi } from './projectApi.ts';
import type { PlanArgs } from './projectModel.ts';

const { getCalculator, getPlannings, getSitePlan } = projectApi.endpoints;

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
