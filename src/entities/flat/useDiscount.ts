import { discountOn } from '#contract/formulas/index.ts';
import type { Flat, FlatDiscount } from '#contract/planning.ts';
import { useToday } from '#shared/time';

/** The discount that holds today. */
export function useDiscount(flat: Pick<Flat, 'status' | 'discount'>): FlatDiscount | null {
  return discountOn(flat, useToday());
}
