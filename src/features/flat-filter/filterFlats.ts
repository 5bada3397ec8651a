import { priceOn } from '#domain/discount.ts';
import { type AreaBucket, areaBucketOf } from '#entities/flat';
import type { Flat } from '#shared/answers';
import { type FlatFilter, type FlatSort, flatStatuses } from './flatFilterTypes.ts';

/** What is not known is not what is wanted. */
function wants<Value>(wanted: readonly Value[], value: Value | null): boolean {
  return wanted.length === 0 || (value !== null && wanted.includes(value));
}

function bucketOf({ total_area: area }: Flat): AreaBucket | null {
  return area === null ? null : areaBucketOf(area);
}

/** What a flat is asked, a dimension of the filter each. */
const tests = {
  rooms: (flat: Flat, { rooms }: FlatFilter) => wants(rooms, flat.rooms),
  areas: (flat: Flat, { areas }: FlatFilter) => wants(areas, bucketOf(flat)),
  statuses: (flat: Flat, { statuses }: FlatFilter) => wants(statuses, flat.status),
  buildings: (flat: Flat, { buildings }: FlatFilter) => wants(buildings, flat.building?.key ?? null),
  floors: ({ floor }: Flat, { floorFrom, floorTo }: FlatFilter) =>
    floor === null
      ? floorFrom === null && floorTo === null
      : floor >= (floorFrom ?? -Infinity) && floor <= (floorTo ?? Infinity),
} as const;

export type FilterDimension = keyof typeof tests;

const dimensions = Object.keys(tests) as readonly FilterDimension[];

/** The one dimension in which the flat is not what is wanted; null when there is none, or more than one. */
export function onlyMismatch(flat: Flat, filter: FlatFilter): FilterDimension | null {
  let found: FilterDimension | null = null;
  for (const dimension of dimensions) {
    if (tests[dimension](flat, filter)) continue;
    if (found !== null) return null;
    found = dimension;
  }
  return found;
}

/** Whether the flat is what is wanted. Written out: with ten thousand flats it is what a keystroke waits for. */
export function isMatch(flat: Flat, filter: FlatFilter): boolean {
  return (
    tests.rooms(flat, filter) &&
    tests.areas(flat, filter) &&
    tests.statuses(flat, filter) &&
    tests.buildings(flat, filter) &&
    tests.floors(flat, filter)
  );
}

const valueOf: Readonly<Record<FlatSort, (flat: Flat, today: string | null) => number | null>> = {
  price: priceOn,
  'price-desc': (flat, today) => {
    const price = priceOn(flat, today);
    return price && -price;
  },
  area: ({ total_area: area }) => area,
  'area-desc': ({ total_area: area }) => area && -area,
  floor: ({ floor }) => floor,
  'floor-desc': ({ floor }) => floor && -floor,
};

/** What is not known stands after all that is, whichever way prices, areas and floors go. */
function sortKey(flat: Flat, sort: FlatSort, today: string | null): number {
  return valueOf[sort](flat, today) ?? Number.MAX_SAFE_INTEGER;
}

const statusRank = new Map(flatStatuses.map((status, index) => [status, index]));
function rankOf({ status }: Flat): number {
  return statusRank.get(status) ?? flatStatuses.length;
}

/** Free ones first, sold ones last, each group in the order that was asked for; by the prices of `today`. */
export function sortFlats(flats: readonly Flat[], sort: FlatSort, today: string | null): readonly Flat[] {
  return flats.toSorted(
    (a, b) =>
      rankOf(a) - rankOf(b) ||
      sortKey(a, sort, today) - sortKey(b, sort, today) ||
      sortKey(a, 'area', today) - sortKey(b, 'area', today) ||
      sortKey(a, 'floor', today) - sortKey(b, 'floor', today),
  );
}

/** The flats that are wanted, in the order that they have. */
export function matchesOf(flats: readonly Flat[], filter: FlatFilter): readonly Flat[] {
  return flats.filter((flat) => isMatch(flat, filter));
}
