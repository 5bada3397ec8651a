import * as z from 'zod';
import { Alias, Meta, Money, Position, Term, offered } from '../common.ts';
import { ProjectReference } from '../offer.ts';
import { Flat } from './planning.ts';
import { Readiness } from './project.ts';

/**
 * Kopiykas of the first month and of the down payment; `monthly_max` when it is more later; `programme` is that of the mortgage,
 * without it by instalments.
 */
export const FlatPayment = z
  .object({
    monthly: Money,
    down: Money,
    months: z.int().positive(),
    ...offered({ monthly_max: Money, programme: Term }),
  })
  .meta({ id: 'FlatPayment' });

/** A free flat with as much of its project as a card shows. */
export const FoundFlat = z
  .object({
    flat: Flat,
    project: ProjectReference,
    ...offered({
      district: Term,
      readiness: Readiness,
      /** The highest floor with flats in the section. */
      top_floor: z.int(),
      /** For a search by monthly sum, term or programme: the way that meets it and costs the least a month; of `nearest` flats, the
       * cheapest of the term and programme. */
      payment: FlatPayment,
    }),
  })
  .meta({ id: 'FoundFlat' });

/**
 * How many flats an option would find beside the other conditions; `name` where the language of the response has one, `has_rules` of
 * a mortgage programme with rules of the state for who may take it.
 */
export const FlatOption = z
  .object({
    key: z.string().min(1),
    count: z.int().nonnegative(),
    ...offered({ name: z.string().min(1), has_rules: z.boolean() }),
  })
  .meta({ id: 'FlatOption' });

/** A bound of a range, with how many flats it would find as the lower and as the upper one. */
export const FlatStep = z
  .object({ bound: z.int(), from: z.int().nonnegative(), to: z.int().nonnegative() })
  .meta({ id: 'FlatStep' });

/** A project on the map: how many of its flats match, and the lowest price of them today; without it they are on request. */
export const FlatPin = z
  .object({
    alias: Alias,
    title: z.string().min(1),
    position: Position,
    count: z.int().positive(),
    ...offered({ price_from: Money }),
  })
  .meta({ id: 'FlatPin' });

const options = z.array(FlatOption);
const steps = z.array(FlatStep);

/** `domain/flats/flatSearchView.ts` computes it. */
export const FlatSearchData = z
  .object({
    /** Of the requested page, in the requested order. */
    flats: z.array(FoundFlat),
    meta: Meta,
    ...offered({
      /** By condition; options that no flat has are left out. */
      options: z.object(
        offered({
          rooms: options,
          area: options,
          high: options,
          not_first: options,
          not_last: options,
          side: options,
          outlook: options,
          district: options,
          project: options,
          safety: options,
          programme: options,
          offer: options,
        }),
      ),
      /** Prices and monthly sums (by any way to pay) in kopiykas; `months` of instalments; `ready` in years, 0 for what is built. */
      steps: z.object(offered({ price: steps, monthly: steps, months: steps, floor: steps, ready: steps })),
      /** Of all pages: projects with matching flats and a position, which `getProjects` tells. */
      pins: z.array(FlatPin),
      /** When nothing is found: which single condition to give up, and how many flats are found then. */
      relaxations: z.array(z.object({ condition: z.string().min(1), count: z.int().positive() })),
      /** When nothing is found: the flats that come nearest in price, monthly sum and size. */
      nearest: z.array(FoundFlat),
    }),
  })
  .meta({ id: 'FlatSearchData' });

export type FlatPayment = z.infer<typeof FlatPayment>;
export type FoundFlat = z.infer<typeof FoundFlat>;
export type FlatOption = z.infer<typeof FlatOption>;
export type FlatStep = z.infer<typeof FlatStep>;
export type FlatPin = z.infer<typeof FlatPin>;
export type FlatSearchData = z.infer<typeof FlatSearchData>;
