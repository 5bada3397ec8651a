import * as z from 'zod';
import { Alias, Day, Meta, Seo, Term, offered } from './common.ts';
import { Image } from './image.ts';
import { MortgageProgramme } from './money/mortgage.ts';
import { RichText } from './richText.ts';

/** The project that an offer or a news item is about. */
export const ProjectReference = z.object({ alias: Alias, title: z.string().min(1) }).meta({ id: 'ProjectReference' });

/** The flats of an offer: those that match all fields; empty lists and null bounds match everything. */
export const OfferFlats = z
  .object({
    ...offered({
      rooms: z.array(z.int().min(1).max(6)),
      /** Keys of buildings. */
      buildings: z.array(z.string().min(1)),
      floor_from: z.int().nullable(),
      floor_to: z.int().nullable(),
      /** Where such flats are free now, and how many. */
      free: z.array(z.object({ project: ProjectReference, count: z.int().positive() })),
    }),
  })
  .meta({ id: 'OfferFlats' });

export const OfferCard = z
  .object({
    alias: Alias,
    ...offered({
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
    }),
  })
  .meta({ id: 'OfferCard' });

export const Offer = OfferCard.extend({
  ...offered({
    body: RichText,
    conditions: z.array(z.string().min(1)),
    /** Null or absent: it touches every flat, or none in particular. */
    flats: OfferFlats.nullable(),
    /** The programmes that it is about, with their rules. */
    mortgages: z.array(MortgageProgramme),
    seo: Seo,
  }),
}).meta({ id: 'Offer' });

export const OffersData = z.object({ offers: z.array(OfferCard), meta: Meta }).meta({ id: 'OffersData' });

export type ProjectReference = z.infer<typeof ProjectReference>;
export type OfferFlats = z.infer<typeof OfferFlats>;
export type OfferCard = z.infer<typeof OfferCard>;
export type Offer = z.infer<typeof Offer>;
export type OffersData = z.infer<typeof OffersData>;
