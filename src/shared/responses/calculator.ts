import type * as Contract from '#contract/money/calculator.ts';
import type * as CostContract from '#contract/money/purchaseCost.ts';
import { flatStatuses } from '#domain/flats/flatValues.ts';
import { type CombinationRules, type OfferConditions, usualOfferRules } from '#domain/offers.ts';
import { area, money, months, percent, publishedSource, term } from './common.ts';
import { discount, type FlatStatus } from './flat.ts';
import { mortgageProgramme, type MortgageProgramme } from './mortgage.ts';
import { rooms } from './project.ts';
import {
  alias,
  day,
  flag,
  list,
  mapped,
  number,
  object,
  oneOf,
  orNull,
  type Read,
  type Reader,
  text,
  unique,
  whole,
} from './read.ts';

type WireItem = Read<CostContract.CostItem>;
type WireOffer = Read<CostContract.PriceOffer>;

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
  readonly offer_rules: CombinationRules;
}

const item: Reader<CostItem> = mapped(
  object<CostContract.CostItem>(
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
      source: publishedSource,
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

const conditions = object<OfferConditions>(
  { rooms: list(whole(1, 6)), buildings: list(text), floor_from: orNull(whole()), floor_to: orNull(whole()) },
  {},
);

const offer: Reader<PriceOffer> = mapped(
  object<CostContract.PriceOffer>(
    { alias, title: text, percent },
    { combines: flag, claim: text, flats: conditions, valid_from: day, valid_until: day },
  ),
  (taken) => ({ ...taken, combines: taken.combines ?? true }),
);

const offerRules: Reader<CombinationRules> = object<CostContract.OfferRules>(
  { combine: oneOf('sum', 'best'), of: oneOf('list', 'rest'), cap_percent: orNull(percent) },
  {},
);

const wireCosts = object<CostContract.PurchaseCosts, Pick<PurchaseCosts, 'items' | 'offers'>>(
  { items: unique(list(payable), 'id') },
  { offers: unique(list(offer), 'alias'), offer_rules: offerRules },
);

/** Undefined without items: a table of costs would only repeat the price. */
const purchaseCosts: Reader<PurchaseCosts> = (value, path) => {
  const taken = wireCosts(value, path);
  if (taken === undefined || taken.items.length === 0) return undefined;
  return { ...taken, offer_rules: taken.offer_rules ?? usualOfferRules };
};

/** The alias is known from the request. */
type WireProject = Omit<Contract.CalculatorProject, 'alias'> & { alias: string };
type WireRules = Read<Contract.InstalmentRules>;

export type CalculatorFlat = Read<Contract.CalculatorFlat> & { readonly status: FlatStatus };
export type InstalmentRules = WireRules & { readonly dollar_peg: boolean };

interface CalculatorParts {
  readonly instalment: InstalmentRules | null;
  readonly mortgages: readonly MortgageProgramme[];
  readonly flat: CalculatorFlat | null;
  readonly costs: PurchaseCosts | null;
}

export type CalculatorProject = Read<WireProject, CalculatorParts> & {
  /** Whether the response has the field `flat`, null included. */
  readonly tells_flat: boolean;
  /** `price_from` is null, not absent. */
  readonly nothing_on_sale: boolean;
};

const wireRules = object<Contract.InstalmentRules>(
  {
    down_payment_percent: object<Contract.InstalmentRules['down_payment_percent']>(
      { min: percent, max: percent, default: percent },
      {},
    ),
    months: object<Contract.InstalmentRules['months']>({ min: months, max: months, default: months }, {}),
  },
  { part_months: list(oneOf(1, 3)), dollar_peg: flag, late_fee_percent: percent },
);

/** By default parts are monthly and in hryvnias. */
const rules: Reader<InstalmentRules> = mapped(wireRules, (taken) => ({
  ...taken,
  part_months: taken.part_months.length === 0 ? [1] : taken.part_months,
  dollar_peg: taken.dollar_peg ?? false,
}));

const wireFlat = object<Contract.CalculatorFlat>(
  { id: alias },
  {
    building: term,
    section: whole(1),
    floor: whole(),
    number: whole(1),
    rooms,
    total_area: area,
    status: oneOf(...flatStatuses),
    price: money,
    discount,
  },
);

const flat: Reader<CalculatorFlat> = mapped(wireFlat, (taken) => ({ ...taken, status: taken.status ?? 'free' }));

const wireProject = object<WireProject, CalculatorParts>(
  { alias },
  {
    title: text,
    price_per_m2: money,
    price_from: money,
    examples: list(
      object<NonNullable<Contract.CalculatorProject['examples']>[number]>(
        { rooms, total_area: area, price: money },
        {},
      ),
    ),
    instalment: rules,
    mortgages: unique(list(mortgageProgramme), 'key'),
    flat,
    costs: purchaseCosts,
    reservation: object<Contract.ReservationTerms>({ hours: whole(1) }, {}),
  },
);

export const calculatorProject: Reader<CalculatorProject> = (value, path) => {
  const taken = wireProject(value, path);
  if (taken === undefined) return undefined;
  const given = value as { readonly flat?: unknown; readonly price_from?: unknown };
  return {
    ...taken,
    tells_flat: given.flat === null || taken.flat !== null,
    nothing_on_sale: given.price_from === null,
  };
};
