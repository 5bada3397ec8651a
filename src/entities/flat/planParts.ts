import type { Day } from '#contract/common.ts';
import type { Flat, SitePlan } from '#shared/responses';
import { flatsAlike, nearestFlats } from './flatsLike.ts';
import type { PlanLevel } from './planLevel.ts';

// Parts of large results that a server sends with a page which shows no more of them. Only the server imports this.

/** Shown of the flat alone that the page is about. */
const ofOne = {
  living_area: null,
  kitchen_area: null,
  spaces: [],
  orientation: [],
  outlook: [],
  plan: null,
} satisfies Partial<Flat>;

/** Shown of flats in lists and on the plan of the floor. */
const ofSome = {
  rooms: null,
  total_area: null,
  price: null,
  price_per_m2: null,
  discount: null,
  layout: null,
} satisfies Partial<Flat>;

/** The flats that the page of one of them shows: those of its building as windows, and those that it lists. Empty when there is no such flat. */
export function flatsAround(flats: readonly Flat[], id: string, today: Day): readonly Flat[] {
  const flat = flats.find((each) => each.id === id);
  if (flat === undefined) return [];
  // The server renders without a date, as does hydration.
  const listed = new Set([
    ...flatsAlike(flat, flats),
    ...nearestFlats(flat, flats, null),
    ...nearestFlats(flat, flats, today),
  ]);
  const inBuilding = flats.filter((each) => each.building?.key === flat.building?.key);
  const onFloor = new Set(inBuilding.filter(({ section, floor }) => section === flat.section && floor === flat.floor));
  return flats.flatMap((each) => {
    if (each === flat) return [each];
    if (listed.has(each) || onFloor.has(each)) return [{ ...each, ...ofOne }];
    return inBuilding.includes(each) ? [{ ...each, ...ofOne, ...ofSome }] : [];
  });
}

/** What a level shows of the site plan. */
export function sitePlanAt(sitePlan: SitePlan, level: PlanLevel): SitePlan {
  const { image, buildings, floors, floor_plans: plans } = sitePlan;
  const empty: SitePlan = { image: null, buildings: [], floor_plans: [], floors: [] };
  if (level.kind === 'site') {
    return { ...empty, image, buildings: buildings.map((building) => ({ ...building, facade: null })) };
  }
  if (level.kind === 'floor') {
    const { building, section, floor } = level;
    const drawn = floors.filter(
      (each) => each.building === building && each.section === section && each.floor === floor,
    );
    return { ...empty, floors: drawn, floor_plans: plans.filter(({ key }) => drawn.some(({ plan }) => plan === key)) };
  }
  const section = level.kind === 'section' ? level.section : null;
  return {
    ...empty,
    buildings: buildings
      .filter(({ key }) => key === level.building)
      .map(({ facade, ...building }) => ({
        ...building,
        facade: facade && {
          ...facade,
          floors: facade.floors.filter((floor) => section === null || floor.section === section),
        },
      })),
  };
}
