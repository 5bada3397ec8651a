import * as z from 'zod';
import { Alias, Day, Percent } from '#contract/common.ts';
import { CostItem, OfferRules } from '#contract/money/purchaseCost.ts';
import { hryvnias, key, listOf, localText, nullByDefault } from './basic.ts';

/** Included, or priced: whole hryvnias. */
const sum = z.union([hryvnias, z.literal(0)], 'must be whole hryvnias');
const exclusive = 'must have one of `fixed`, `percent_of_price`, `percent_of_loan` and `per_m2`';

const amount = z
  .strictObject({
    fixed: sum.optional(),
    percent_of_price: Percent.optional(),
    percent_of_loan: Percent.optional(),
    per_m2: sum.optional(),
  })
  .refine((kinds) => Object.values(kinds).filter((value) => value !== undefined).length === 1, exclusive);

const { payer, set_by } = CostItem.shape;

const item = z
  .strictObject({
    id: key,
    name: localText,
    note: nullByDefault(localText),
    amount,
    from: z.boolean().default(false),
    payer: payer.unwrap().default('buyer'),
    set_by: set_by.unwrap(),
    optional: z.boolean().default(false),
    exemption: nullByDefault(localText),
    group: nullByDefault(z.strictObject({ key, name: localText })),
    /** A key of mortgages.yaml. */
    programme: nullByDefault(key),
    source: z.strictObject({
      name: localText,
      url: nullByDefault(z.url({ protocol: /^https$/, error: 'must be an https address' })),
      date: Day,
    }),
  })
  .refine(({ amount: { percent_of_loan }, programme }) => percent_of_loan === undefined || programme !== null, {
    path: ['programme'],
    error: 'goes with `percent_of_loan`',
  })
  .refine(({ optional, exemption }) => !optional || exemption === null, {
    path: ['exemption'],
    error: 'goes with what is obligatory',
  })
  .refine(({ group, optional, exemption }) => group === null || (!optional && exemption === null), {
    path: ['group'],
    error: 'goes with neither `optional` nor `exemption`',
  });

export const CostsFile = z.strictObject({
  /** How discounts go together; those that `order` does not name come last, the largest first. */
  offers: OfferRules.extend({ order: z.array(Alias).default([]) })
    .strict()
    .optional(),
  /** Of every project that has flats. */
  items: listOf(item),
});

/** Of one project: shown before those of every project. */
export const ProjectCostsFile = listOf(item);
