import { type AreaBucket, areaBucketOf } from '#entities/flat';
import type { Flat, FlatStatus, Term } from '#shared/answers';
import { type FilterDimension, isMatch, onlyMismatch } from './filterFlats.ts';
import type { FlatFilter } from './flatFilterTypes.ts';

/** What the flats of a project offer to choose from, and how many each choice would add under the rest of the filter. */
export interface FlatFacets {
  readonly rooms: ReadonlyMap<number, number>;
  readonly areas: ReadonlyMap<AreaBucket, number>;
  readonly statuses: ReadonlyMap<FlatStatus, number>;
  readonly buildings: readonly (Term & { readonly count: number })[];
  /** Ascending. */
  readonly floors: readonly number[];
}

function count<Key>(counts: Map<Key, number>, key: Key, more: boolean): void {
  counts.set(key, (counts.get(key) ?? 0) + Number(more));
}

function byKey<Value>(counts: ReadonlyMap<number, Value>): ReadonlyMap<number, Value> {
  return new Map([...counts].sort(([a], [b]) => a - b));
}

/** One pass over the flats: a flat counts for a choice when nothing but that dimension stands against it. */
export function flatFacets(flats: readonly Flat[], filter: FlatFilter): FlatFacets {
  const rooms = new Map<number, number>();
  const areas = new Map<AreaBucket, number>();
  const statuses = new Map<FlatStatus, number>();
  const buildings = new Map<string, number>();
  const names = new Map<string, Term>();
  const floors = new Set<number>();

  for (const flat of flats) {
    const wanted = isMatch(flat, filter);
    const against = wanted ? null : onlyMismatch(flat, filter);
    if (flat.rooms !== null) count(rooms, flat.rooms, wanted || against === 'rooms');
    if (flat.total_area !== null) count(areas, areaBucketOf(flat.total_area), wanted || against === 'areas');
    count(statuses, flat.status, wanted || against === 'statuses');
    if (flat.building !== null) {
      count(buildings, flat.building.key, wanted || against === 'buildings');
      names.set(flat.building.key, flat.building);
    }
    if (flat.floor !== null) floors.add(flat.floor);
  }

  return {
    rooms: byKey(rooms),
    areas,
    statuses,
    buildings: [...names.values()].map((term) => ({ ...term, count: buildings.get(term.key) ?? 0 })),
    floors: [...floors].sort((a, b) => a - b),
  };
}

/** Which questions the form asks: none of what no flat has, nor of a status that all have. */
export function questionsOf(
  facets: FlatFacets,
  { statuses }: Pick<FlatFilter, 'statuses'>,
): Readonly<Record<FilterDimension, boolean>> {
  return {
    rooms: facets.rooms.size > 0,
    areas: facets.areas.size > 0,
    statuses: facets.statuses.size > 1 || !facets.statuses.has('free') || statuses.length > 0,
    buildings: facets.buildings.length > 1,
    floors: facets.floors.length > 0,
  };
}

export function hasConditions(facets: FlatFacets, filter: FlatFilter): boolean {
  return Object.values(questionsOf(facets, filter)).includes(true);
}
