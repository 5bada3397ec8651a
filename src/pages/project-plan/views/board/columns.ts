import type { LocatedFlat, PlanFloor, PlanSection } from '#entities/flat';
import type { SitePlan } from '#shared/answers';

/** The flats of a floor by columns: in the order of its plan, so that like lies over like; by numbers where there is none. */
export function columnsOf(
  sitePlan: SitePlan | null,
  { section }: PlanSection,
  { floor, flats }: PlanFloor,
): readonly (LocatedFlat | null)[] {
  const building = flats[0]?.building.key;
  const planned = sitePlan?.floors.find(
    (each) => each.building === building && each.section === section && each.floor === floor,
  );
  if (planned === undefined) return flats;
  const placed = planned.flats.map((id) => flats.find((flat) => flat.id === id) ?? null);
  // What the plan has forgotten is for sale all the same.
  return [...placed, ...flats.filter((flat) => !placed.includes(flat))];
}
