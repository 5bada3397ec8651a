import type { Term } from '#contract/common.ts';
import type { Place } from '#contract/project.ts';

export interface PlaceGroup {
  readonly category: Term;
  /** The nearest first. */
  readonly places: readonly Place[];
}

/** Two shops may have one name, but not in one place. */
export function placeId({ name, position: { lat, lon } }: Place): string {
  return `${name} ${lat},${lon}`;
}

export function placesByCategory(places: readonly Place[]): readonly PlaceGroup[] {
  const nearestFirst = places.toSorted((first, second) => first.walking_minutes - second.walking_minutes);
  const groups = Map.groupBy(nearestFirst, ({ category }) => category.key);
  return [...groups.values()].flatMap((group) => {
    const category = group[0]?.category;
    return category === undefined ? [] : [{ category, places: group }];
  });
}
