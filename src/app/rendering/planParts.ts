import { defaultSerializeQueryArgs, type EndpointDefinitions } from '@reduxjs/toolkit/query';
import { todayInKyiv } from '#domain/time/kyivTime.ts';
import { flatsAround, isLocated, levelKey, type PlanLevel, programmeIn, readLevel, sitePlanAt } from '#entities/flat';
import { calculatorPart, type PlanArgs, projectApi } from '#entities/project';
import type { SentResults } from '#shared/api';
import type { CalculatorProject, Flat, MortgageProgramme, SitePlan } from '#shared/responses';

/** The last matched route's part of the address. */
export interface PagePlace {
  readonly params: Readonly<Partial<Record<string, string>>>;
  readonly search: URLSearchParams;
}

const { getCalculator, getPlannings, getSitePlan } = projectApi.endpoints;

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

/** Of mortgages the page of a flat shows whether there are any, and whether there are questions about them. */
const placeholderProgramme = {
  key: '',
  name: '',
  stages: [],
  bank: null,
  note: null,
  rules: { eligible: [], source: { name: '', url: '' }, checked: '', young: null },
} satisfies Partial<MortgageProgramme>;

function calculatorOfFlat({ mortgages, costs, ...calculator }: CalculatorProject): CalculatorProject {
  const shown = mortgages.find(({ rules }) => rules !== null) ?? mortgages[0];
  return {
    ...calculator,
    examples: [],
    costs: costs && { ...costs, items: costs.items.filter(({ programme }) => programme === null) },
    mortgages:
      shown === undefined
        ? []
        : [{ ...shown, ...placeholderProgramme, rules: shown.rules && placeholderProgramme.rules }],
  };
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
      if (entry.endpointName === getCalculator.name && entry.data && id !== undefined && programmeIn(search) === null) {
        return partOf(entry, calculatorPart, calculatorOfFlat(entry.data as CalculatorProject));
      }
      if (entry.endpointName === getSitePlan.name && entry.data && !keepsSitePlan) {
        return partOf(entry, id ?? levelKey(params), sitePlanAt(entry.data as SitePlan, level));
      }
      return [key, entry];
    }),
  );
}
