import type { Flat } from '#contract/planning.ts';
import { pathTo } from '#shared/routing';

export const flatLinks = {
  /**
   * The calculator for the flat, with its price (hryvnias) and area for a backend that knows no flats there; null when there is
   * nothing to calculate.
   */
  instalment: (alias: string, { id, price, status, total_area: area }: Flat): string | null => {
    if (price === null || status === 'sold') return null;
    const query = new URLSearchParams({ flat: id, price: String(price / 100), area: String(area) });
    return `${pathTo('projectBond', { alias })}?${query.toString()}`;
  },
};
