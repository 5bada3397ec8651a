import type { Flat } from '#contract/planning.ts';

export interface PlanFloor {
  readonly floor: number;
  /** In the order of their numbers. */
  readonly flats: readonly Flat[];
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

function grouped<Key>(flats: readonly Flat[], keyOf: (flat: Flat) => Key): ReadonlyMap<Key, readonly Flat[]> {
  const groups = new Map<Key, Flat[]>();
  for (const flat of flats) {
    const key = keyOf(flat);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [flat]);
    else group.push(flat);
  }
  return groups;
}

function floorsOf(flats: readonly Flat[]): readonly PlanFloor[] {
  return [...grouped(flats, ({ floor }) => floor)]
    .map(([floor, ofFloor]) => ({ floor, flats: ofFloor.toSorted((a, b) => a.number - b.number) }))
    .sort((a, b) => b.floor - a.floor);
}

function sectionsOf(flats: readonly Flat[]): readonly PlanSection[] {
  return [...grouped(flats, ({ section }) => section)]
    .map(([section, ofSection]) => ({ section, floors: floorsOf(ofSection) }))
    .sort((a, b) => a.section - b.section);
}

function build(flats: readonly Flat[]): readonly PlanBuilding[] {
  return [...grouped(flats, ({ building }) => building.key)].map(([key, ofBuilding]) => ({
    key,
    name: ofBuilding[0]?.building.name ?? key,
    sections: sectionsOf(ofBuilding),
  }));
}

const built = new WeakMap<readonly Flat[], readonly PlanBuilding[]>();

/** The flats of a project as they stand: buildings in the order of the answer. Made once for an answer. */
export function buildingsOf(flats: readonly Flat[]): readonly PlanBuilding[] {
  const known = built.get(flats) ?? build(flats);
  built.set(flats, known);
  return known;
}
