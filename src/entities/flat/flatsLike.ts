import type { Day } from '#contract/common.ts';
import { priceOn } from '#domain/money/discount.ts';
import type { Flat } from '#shared/responses';

function isOther(other: Flat, flat: Flat): boolean {
  return other.status === 'free' && other.id !== flat.id;
}

/** The free flats of the same layout. */
export function flatsAlike(flat: Flat, flats: readonly Flat[]): readonly Flat[] {
  return flats.filter((other) => flat.layout !== null && other.layout === flat.layout && isOther(other, flat));
}

/** How many flats are suggested in place of one that is gone. */
const suggestions = 3;

/** The free flats most like this one: of its layout or its rooms, and near its price. */
export function nearestFlats(flat: Flat, flats: readonly Flat[], today: Day | null): readonly Flat[] {
  const distance = (other: Flat): number =>
    Math.abs((priceOn(other, today) ?? Number.MAX_SAFE_INTEGER) - (priceOn(flat, today) ?? 0));
  const like = (other: Flat): number =>
    Number(flat.layout !== null && other.layout === flat.layout) +
    Number(flat.rooms !== null && other.rooms === flat.rooms);
  return flats
    .filter((other) => isOther(other, flat))
    .toSorted((one, other) => like(other) - like(one) || distance(one) - distance(other))
    .slice(0, suggestions);
}
