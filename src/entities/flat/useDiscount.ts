import type { Flat, FlatDiscount } from '#contract/planning.ts';
import { useToday } from '#shared/time';

type Discounted = Pick<Flat, 'status' | 'discount'>;

/** The discount of a free flat on a day in Kyiv, `YYYY-MM-DD`; while the day is unknown it holds. */
export function discountOn({ status, discount }: Discounted, today: string | null): FlatDiscount | null {
  if (discount === undefined || status !== 'free') return null;
  const { valid_from: from, valid_until: until } = discount;
  return today === null || (from <= today && (until === null || today <= until)) ? discount : null;
}

/** The discount that holds today. */
export function useDiscount(flat: Discounted): FlatDiscount | null {
  return discountOn(flat, useToday());
}
