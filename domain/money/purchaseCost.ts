import { priceOn } from './discount.ts';
import {
  type OfferLine,
  offerLines,
  type CombinationRules,
  type PricedFlat,
  type OfferRule,
  totalAmount,
} from '../offers.ts';
import { wholeHryvnias } from './payment.ts';

/*
 * What a flat costs up to the keys. Money is integer kopiykas. Every line is rounded to the hryvnia by itself, halves up, and sums are
 * made of rounded lines, so that a table adds up as it is shown.
 */

type CostKind = 'fixed' | 'percent_of_price' | 'percent_of_loan' | 'per_m2';

/** What is paid beside the price of the flat. */
export interface CostRule {
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

function amountOf({ kind, value }: CostRule, { price, area, loan }: Payable): number | null {
  switch (kind) {
    case 'fixed':
      return value;
    case 'percent_of_price':
      return (price * value) / 100;
    case 'percent_of_loan':
      return loan === undefined ? null : (loan.amount * value) / 100;
    case 'per_m2':
      // The area in hundredths of m², so that no binary fraction decides about a hryvnia.
      return area === null ? null : (value * Math.round(area * 100)) / 100;
  }
}

/**
 * The items of a purchase, in their order. `chosen` has the ids of optional items, of alternatives that replace the
 * first of their group, and of items from which the buyer is exempt.
 */
export function costLines<Item extends CostRule>(
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
    const exact = amountOf(item, payable);
    if (exact === null) return [];
    const amount = wholeHryvnias(exact);
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
  readonly offer_rules: CombinationRules;
}

/** The list price, which offers lower. Without offers from the backend, the discounted price of the day. */
export function priceBeforeOffers(
  flat: Parameters<typeof priceOn>[0],
  { offers }: Pick<CostRules<unknown, unknown>, 'offers'>,
  today: string | null,
): number | null {
  return offers.length === 0 ? priceOn(flat, today) : flat.price;
}

/** All that a buyer who pays at once pays up to the keys. */
export function purchaseCost<Offer extends OfferRule, Item extends CostRule>(
  flat: PricedFlat & { readonly total_area: number | null },
  { items, offers, offer_rules: rules }: CostRules<Offer, Item>,
  chosen: ReadonlySet<string>,
  today: string | null,
): PurchaseCost<Offer, Item> {
  const applied = offerLines(flat, offers, rules, today, chosen);
  const price = flat.price - totalAmount(applied);
  const lines = costLines({ price, area: flat.total_area }, items, chosen);
  return { listPrice: flat.price, offers: applied, price, lines, total: totalCost(price, lines) };
}

/** What is paid for the flat, and every line. */
export function totalCost(price: number, lines: readonly Pick<CostLine<unknown>, 'due'>[]): number {
  return lines.reduce((sum, { due }) => sum + due, price);
}
