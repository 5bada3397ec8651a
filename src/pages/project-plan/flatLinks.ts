import type { Flat } from '#contract/planning.ts';
import { pathTo } from '#shared/routing';

export const flatLinks = {
  /** The calculator with the flat's price (hryvnias) and area in it; null when there is nothing to calculate. */
  instalment: (alias: string, { price, status, total_area: area }: Flat): string | null => {
    if (price === null || status === 'sold') return null;
    const query = new URLSearchParams({ price: String(price / 100), area: String(area) });
    return `${pathTo('projectBond', { alias })}?${query.toString()}`;
  },
};
