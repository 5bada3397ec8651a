import type * as Contract from '#contract/purchaseCost.ts';
import { type OfferRules, usualOfferRules } from '#domain/offers.ts';
import { alias, percent, term } from './common.ts';
import {
  address,
  day,
  flag,
  list,
  mapped,
  number,
  object,
  oneOf,
  orNull,
  text,
  unique,
  whole,
  type Read,
  type Reader,
} from './read.ts';

type WireItem = Read<Contract.CostItem>;
type WireOffer = Read<Contract.PriceOffer>;

export type CostItem = WireItem & {
  readonly payer: NonNullable<WireItem['payer']>;
  readonly from: boolean;
  readonly optional: boolean;
};
export type PriceOffer = WireOffer & { readonly combines: boolean };

/** What a purchase costs from the list price to the keys. */
export interface PurchaseCosts {
  readonly items: readonly CostItem[];
  /** In the order in which they are applied. */
  readonly offers: readonly PriceOffer[];
  readonly offer_rules: OfferRules;
}

const source = object<Contract.CostSource>({ name: text, url: orNull(address), date: day }, {});

const item: Reader<CostItem> = mapped(
  object<Contract.CostItem>(
    {
      id: text,
      name: text,
      kind: oneOf('fixed', 'percent_of_price', 'percent_of_loan', 'per_m2'),
      value: number(0),
    },
    {
      note: text,
      from: flag,
      payer: oneOf('buyer', 'developer'),
      set_by: oneOf('developer', 'state', 'notary', 'bank', 'supplier'),
      optional: flag,
      exemption: text,
      group: term,
      programme: text,
      source,
    },
  ),
  (taken) => ({
    ...taken,
    payer: taken.payer ?? 'buyer',
    from: taken.from ?? false,
    optional: taken.optional ?? false,
  }),
);

/** Only whole kopiykas can be paid, and no more than all of a price. */
const payable: Reader<CostItem> = (value, path) => {
  const taken = item(value, path);
  if (taken === undefined) return undefined;
  const bound = taken.kind === 'fixed' || taken.kind === 'per_m2' ? whole(0) : percent;
  return bound(taken.value, path) === undefined ? undefined : taken;
};

const conditions = object<Contract.OfferConditions>(
  { rooms: list(whole(1, 6)), buildings: list(text), floor_from: orNull(whole()), floor_to: orNull(whole()) },
  {},
);

const offer: Reader<PriceOffer> = mapped(
  object<Contract.PriceOffer>(
    { alias, title: text, percent },
    { combines: flag, claim: text, flats: conditions, valid_from: day, valid_until: day },
  ),
  (taken) => ({ ...taken, combines: taken.combines ?? true }),
);

const rules: Reader<OfferRules> = object<Contract.OfferRules>(
  { combine: oneOf('sum', 'best'), of: oneOf('list', 'rest'), cap_percent: orNull(percent) },
  {},
);

const wireCosts = object<Contract.PurchaseCosts>(
  { items: unique(list(payable), 'id') },
  { offers: unique(list(offer), 'alias'), offer_rules: rules },
);

/** Undefined without items: a table of costs would only repeat the price. */
export const purchaseCosts: Reader<PurchaseCosts> = (value, path) => {
  const taken = wireCosts(value, path);
  if (taken === undefined || taken.items.length === 0) return undefined;
  // Items and offers have defaults, which `Read` does not express.
  const { items, offers } = taken as Pick<PurchaseCosts, 'items' | 'offers'>;
  return { items, offers, offer_rules: taken.offer_rules ?? usualOfferRules };
};
