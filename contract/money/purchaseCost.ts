import * as z from 'zod';
import { Alias, Day, Percent, PublishedSource, Term, offered } from '../common.ts';

/** What a buyer pays up to the keys beside the price of the flat. */
export const CostItem = z
  .object({
    /** Unique in the project and stable: it appears in links. */
    id: z.string().min(1),
    name: z.string().min(1),
    kind: z.enum(['fixed', 'percent_of_price', 'percent_of_loan', 'per_m2']),
    /** Kopiykas of `fixed` and `per_m2`, else per cent. */
    value: z.number().nonnegative(),
    ...offered({
      note: z.string().min(1).nullable(),
      /** The value is the lowest one: the choice decides. */
      from: z.boolean(),
      payer: z.enum(['buyer', 'developer']),
      /** Who decides about the figure; all but the developer are third parties. */
      set_by: z.enum(['developer', 'state', 'notary', 'bank', 'supplier']),
      /** It is added when the buyer chooses it. */
      optional: z.boolean(),
      /** Who need not pay it; null: everybody pays. */
      exemption: z.string().min(1).nullable(),
      /** Items of one group are alternatives; the first counts unless another one is chosen. */
      group: Term.nullable(),
      /** The key of the mortgage programme that it goes with; null: it is paid in any case. */
      programme: z.string().min(1).nullable(),
      source: PublishedSource,
    }),
  })
  .meta({ id: 'CostItem' });

/** How offers go together. */
export const OfferRules = z
  .object({
    /** sum: offers that combine add up in their order; best: the largest counts alone. */
    combine: z.enum(['sum', 'best']),
    /** What a per cent is of: the list price, or what the offers before have left of it. */
    of: z.enum(['list', 'rest']),
    /** All offers together, per cent of the list price; null: no bound. */
    cap_percent: Percent.nullable(),
  })
  .meta({ id: 'OfferRules' });

/** The flats that an offer holds for: those that fit every part; an empty list and a null bound ask for nothing. */
const OfferConditions = z
  .object({
    rooms: z.array(z.int().min(1).max(6)),
    /** Keys of buildings. */
    buildings: z.array(z.string().min(1)),
    floor_from: z.int().nullable(),
    floor_to: z.int().nullable(),
  })
  .meta({ id: 'OfferConditions' });

/** An offer that lowers the price of flats. */
export const PriceOffer = z
  .object({
    alias: Alias,
    title: z.string().min(1),
    percent: Percent,
    ...offered({
      /** False: it counts by itself or not at all. */
      combines: z.boolean(),
      /** What a buyer has to be or do for it; null: it holds for everybody, and `discount` of the flats has it. */
      claim: z.string().min(1).nullable(),
      flats: OfferConditions.nullable(),
      valid_from: Day.nullable(),
      /** Included; null: until withdrawn. */
      valid_until: Day.nullable(),
    }),
  })
  .meta({ id: 'PriceOffer' });

/** From the list price of a flat to its keys. */
export const PurchaseCosts = z
  .object({
    items: z.array(CostItem).min(1),
    ...offered({
      /** Those that hold today, in the order in which they are applied. */
      offers: z.array(PriceOffer),
      offer_rules: OfferRules,
    }),
  })
  .meta({ id: 'PurchaseCosts' });

export type CostItem = z.infer<typeof CostItem>;
export type OfferRules = z.infer<typeof OfferRules>;
export type PriceOffer = z.infer<typeof PriceOffer>;
export type PurchaseCosts = z.infer<typeof PurchaseCosts>;
