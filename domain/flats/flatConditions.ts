import { anyOf, between } from '../filters/filterConditions.ts';
import { kopiykasPerHryvnia } from '../money/currency.ts';
import { outlooks, roomCounts } from './flatValues.ts';

/** SPEC.md section 9: up to 55 m², 55 to 80 m², more than 80 m². */
export const areaBuckets = ['up-to-55', '55-to-80', 'over-80'] as const;
export type AreaBucket = (typeof areaBuckets)[number];

/** The areas (m²) of a bucket: more than `over`, and at most `upTo`. */
export const bucketBounds: Readonly<Record<AreaBucket, { readonly over: number; readonly upTo: number }>> = {
  'up-to-55': { over: 0, upTo: 55 },
  '55-to-80': { over: 55, upTo: 80 },
  'over-80': { over: 80, upTo: Infinity },
};

/** Each area belongs to one bucket alone: 55 to the first, 80 to the second. */
export function areaBucketOf(area: number): AreaBucket {
  return areaBuckets.find((bucket) => area <= bucketBounds[bucket].upTo) ?? 'over-80';
}

/** Kopiykas: half a million hryvnias. */
const usualStep = 500_000 * kopiykasPerHryvnia;
/** So many options fit a phone without long scrolling. */
const mostSteps = 16;

/** Round sums (kopiykas) around some prices, ascending; the step doubles until they are few. */
export function roundSums(prices: readonly number[], leastStep = usualStep): readonly number[] {
  if (prices.length === 0) return [];
  // Not Math.min(...prices): there may be more prices than a call takes arguments.
  const [least, greatest] = prices.reduce(
    ([min, max], price) => [Math.min(min, price), Math.max(max, price)],
    [Infinity, 0],
  );
  let step = leastStep;
  while ((greatest - least) / step > mostSteps) step *= 2;
  const first = Math.floor(least / step);
  return Array.from({ length: Math.ceil(greatest / step) - first + 1 }, (_, index) => (first + index) * step);
}

export const mainSides = ['n', 'e', 's', 'w'] as const;

interface FlatFacts {
  readonly rooms?: number | null | undefined;
  readonly total_area?: number | null | undefined;
  readonly floor?: number | null | undefined;
  readonly orientation?: readonly string[] | null | undefined;
  readonly outlook?: readonly (typeof outlooks)[number][] | null | undefined;
}

/** The conditions that every search of single flats has. */
export function flatConditions<Part>(flatOf: (part: Part) => FlatFacts) {
  return {
    rooms: anyOf(roomCounts, (part: Part) => flatOf(part).rooms ?? null),
    area: anyOf(areaBuckets, (part: Part) => {
      const area = flatOf(part).total_area ?? null;
      return area === null ? null : areaBucketOf(area);
    }),
    floor: between((part: Part) => flatOf(part).floor ?? null, { pattern: /^-?\d{1,3}$/ }),
    /** A corner flat counts for both sides. */
    side: anyOf(mainSides, (part: Part) => {
      const { orientation } = flatOf(part);
      return mainSides.filter((side) => orientation?.some((each) => each.includes(side)));
    }),
    outlook: anyOf(outlooks, (part: Part) => flatOf(part).outlook ?? []),
  };
}
