import { byKeys, descending } from '#domain/byKeys.ts';
import { flatStatuses } from '#domain/flats/flatValues.ts';
import { priceOn } from '#domain/money/discount.ts';
import type { Flat } from '#shared/responses';

export const flatSorts = ['price', 'price-desc', 'area', 'area-desc', 'floor', 'floor-desc'] as const;
export type FlatSort = (typeof flatSorts)[number];

type Measure = (flat: Flat, today: string | null) => number | null;

const areaOf: Measure = ({ total_area: area }) => area;
const floorOf: Measure = ({ floor }) => floor;

const measures: Readonly<Record<FlatSort, Measure>> = {
  price: priceOn,
  'price-desc': descending(priceOn),
  area: areaOf,
  'area-desc': descending(areaOf),
  floor: floorOf,
  'floor-desc': descending(floorOf),
};

/** Free flats first, sold ones last, each group in the chosen order; by the prices of `today`. */
export function sortFlats(flats: readonly Flat[], sort: FlatSort, today: string | null): readonly Flat[] {
  const inOrder = byKeys<Flat>(
    ({ status }) => flatStatuses.indexOf(status),
    (flat) => measures[sort](flat, today),
    (flat) => areaOf(flat, today),
    (flat) => floorOf(flat, today),
  );
  return flats.toSorted(inOrder);
}
