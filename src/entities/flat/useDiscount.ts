import { discountOn } from '#domain/discount.ts';
import type { Flat, FlatDiscount } from '#shared/answers';
import { useToday } from '#shared/time';

/** The discount that holds today. */
export function useDiscount(flat: Pick<Flat, 'status'> & Partial<Pick<Flat, 'discount'>>): FlatDiscount | null {
  return discountOn(flat, useToday());
}
