import type { Flat } from '#shared/answers';
import { type FilterDimension, isMatch, onlyMismatch } from './filterFlats.ts';
import { type FlatFilter, noFlatFilter } from './flatFilterTypes.ts';

/** What each dimension is when nothing is wanted of it. */
const loose: Readonly<Record<FilterDimension, Partial<FlatFilter>>> = {
  rooms: { rooms: noFlatFilter.rooms },
  areas: { areas: noFlatFilter.areas },
  statuses: { statuses: noFlatFilter.statuses },
  buildings: { buildings: noFlatFilter.buildings },
  floors: { floorFrom: noFlatFilter.floorFrom, floorTo: noFlatFilter.floorTo },
};

export interface Relaxation {
  readonly dimension: FilterDimension;
  /** The change that gives the wish up. */
  readonly change: Partial<FlatFilter>;
  /** How many flats would be found then. */
  readonly count: number;
}

/** Which one wish to give up so that something is found, the most rewarding first. */
export function relaxations(flats: readonly Flat[], filter: FlatFilter): readonly Relaxation[] {
  const counts = new Map<FilterDimension, number>();
  for (const flat of flats) {
    const against = isMatch(flat, filter) ? null : onlyMismatch(flat, filter);
    if (against !== null) counts.set(against, (counts.get(against) ?? 0) + 1);
  }
  return [...counts]
    .map(([dimension, count]) => ({ dimension, change: loose[dimension], count }))
    .sort((a, b) => b.count - a.count);
}
