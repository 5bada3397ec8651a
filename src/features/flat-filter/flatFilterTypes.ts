import type { AreaBucket } from '#entities/flat';
import type { FlatStatus } from '#shared/answers';

/** In the order in which flats are shown: what can be bought comes first. */
export const flatStatuses = ['free', 'reserved', 'sold'] as const satisfies readonly FlatStatus[];

export const flatSorts = ['price', 'price-desc', 'area', 'area-desc', 'floor', 'floor-desc'] as const;
export type FlatSort = (typeof flatSorts)[number];

/** What a visitor wants of a flat; an empty list and a null bound want nothing. */
export interface FlatFilter {
  readonly rooms: readonly number[];
  readonly areas: readonly AreaBucket[];
  readonly statuses: readonly FlatStatus[];
  /** Keys of buildings. */
  readonly buildings: readonly string[];
  readonly floorFrom: number | null;
  readonly floorTo: number | null;
  readonly sort: FlatSort;
}

export const noFlatFilter: FlatFilter = {
  rooms: [],
  areas: [],
  statuses: [],
  buildings: [],
  floorFrom: null,
  floorTo: null,
  sort: 'price',
};
