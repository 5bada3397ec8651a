import type { Whole } from '#contract/whole.ts';
import { isValidOn, priceOn, pricePerM2On } from '#domain/money/discount.ts';
import { outlooks } from '#domain/flats/flatValues.ts';
import { fitsOffer, offerLines, usualOfferRules } from '#domain/offers.ts';
import type { Flat, FlatDiscount } from '#contract/projects/planning.ts';
import type { FreeFlats, ProjectBuilding } from '#contract/projects/project.ts';
import type { CostItem, OfferRules, PriceOffer, PurchaseCosts } from '#contract/money/purchaseCost.ts';
import type { Content, Offer, Project } from '../content/assemble.ts';
import { kopiykasOf, priceOfFlat } from './money.ts';
import { term } from './terms.ts';

export type WholeFlat = Whole<Flat>;

function flat(project: Project, { price_per_m2, layout: key, building, ...row }: Project['flats'][number]): WholeFlat {
  const layout = project.layouts[key];
  if (layout === undefined) throw new Error(`Unchecked layout ${key}`);
  return {
    ...row,
    ...layout,
    building: term(project.buildings, building),
    outlook: outlooks.filter((each) => row.orientation.some((side) => project.outlooks[building]?.[side] === each)),
    price: price_per_m2 === null ? null : priceOfFlat(price_per_m2, layout.total_area),
    price_per_m2: price_per_m2 === null ? null : kopiykasOf(price_per_m2),
    layout: key,
  };
}

export const flatsOf = (project: Project): WholeFlat[] => project.flats.map((row) => flat(project, row));

/** Whether a free flat is among those that an offer describes. */
export const isInOffer = (flat: WholeFlat, flats: NonNullable<Offer['flats']>): boolean =>
  flat.status === 'free' && fitsOffer(flat, flats);

/**
 * Those that lower the price of the project's flats today, in the order in which they are applied. Others stay out: the page that the
 * server renders does not know the day, and shows what it gets.
 */
function priceOffersOf({ offers, costs }: Content, { alias: project }: Project, today: string): Whole<PriceOffer>[] {
  const order = costs?.offers?.order ?? [];
  const rank = ({ alias }: { alias: string }): number => (order.includes(alias) ? order.indexOf(alias) : order.length);
  return offers
    .flatMap(({ alias, title, discount_percent: percent, projects, combines, claim, flats, ...offer }) =>
      percent === undefined || (projects.length > 0 && !projects.includes(project))
        ? []
        : [
            {
              alias,
              title,
              percent,
              combines,
              claim,
              flats,
              valid_from: offer.published_at,
              valid_until: offer.valid_until,
            },
          ],
    )
    .filter((offer) => isValidOn(offer, today))
    .toSorted((one, other) => rank(one) - rank(other) || other.percent - one.percent);
}

function offerRulesOf({ costs }: Content): OfferRules {
  const { combine, of, cap_percent } = costs?.offers ?? usualOfferRules;
  return { combine, of, cap_percent };
}

const latest = (days: readonly string[]): string => days.reduce((one, other) => (one > other ? one : other), '');

/** The discount for everybody: the offers without a claim, added up. */
function discountOf(
  flat: WholeFlat,
  offers: readonly Whole<PriceOffer>[],
  rules: OfferRules,
  today: string,
): Whole<FlatDiscount> | undefined {
  const { price } = flat;
  if (price === null) return undefined;
  const lines = offerLines({ ...flat, price }, offers, rules, today).filter(({ state }) => state === 'applied');
  const [largest] = lines.toSorted((one, other) => other.amount - one.amount);
  if (largest === undefined) return undefined;
  const reduction = lines.reduce((sum, { amount }) => sum + amount, 0);
  const ends = lines.flatMap(({ offer }) => offer.valid_until ?? []);
  return {
    percent:
      lines.length === 1 && !largest.capped ? largest.offer.percent : Math.round((reduction / price) * 1e4) / 100,
    price: price - reduction,
    offer: { alias: largest.offer.alias, title: largest.offer.title },
    valid_from: latest(lines.map(({ offer }) => offer.valid_from ?? '')),
    valid_until: ends.length === 0 ? null : ends.reduce((one, other) => (one < other ? one : other)),
  };
}

/** The flats of a project with the discounts of its offers. */
export function flatsWithDiscounts(content: Content, project: Project, today: string): WholeFlat[] {
  const offers = priceOffersOf(content, project, today);
  const rules = offerRulesOf(content);
  return flatsOf(project).map((each) => {
    const discount = discountOf(each, offers, rules, today);
    return discount === undefined ? each : { ...each, discount };
  });
}

/** Undefined where nothing is known of what a purchase costs beside the price. */
export function purchaseCostsOf(content: Content, project: Project, today: string): Whole<PurchaseCosts> | undefined {
  const items = [...project.costs, ...(content.costs?.items ?? [])];
  if (items.length === 0 || project.flats.length === 0) return undefined;
  return {
    items: items.map(({ amount, ...item }) => ({ ...item, ...kindOf(amount) })),
    offers: priceOffersOf(content, project, today),
    offer_rules: offerRulesOf(content),
  };
}

type Amount = Project['costs'][number]['amount'];

/** The loader has checked that there is one of them. */
function kindOf({ fixed, per_m2, percent_of_price, percent_of_loan }: Amount): Pick<CostItem, 'kind' | 'value'> {
  if (fixed !== undefined) return { kind: 'fixed', value: kopiykasOf(fixed) };
  if (per_m2 !== undefined) return { kind: 'per_m2', value: kopiykasOf(per_m2) };
  if (percent_of_price !== undefined) return { kind: 'percent_of_price', value: percent_of_price };
  return { kind: 'percent_of_loan', value: percent_of_loan ?? 0 };
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
