import type { Flat } from '#shared/responses';

/** A flat of which it is known where it lies: the others are in lists alone. */
export type LocatedFlat = Flat & {
  readonly [Key in 'building' | 'section' | 'floor']: NonNullable<Flat[Key]>;
};

export interface PlanFloor {
  readonly floor: number;
  /** In the order of their numbers, those without one last. */
  readonly flats: readonly LocatedFlat[];
}

export interface PlanSection {
  readonly section: number;
  /** The highest first, as one sees them from the street. */
  readonly floors: readonly PlanFloor[];
}

export interface PlanBuilding {
  readonly key: string;
  readonly name: string;
  readonly sections: readonly PlanSection[];
}

export function isLocated(flat: Flat): flat is LocatedFlat {
  return flat.building !== null && flat.section !== null && flat.floor !== null;
}

function orderOf({ number }: Flat): number {
  return number ?? Number.MAX_SAFE_INTEGER;
}

function floorsOf(flats: readonly LocatedFlat[]): readonly PlanFloor[] {
  return [...Map.groupBy(flats, ({ floor }) => floor)]
    .map(([floor, ofFloor]) => ({ floor, flats: ofFloor.toSorted((a, b) => orderOf(a) - orderOf(b)) }))
    .sort((a, b) => b.floor - a.floor);
}

function sectionsOf(flats: readonly LocatedFlat[]): readonly PlanSection[] {
  return [...Map.groupBy(flats, ({ section }) => section)]
    .map(([section, ofSection]) => ({ section, floors: floorsOf(ofSection) }))
    .sort((a, b) => a.section - b.section);
}

function build(flats: readonly Flat[]): readonly PlanBuilding[] {
  return [...Map.groupBy(flats.filter(isLocated), ({ building }) => building.key)].map(([key, ofBuilding]) => ({
    key,
    name: ofBuilding[0]?.building.name ?? key,
    sections: sectionsOf(ofBuilding),
  }));
}

const built = new WeakMap<readonly Flat[], readonly PlanBuilding[]>();

/** The flats of a project by building, in the order of the response. Memoized by the response. */
export function buildingsOf(flats: readonly Flat[]): readonly PlanBuilding[] {
  const known = built.get(flats) ?? build(flats);
  built.set(flats, known);
  return known;
}
