import * as z from 'zod';
import { Alias, Day, Meta, Seo, Term } from './common.ts';
import { Image } from './image.ts';
import { RichText } from './richText.ts';

/** The project that an offer or a news item is about. */
export const ProjectReference = z
  .object({ alias: Alias, title: z.string().min(1) })
  .meta({ id: 'ProjectReference' });

export const OfferCard = z
  .object({
    alias: Alias,
    title: z.string().min(1),
    summary: z.string().min(1),
    /** A short figure worth showing large: "-5 %", "0 %", "24 months". */
    highlight: z.string().min(1).nullable(),
    image: Image,
    category: Term,
    published_at: Day,
    /** The last day on which the offer holds, included; null: until withdrawn. */
    valid_until: Day.nullable(),
    /** Empty: the offer holds for every project. */
    projects: z.array(ProjectReference),
  })
  .meta({ id: 'OfferCard' });

export const Offer = OfferCard.extend({
  body: RichText,
  conditions: z.array(z.string().min(1)),
  seo: Seo,
}).meta({ id: 'Offer' });

export const OffersData = z.object({ offers: z.array(OfferCard), meta: Meta }).meta({ id: 'OffersData' });

export type ProjectReference = z.infer<typeof ProjectReference>;
export type OfferCard = z.infer<typeof OfferCard>;
export type Offer = z.infer<typeof Offer>;
export type OffersData = z.infer<typeof OffersData>;
