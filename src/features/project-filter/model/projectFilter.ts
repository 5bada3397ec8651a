import type { AreaBucket } from '#entities/flat';
import type { MapBounds } from '#shared/map';

export const sortOrders = ['readiness', 'price', 'distance'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** What the list of projects is narrowed to; an empty set and a null narrow nothing. */
export interface ProjectFilter {
  /** Keys of statuses. */
  readonly status: readonly string[];
  readonly district: readonly string[];
  readonly class: readonly string[];
  readonly rooms: readonly number[];
  readonly area: readonly AreaBucket[];
  /** `built`, the year of commissioning, or `unannounced`. */
  readonly readiness: readonly string[];
  /** Kopiykas; bounds of the price of one flat. */
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
  /** The part of the map that is searched. */
  readonly bounds: MapBounds | null;
  /** Null: the company's own order. */
  readonly sort: SortOrder | null;
}

export const noProjectFilter: ProjectFilter = {
  status: [],
  district: [],
  class: [],
  rooms: [],
  area: [],
  readiness: [],
  priceFrom: null,
  priceTo: null,
  bounds: null,
  sort: null,
};

/** More values of one dictionary than a person compares; a link that names more is cut. */
export const mostChosen = 5;

/** How many conditions stand; sorting hides nothing, so it does not count. */
export function countChosen({ sort: _, ...filter }: ProjectFilter): number {
  return Object.values(filter).reduce(
    (sum: number, chosen) => sum + (Array.isArray(chosen) ? chosen.length : Number(chosen !== null)),
    0,
  );
}

export function isNarrowed(filter: ProjectFilter): boolean {
  return countChosen(filter) > 0;
}

export const asksOfPrice = ({ priceFrom, priceTo }: Pick<ProjectFilter, 'priceFrom' | 'priceTo'>): boolean =>
  priceFrom !== null || priceTo !== null;

/** Whether a flat has to meet something, not only its project. */
export const asksOfFlats = (filter: Pick<ProjectFilter, 'rooms' | 'area' | 'priceFrom' | 'priceTo'>): boolean =>
  filter.rooms.length > 0 || filter.area.length > 0 || asksOfPrice(filter);

/** Whether more than one thing is asked of a flat. */
export function asksMuchOfFlats(filter: ProjectFilter): boolean {
  return [filter.rooms.length > 0, filter.area.length > 0, asksOfPrice(filter)].filter(Boolean).length > 1;
}

/** Everything that hides projects is off; the order stays. */
export function withoutFilters({ sort }: ProjectFilter): ProjectFilter {
  return { ...noProjectFilter, sort };
}
