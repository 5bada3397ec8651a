type Range = readonly [low: number, high: number];

interface Facts {
  area: number;
  areas: Range;
  floor: number;
  floors: Range;
  /** Sides of the world that the windows face. */
  sides: number;
}

/** Small flats cost more for a square metre than large ones; the view and light from two sides add the rest. */
const BY_AREA = 0.6;
const BY_FLOOR = 0.3;
const BY_SIDES = 0.1;
const STEP = 100;

/** Hryvnias for a square metre within the project's range, in whole hundreds. */
export function pricePerM2([low, high]: Range, { area, areas, floor, floors, sides }: Facts): number {
  const small = 1 - rank(area, areas);
  const price = low + (high - low) * (BY_AREA * small + BY_FLOOR * rank(floor, floors) + (sides > 1 ? BY_SIDES : 0));
  return Math.round(price / STEP) * STEP;
}

const rank = (value: number, [low, high]: Range): number => (high === low ? 0 : (value - low) / (high - low));
