import type { SearchItem } from './flatSearch.ts';

/** A project on the map: the number of its matching flats and their lowest price; null: all on request. */
export interface SearchPin {
  readonly alias: string;
  readonly title: string;
  readonly position: { readonly lat: number; readonly lon: number };
  readonly count: number;
  readonly price_from: number | null;
}

/**
 * Pins of the found flats, one per project with a position, sorted by alias so that another order of the list gives
 * the same map.
 */
export function searchPins(found: readonly SearchItem[]): SearchPin[] {
  const pins = new Map<string, SearchPin>();
  for (const { project, price } of found) {
    const { alias, title, position } = project;
    if (position === null || position === undefined) continue;
    const { count, price_from: from } = pins.get(alias) ?? { count: 0, price_from: null };
    const lowest = from === null || price === null ? (from ?? price) : Math.min(from, price);
    pins.set(alias, { alias, title, position, count: count + 1, price_from: lowest });
  }
  return [...pins.values()].toSorted((one, other) => (one.alias < other.alias ? -1 : 1));
}
