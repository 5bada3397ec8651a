import type { Flat } from '#contract/planning.ts';
import { areaBucketOf } from './areaBucket.ts';
import { type FlatFilter, type FlatSort, flatStatuses } from './flatFilterTypes.ts';

function wants<Value>(wanted: readonly Value[], value: Value): boolean {
  return wanted.length === 0 || wanted.includes(value);
}

/** What a flat is asked, a dimension of the filter each. */
const tests = {
  rooms: (flat: Flat, { rooms }: FlatFilter) => wants(rooms, flat.rooms),
  areas: (flat: Flat, { areas }: FlatFilter) => wants(areas, areaBucketOf(flat.total_area)),
  statuses: (flat: Flat, { statuses }: FlatFilter) => wants(statuses, flat.status),
  buildings: (flat: Flat, { buildings }: FlatFilter) => wants(buildings, flat.building.key),
  floors: ({ floor }: Flat, { floorFrom, floorTo }: FlatFilter) =>
    floor >= (floorFrom ?? -Infinity) && floor <= (floorTo ?? Infinity),
} as const;

export type FilterDimension = keyof typeof tests;

const dimensions = Object.keys(tests) as readonly FilterDimension[];

/** The dimensions in which the flat is not what is wanted. */
export function mismatches(flat: Flat, filter: FlatFilter): readonly FilterDimension[] {
  return dimensions.filter((dimension) => !tests[dimension](flat, filter));
}

function matches(flat: Flat, filter: FlatFilter): boolean {
  return dimensions.every((dimension) => tests[dimension](flat, filter));
}

const valueOf: Readonly<Record<FlatSort, (flat: Flat) => number | null>> = {
  price: ({ price }) => price,
  'price-desc': ({ price }) => (price === null ? null : -price),
  area: ({ total_area: area }) => area,
  'area-desc': ({ total_area: area }) => -area,
  floor: ({ floor }) => floor,
  'floor-desc': ({ floor }) => -floor,
};

/** A price on request stands after every named one, whichever way prices go. */
function sortKey(flat: Flat, sort: FlatSort): number {
  return valueOf[sort](flat) ?? Number.MAX_SAFE_INTEGER;
}

const statusRank = new Map(flatStatuses.map((status, index) => [status, index]));
function rankOf({ status }: Flat): number {
  return statusRank.get(status) ?? flatStatuses.length;
}

/** The flats that are wanted: free ones first, sold ones last, each group in the order that was asked for. */
export function filterFlats(flats: readonly Flat[], filter: FlatFilter): readonly Flat[] {
  return flats
    .filter((flat) => matches(flat, filter))
    .sort(
      (a, b) =>
        rankOf(a) - rankOf(b) ||
        sortKey(a, filter.sort) - sortKey(b, filter.sort) ||
        a.total_area - b.total_area ||
        a.floor - b.floor,
    );
}
