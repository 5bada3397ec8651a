import * as z from 'zod';
import { Alias, Day } from '#contract/common.ts';
import { Rooms } from '#contract/projects/project.ts';
import { key, localText, nullByDefault, picture, seo } from './basic.ts';

const article = {
  title: localText,
  summary: localText,
  image: picture,
  category: key,
  published_at: Day,
  seo: seo.optional(),
};

export const OfferFile = z
  .strictObject({
    ...article,
    highlight: nullByDefault(localText),
    /** Off the price of each flat that `flats` describes. */
    discount_percent: z.number().positive().max(50).optional(),
    /** False: it does not add up with other discounts. */
    combines: z.boolean().default(true),
    /** What a buyer has to be or do for the discount, in their own words; without it everybody has it. */
    claim: nullByDefault(localText),
    valid_until: nullByDefault(Day),
    projects: z.array(Alias),
    conditions: z.array(localText),
    /** Keys of mortgages.yaml: the offer states their rules. */
    mortgages: z.array(key).default([]),
    flats: z
      .strictObject({
        rooms: z.array(Rooms).default([]),
        buildings: z.array(key).default([]),
        floor_from: z.int().nullable().default(null),
        floor_to: z.int().nullable().default(null),
      })
      .refine(({ floor_from, floor_to }) => floor_from === null || floor_to === null || floor_from <= floor_to, {
        path: ['floor_to'],
        error: 'must not be below `floor_from`',
      })
      .nullable()
      .default(null),
  })
  .refine(({ discount_percent, flats, claim }) => discount_percent === undefined || flats !== null || claim !== null, {
    path: ['discount_percent'],
    error: 'goes with `flats` or `claim`, which say whose price it lowers',
  })
  .refine(({ discount_percent, claim }) => discount_percent !== undefined || claim === null, {
    path: ['claim'],
    error: 'goes with `discount_percent`',
  })
  .refine(({ published_at, valid_until }) => valid_until === null || valid_until >= published_at, {
    path: ['valid_until'],
    error: 'must not be before `published_at`',
  });

export const NewsFile = z.strictObject({ ...article, project: nullByDefault(Alias) });
