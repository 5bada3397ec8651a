import type { Day } from '#contract/common.ts';
import { priceBeforeOffers, purchaseCost, type PurchaseCost } from '#domain/money/purchaseCost.ts';
import {
  buildingsOf,
  flatPath,
  isLocated,
  levelPath,
  placeAt,
  type PlanBuilding,
  type PlanFloor,
  type PlanLevel,
  type PlanSection,
  programmeIn,
  withoutProgramme,
} from '#entities/flat';
import {
  calculatorPart,
  selectCalculator,
  selectPlannings,
  selectProjectTitle,
  selectSitePlan,
  useCalculator,
} from '#entities/project';
import { type CostChoice, useCostChoice } from '#entities/purchase-cost';
import { selectCachedCopyDay, useConnectionSelector } from '#features/connection';
import { useApiSelector } from '#shared/api';
import type { CalculatorProject, CostItem, Flat, PriceOffer, SitePlan } from '#shared/responses';
import { useLanguage, usePageLocation } from '#shared/routing';
import { useToday } from '#shared/time';

/** A flat with its project, building, section and floor. */
export interface FlatHome {
  readonly alias: string;
  /** The project's title. */
  readonly project: string;
  readonly flat: Flat;
  readonly flats: readonly Flat[];
  readonly buildings: readonly PlanBuilding[];
  /** Null: building, section or floor is unknown. */
  readonly place: {
    readonly building: PlanBuilding;
    readonly section: PlanSection;
    readonly floor: PlanFloor;
    readonly level: PlanLevel;
  } | null;
  readonly sitePlan: SitePlan | null;
  readonly calculator: CalculatorProject | undefined;
  /** The key of the mortgage programme by which the visitor found the flat. */
  readonly programme: string | null;
  /** The day of an offline copy; null: current data. */
  readonly asOf: Day | null;
  /** With the filter that the visitor came with; without the language prefix. */
  readonly to: (level: PlanLevel) => string;
  readonly toFlat: (flat: Flat) => string;
}

function placeOf(flat: Flat, buildings: readonly PlanBuilding[]): FlatHome['place'] {
  if (!isLocated(flat)) return null;
  const level = {
    kind: 'floor',
    building: flat.building.key,
    section: flat.section,
    floor: flat.floor,
  } as const;
  const { building, section, floor } = placeAt(buildings, level) ?? {};
  return building && section && floor ? { building, section, floor, level } : null;
}

/** Null when the project has no such flat. */
export function useFlatHome(alias: string, id: string): FlatHome | null {
  const language = useLanguage();
  const { search } = usePageLocation();
  const flats = useApiSelector((state) => selectPlannings(state, language, alias, id));
  const project = useApiSelector((state) => selectProjectTitle(state, language, alias));
  const sitePlan = useApiSelector((state) => selectSitePlan(state, language, alias, id)) ?? null;
  const programme = programmeIn(new URLSearchParams(search));
  const part = programme === null ? calculatorPart : undefined;
  useCalculator({ alias, language }, part);
  const calculator = useApiSelector((state) => selectCalculator(state, { alias, language, part }));
  const asOf = useConnectionSelector((state) => selectCachedCopyDay(state, flats));

  const flat = flats.find((each) => each.id === id);
  if (flat === undefined) return null;
  const buildings = buildingsOf(flats);
  return {
    alias,
    project,
    flat,
    flats,
    buildings,
    place: placeOf(flat, buildings),
    sitePlan,
    calculator,
    programme,
    asOf,
    to: (level) => levelPath(alias, level) + search,
    // Another flat may be outside of the programme by which this one was found.
    toFlat: (other) => flatPath(alias, other.id) + (other.id === id ? search : withoutProgramme(search)),
  };
}

export interface FlatPurchase {
  readonly cost: PurchaseCost<PriceOffer, CostItem>;
  /** Of all offers together, percent of the list price. */
  readonly cap: number | null;
  readonly choice: CostChoice;
}

/** What the flat costs up to the keys, as it is chosen; null where it has no price or nothing is known of the rest. */
export function useFlatPurchase({ flat, calculator }: FlatHome): FlatPurchase | null {
  const today = useToday();
  const choice = useCostChoice();
  const costs = calculator?.costs ?? null;
  const price = costs === null ? null : priceBeforeOffers(flat, costs, today);
  if (flat.status === 'sold' || price === null || costs === null) return null;
  const cost = purchaseCost({ ...flat, price }, costs, choice.chosen, today);
  return { cost, cap: costs.offer_rules.cap_percent, choice };
}
