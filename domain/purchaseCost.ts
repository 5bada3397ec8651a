import { keepsOffers, priceOn } from './discount.ts';
import { shareOf } from './payment.ts';

/*
 * What a flat costs up to the keys. Money is integer kopiykas. Every line is rounded to the kopiyka by itself, halves up, and sums are
 * made of rounded lines, so that a table always adds up.
 */

/** The flats that an offer holds for; an empty list and a null bound ask for nothing. */
export interface OfferConditions {
  readonly rooms: readonly number[];
  /** Keys. */
  readonly buildings: readonly string[];
  readonly floor_from: number | null;
  readonly floor_to: number | null;
}

/** An offer that lowers the price of flats. */
export interface PriceOffer {
  readonly alias: string;
  readonly percent: number;
  /** Whether it adds up with other offers; one that does not counts by itself or not at all. */
  readonly combines: boolean;
  /** What a buyer has to be or do for it; null: it holds for everybody. */
  readonly claim: string | null;
  readonly flats: OfferConditions | null;
  /** `YYYY-MM-DD`, both included; null: no bound. */
  readonly valid_from: string | null;
  readonly valid_until: string | null;
}

export interface OfferRules {
  /** sum: offers that combine add up; best: the largest counts alone. */
  readonly combine: 'sum' | 'best';
  /** What a per cent is of: the list price, or what the offers before have left of it. */
  readonly of: 'list' | 'rest';
  /** All offers together, per cent of the list price; null: no bound. */
  readonly cap_percent: number | null;
}

/** Where nobody says how offers go together. */
export const usualOfferRules: OfferRules = { combine: 'best', of: 'list', cap_percent: null };

export interface PricedFlat {
  readonly status: string;
  /** The list price. */
  readonly price: number;
  readonly rooms: number | null;
  readonly floor: number | null;
  readonly building: { readonly key: string } | null;
}

export function fitsOffer(
  { rooms, floor, building }: Pick<PricedFlat, 'rooms' | 'floor' | 'building'>,
  flats: OfferConditions,
): boolean {
  return (
    (flats.rooms.length === 0 || (rooms !== null && flats.rooms.includes(rooms))) &&
    (flats.buildings.length === 0 || (building !== null && flats.buildings.includes(building.key))) &&
    (flats.floor_from === null || (floor !== null && floor >= flats.floor_from)) &&
    (flats.floor_to === null || (floor !== null && floor <= flats.floor_to))
  );
}

export interface OfferLine<Offer> {
  readonly offer: Offer;
  /** What it takes off the price; 0 unless it is applied. */
  readonly amount: number;
  /** unclaimed: the buyer has not said that it is theirs; outweighed: others, with which it does not combine, are worth more. */
  readonly state: 'applied' | 'unclaimed' | 'outweighed';
  /** The bound of all offers together has cut it. */
  readonly capped: boolean;
}

type Cut<Offer> = Pick<OfferLine<Offer>, 'offer' | 'amount' | 'capped'>;

function reductions<Offer extends PriceOffer>(
  price: number,
  offers: readonly Offer[],
  { of, cap_percent: cap }: OfferRules,
): readonly Cut<Offer>[] {
  const most = cap === null ? price : shareOf(price, cap);
  let taken = 0;
  return offers.map((offer) => {
    const full = shareOf(of === 'list' ? price : price - taken, offer.percent);
    const amount = Math.min(full, most - taken);
    taken += amount;
    return { offer, amount, capped: amount < full };
  });
}

