import type { Whole } from '#contract/whole.ts';
import { priceOn, pricePerM2On } from '#domain/discount.ts';
import type { Flat, FlatDiscount } from '#contract/planning.ts';
import type { FreeFlats, ProjectBuilding } from '#contract/project.ts';
import type { Content, Offer, Project } from '../content/assemble.ts';
import { priceOfFlat, priceOfSquareMetre } from './money.ts';
import { term } from './terms.ts';

export type WholeFlat = Whole<Flat>;

function flat(project: Project, { price_per_m2, layout: key, building, ...row }: Project['flats'][number]): WholeFlat {
  const layout = project.layouts[key];
  if (layout === undefined) throw new Error(`Unchecked layout ${key}`);
  return {
    ...row,
    ...layout,
    building: term(project.buildings, building),
    price: price_per_m2 === null ? null : priceOfFlat(price_per_m2, layout.total_area),
    price_per_m2: price_per_m2 === null ? null : priceOfSquareMetre(price_per_m2),
    layout: key,
  };
}

export const flatsOf = (project: Project): WholeFlat[] => project.flats.map((row) => flat(project, row));

/** Whether a free flat is among those that an offer describes. */
export function isInOffer(flat: WholeFlat, flats: NonNullable<Offer['flats']>): boolean {
  const { rooms, buildings, floor_from: from, floor_to: to } = flats;
  return (
    flat.status === 'free' &&
    (rooms.length === 0 || rooms.includes(flat.rooms)) &&
    (buildings.length === 0 || buildings.includes(flat.building.key)) &&
    (from === null || flat.floor >= from) &&
    (to === null || flat.floor <= to)
  );
}

function discountOf(flat: WholeFlat, offers: readonly Offer[]): Whole<FlatDiscount> | undefined {
  const { price } = flat;
  if (price === null) return undefined;
  const discounts = offers.flatMap(({ alias, title, discount_percent: percent, flats, ...offer }) =>
    percent === undefined || flats === null || !isInOffer(flat, flats)
      ? []
      : {
          percent,
          price: Math.round((price * (100 - percent)) / 100),
          offer: { alias, title },
          valid_from: offer.published_at,
          valid_until: offer.valid_until,
        },
  );
  // Discounts are not added up: the largest counts.
  return discounts.toSorted((one, other) => other.percent - one.percent)[0];
}

/** The flats of a project with the discounts of its offers. */
export function flatsWithDiscounts({ offers }: Content, project: Project): WholeFlat[] {
  const own = offers.filter(({ projects }) => projects.length === 0 || projects.includes(project.alias));
  return flatsOf(project).map((each) => {
    const discount = discountOf(each, own);
    return discount === undefined ? each : { ...each, discount };
  });
}

/** In the order in which content names them. */
export const buildingsOf = ({ buildings, flats }: Project): Whole<ProjectBuilding>[] =>
  Object.keys(buildings).map((key) => ({
    ...term(buildings, key),
    flats_free: flats.filter(({ building, status }) => building === key && status === 'free').length,
  }));

const lowest = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : Math.min(...known);
};

/** By layout, in the order of content, with the prices of `today`. */
export function freeFlatsOf(flats: readonly WholeFlat[], today: string): Whole<FreeFlats>[] {
  const free = flats.filter(({ status }) => status === 'free');
  const byLayout = Map.groupBy(free, ({ layout }) => layout);
  return [...byLayout.values()].flatMap((alike) => {
    const [first] = alike;
    if (first === undefined) return [];
    const prices = new Set(alike.flatMap((each) => priceOn(each, today) ?? []));
    return { rooms: first.rooms, total_area: first.total_area, prices: [...prices].sort((a, b) => a - b) };
  });
}

export const highestPriceOf = (flats: readonly WholeFlat[], today: string): number | null => {
  const prices = freeFlatsOf(flats, today).flatMap((layout) => layout.prices);
  return prices.length === 0 ? null : Math.max(...prices);
};

/** Summary of all flats of a project, with the lowest prices of `today`. */
export function summaryOfFlats(flats: readonly WholeFlat[], today: string | null) {
  const free = flats.filter(({ status }) => status === 'free');
  const areas = flats.map(({ total_area }) => total_area);
  return {
    price_per_m2: lowest(free.map((each) => pricePerM2On(each, today))),
    price_from: lowest(free.map((each) => priceOn(each, today))),
    rooms: [...new Set(flats.map(({ rooms }) => rooms))].sort((a, b) => a - b),
    total_area: areas.length === 0 ? null : { min: Math.min(...areas), max: Math.max(...areas) },
    flats_free: free.length,
  };
}
