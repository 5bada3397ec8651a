import { defaultSerializeQueryArgs, type EndpointDefinitions } from '@reduxjs/toolkit/query';
import { todayInKyiv } from '#domain/kyivTime.ts';
import { flatsAround, isLocated, levelKey, type PlanLevel, readLevel, sitePlanAt } from '#entities/flat';
import { type PlanArgs, projectApi } from '#entities/project';
import type { SentResults } from '#shared/api';
import type { Flat, SitePlan } from '#shared/responses';

/** The last matched route's part of the address. */
export interface PagePlace {
  readonly params: Readonly<Partial<Record<string, string>>>;
  readonly search: URLSearchParams;
}

const { getPlannings, getSitePlan } = projectApi.endpoints;

type SentEntry = SentResults[string];

function partOf(entry: SentEntry, part: string, data: unknown): readonly [string, SentEntry] {
  const { endpointName, originalArgs } = entry;
  const queryArgs: PlanArgs = { ...(originalArgs as PlanArgs), part };
  const endpointDefinition = {} as EndpointDefinitions[string];
  const key = defaultSerializeQueryArgs({ endpointName, queryArgs, endpointDefinition });
  return [key, { ...entry, originalArgs: queryArgs, data }];
}

/** The level of a flat; the site where it is not known. */
function levelOf(flat: Flat | undefined): PlanLevel {
  if (flat === undefined || !isLocated(flat)) return { kind: 'site' };
  return { kind: 'floor', building: flat.building.key, section: flat.section, floor: flat.floor };
}

/**
 * Of flats and site plan a page brings what it shows: the rest is fetched with the next page. A plan page brings all flats, because its
 * filter counts them; its other views line flats up by the whole site plan.
 */
export function withPlanParts(results: SentResults, { params, search }: PagePlace): SentResults {
  const { id } = params;
  const entries = Object.entries(results);
  const flats = entries.find(([, { endpointName }]) => endpointName === getPlannings.name)?.[1].data as
    readonly Flat[] | undefined;
  const level = id === undefined ? readLevel(params) : levelOf(flats?.find((flat) => flat.id === id));
  const keepsSitePlan = level === null || (id === undefined && search.has('view'));
  return Object.fromEntries(
    entries.map(([key, entry]) => {
      if (id !== undefined && flats !== undefined && entry.data === flats) {
        return partOf(entry, id, flatsAround(flats, id, todayInKyiv(new Date())));
      }
      if (entry.endpointName === getSitePlan.name && entry.data && !keepsSitePlan) {
        return partOf(entry, id ?? levelKey(params), sitePlanAt(entry.data as SitePlan, level));
      }
      return [key, entry];
    }),
  );
}
