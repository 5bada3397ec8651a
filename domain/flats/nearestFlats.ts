import { byKeys } from '../byKeys.ts';
import type { Range } from '../filters/filterFacets.ts';
import { bucketBounds, type AreaBucket, areaBucketOf } from './flatConditions.ts';
import { flatSearch, type FlatSearchFilter, type SearchItem } from './flatSearch.ts';
import { cheapestWay } from './searchItems.ts';

/** Flats that are shown instead of nothing. */
export const mostNearest = 3;

/** How far a value lies beyond a range, as a share of the bound that it misses. */
function missOf(value: number | null, { from, to }: Range): number {
  if (value === null) return from === null && to === null ? 0 : Infinity;
  // A floor may be 0, or below the ground.
  if (from !== null && value < from) return (from - value) / Math.max(Math.abs(from), 1);
  return to !== null && value > to ? (value - to) / Math.max(Math.abs(to), 1) : 0;
}

function areaMiss(size: number | null, buckets: readonly AreaBucket[]): number {
  if (buckets.length === 0) return 0;
  if (size === null) return Infinity;
  if (buckets.includes(areaBucketOf(size))) return 0;
  return Math.min(
    ...buckets.map((bucket) => missOf(size, { from: bucketBounds[bucket].over, to: bucketBounds[bucket].upTo })),
  );
}

/** How far the number of rooms is from the nearest chosen one, as a share of it. */
function roomsMiss(rooms: number | null, chosen: readonly number[]): number {
  if (chosen.length === 0) return 0;
  return Math.min(...chosen.map((each) => missOf(rooms, { from: each, to: each })));
}

/** Sums and size may be missed a little; every other condition is met or not. */
const graded: readonly string[] = ['price', 'monthly', 'area'];

/**
 * The flats that miss the fewest other conditions, then the least of sums and size, then of rooms and floors, then the cheapest. For a search by
 * price those on request come last: nobody can tell how near they are.
 */
export function nearestTo(items: readonly SearchItem[], filter: FlatSearchFilter): readonly SearchItem[] {
  const hasBound = filter.price.from !== null || filter.price.to !== null;
  const cheapestOf = cheapestWay(filter);
  const monthlyMiss = (item: SearchItem) => missOf(cheapestOf(item)?.monthlyMost ?? null, filter.monthly);
  const chosen = new Set(flatSearch.chosen(filter).map(({ condition }) => condition));
  const tests = [...chosen].flatMap((key) =>
    graded.includes(key) ? [] : flatSearch.matcher({ ...flatSearch.none, [key]: filter[key] }),
  );
  return items
    .map((item) => {
      const monthly = monthlyMiss(item);
      return {
        item,
        // A flat that cannot be paid monthly misses the condition as a whole.
        missed: tests.reduce((count, test) => count + Number(!test(item)), Number(monthly === Infinity)),
        far: missOf(item.price, filter.price) + monthly + areaMiss(item.flat.total_area ?? null, filter.area),
        apart: roomsMiss(item.flat.rooms ?? null, filter.rooms) + missOf(item.flat.floor ?? null, filter.floor),
        price: item.price,
      };
    })
    .toSorted(
      byKeys(
        ({ price }) => Number(hasBound && price === null),
        ({ missed }) => missed,
        ({ far }) => far,
        ({ apart }) => apart,
        ({ price }) => price,
      ),
    )
    .slice(0, mostNearest)
    .map(({ item }) => item);
}
