type Range = readonly [low: number, high: number];

interface Facts {
  area: number;
  areas: Range;
  floor: number;
  floors: Range;
}

/** Small flats cost more for a square metre than large ones, and the view adds the rest. */
const BY_AREA = 0.7;
const STEP = 100;

/** Hryvnias for a square metre within the project's range, in whole hundreds. */
export function pricePerM2([low, high]: Range, { area, areas, floor, floors }: Facts): number {
  const small = 1 - rank(area, areas);
  const price = low + (high - low) * (BY_AREA * small + (1 - BY_AREA) * rank(floor, floors));
  return Math.round(price / STEP) * STEP;
}

const rank = (value: number, [low, high]: Range): number => (high === low ? 0 : (value - low) / (high - low));
