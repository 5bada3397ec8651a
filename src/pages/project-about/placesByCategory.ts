import type { Place, Term } from '#shared/answers';

export interface PlaceGroup {
  /** Null: places of no category. */
  readonly category: Term | null;
  /** The nearest first. */
  readonly places: readonly Place[];
}

/** Two shops may have one name, but not in one place. */
export function placeId({ name, position }: Place): string {
  return position === null ? name : `${name} ${position.lat},${position.lon}`;
}

export function placesByCategory(places: readonly Place[]): readonly PlaceGroup[] {
  const nearestFirst = places.toSorted(
    (first, second) => (first.walking_minutes ?? Infinity) - (second.walking_minutes ?? Infinity) || 0,
  );
  const groups = Map.groupBy(nearestFirst, ({ category }) => category?.key);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first === undefined ? [] : [{ category: first.category, places: group }];
  });
}