const sumOf = (parts: readonly { readonly amount: number }[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0);

/**
 * The offers that hold for a flat on a day, in the order in which they are given, and what each takes off the list price. The set
 * that lowers it most counts: all offers that combine, or one that does not. Of equal sets the first counts. `claimed` has the
 * aliases of the offers that the buyer has a right to; while the day is unknown (null) every offer holds.
 */
export function offerLines<Offer extends PriceOffer>(
  flat: PricedFlat,
  offers: readonly Offer[],
  rules: OfferRules,
  today: string | null,
  claimed: ReadonlySet<string> = new Set(),
): readonly OfferLine<Offer>[] {
  if (!keepsOffers(flat.status)) return [];
  const holding = offers.filter(
    ({ flats, valid_from: from, valid_until: until }) =>
      (flats === null || fitsOffer(flat, flats)) &&
      (today === null || ((from === null || from <= today) && (until === null || today <= until))),
  );
  const claimable = holding.filter(({ alias, claim }) => claim === null || claimed.has(alias));
  const combining = rules.combine === 'sum' ? claimable.filter(({ combines }) => combines) : [];
  const alone = claimable.filter((offer) => !combining.includes(offer));
  const sets = [combining, ...alone.map((offer) => [offer])].map((set) => reductions(flat.price, set, rules));
  const best = sets.reduce<readonly Cut<Offer>[]>((most, set) => (sumOf(set) > sumOf(most) ? set : most), []);
  return holding.map((offer) => {
    const cut = best.find((each) => each.offer === offer);
    if (cut !== undefined) return { ...cut, state: 'applied' };
    return { offer, amount: 0, capped: false, state: claimable.includes(offer) ? 'outweighed' : 'unclaimed' };
  });
}

export type CostKind = 'fixed' | 'percent_of_price' | 'percent_of_loan' | 'per_m2';

/** What is paid beside the price of the flat. */
export interface CostItem {
  readonly id: string;
  readonly kind: CostKind;
  /** Kopiykas of `fixed` and `per_m2`, else per cent. */
  readonly value: number;
  /** developer: the line is shown and costs the buyer nothing. */
  readonly payer: 'buyer' | 'developer';
  /** It is added when the buyer chooses it. */
  readonly optional: boolean;
  /** Who need not pay an obligatory item; null: everybody pays. */
  readonly exemption: string | null;
  /** Items of one group are alternatives: the first counts until another one is chosen. */
  readonly group: { readonly key: string } | null;
  /** The key of the mortgage programme that it goes with; null: however the flat is paid. */
  readonly programme: string | null;
}

export interface CostLine<Item> {
  readonly item: Item;
  /** What the item costs, also when the developer pays it. */
  readonly amount: number;
  /** Whether it is part of the purchase as it was chosen. */
  readonly included: boolean;
  /** What the buyer pays of it. */
  readonly due: number;
}

export interface Payable {
  /** What is paid for the flat. */
  readonly price: number;
  /** m²; null when it is not known. */
  readonly area: number | null;
  readonly loan?: { readonly programme: string; readonly amount: number } | undefined;
}

function amountOf({ kind, value }: CostItem, { price, area, loan }: Payable): number | null {
  switch (kind) {
    case 'fixed':
      return value;
    case 'percent_of_price':
      return shareOf(price, value);
    case 'percent_of_loan':
      return loan === undefined ? null : shareOf(loan.amount, value);
    case 'per_m2':
      // The area in hundredths of m², so that no binary fraction decides about a kopiyka.
      return area === null ? null : Math.round((value * Math.round(area * 100)) / 100);
  }
}

/**
 * The items that concern a purchase, in their order. `chosen` has ids: of optional items that are taken, of alternatives that
 * stand for the first of their group, and of items from which the buyer is exempt.
 */
export function costLines<Item extends CostItem>(
  payable: Payable,
  items: readonly Item[],
  chosen: ReadonlySet<string>,
): readonly CostLine<Item>[] {
  const concerned = items.filter(({ programme }) => programme === null || programme === payable.loan?.programme);
  const isIncluded = (item: Item): boolean => {
    const { group } = item;
    if (group === null) return item.optional ? chosen.has(item.id) : item.exemption === null || !chosen.has(item.id);
    const alternatives = concerned.filter((each) => each.group?.key === group.key);
    return item === (alternatives.find(({ id }) => chosen.has(id)) ?? alternatives[0]);
  };
  return concerned.flatMap((item) => {
    const amount = amountOf(item, payable);
    if (amount === null) return [];
    const included = isIncluded(item);
    return { item, amount, included, due: included && item.payer === 'buyer' ? amount : 0 };
  });
}

export interface PurchaseCost<Offer, Item> {
  readonly listPrice: number;
  readonly offers: readonly OfferLine<Offer>[];
  /** With the offers that are applied. */
  readonly price: number;
  readonly lines: readonly CostLine<Item>[];
  /** The price and all that is due beside it. */
  readonly total: number;
}

export interface CostRules<Offer, Item> {
  readonly items: readonly Item[];
  readonly offers: readonly Offer[];
  readonly rules: OfferRules;
}

/** The price that offers lower: where a backend tells no offers, the discount of the flat has already lowered it. */
export function priceBeforeOffers(
  flat: Parameters<typeof priceOn>[0],
  { offers }: Pick<CostRules<unknown, unknown>, 'offers'>,
  today: string | null,
): number | null {
  return offers.length === 0 ? priceOn(flat, today) : flat.price;
}

/** All that a buyer who pays at once pays up to the keys. */
export function purchaseCost<Offer extends PriceOffer, Item extends CostItem>(
  flat: PricedFlat & { readonly total_area: number | null },
  { items, offers, rules }: CostRules<Offer, Item>,
  chosen: ReadonlySet<string>,
  today: string | null,
): PurchaseCost<Offer, Item> {
  const applied = offerLines(flat, offers, rules, today, chosen);
  const price = flat.price - sumOf(applied);
  const lines = costLines({ price, area: flat.total_area }, items, chosen);
  return { listPrice: flat.price, offers: applied, price, lines, total: totalCost(price, lines) };
}

/** What is paid for the flat, and every line. */
export function totalCost(price: number, lines: readonly Pick<CostLine<unknown>, 'due'>[]): number {
  return lines.reduce((sum, { due }) => sum + due, price);
}
