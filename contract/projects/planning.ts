import * as z from 'zod';
import { compassSides, flatStatuses, outlooks } from '#domain/flats/flatValues.ts';
import { Alias, Day, Money, Percent, Term, offered } from '../common.ts';
import { Image } from '../image.ts';
import { Rooms } from './project.ts';

/** A room of a flat with its area in m². */
export const FlatSpace = z.object({ name: z.string().min(1), area: z.number().positive() }).meta({ id: 'FlatSpace' });

export const FlatStatus = z.enum(flatStatuses).meta({ id: 'FlatStatus' });

/** The price of a flat under an offer, from its first to its last day. */
export const FlatDiscount = z
  .object({
    percent: Percent,
    /** With the discount, in kopiykas; the reduction is in whole hryvnias. */
    price: Money,
    offer: z.object({ alias: Alias, title: z.string().min(1) }),
    ...offered({
      valid_from: Day,
      /** Included; null: until withdrawn. */
      valid_until: Day.nullable(),
    }),
  })
  .meta({ id: 'FlatDiscount' });

export const Flat = z
  .object({
    /** Unique in the project and stable: it appears in links. */
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    ...offered({
      building: Term,
      section: z.int().positive(),
      floor: z.int(),
      number: z.int().positive(),
      rooms: Rooms,
      /** m². */
      total_area: z.number().positive(),
      living_area: z.number().positive(),
      kitchen_area: z.number().positive(),
      spaces: z.array(FlatSpace),
      /** Sides of the world that the windows face. */
      orientation: z.array(z.enum(compassSides)),
      /** What the windows look onto. */
      outlook: z.array(z.enum(outlooks)),
      status: FlatStatus,
      /** Null: price on request. */
      price: Money.nullable(),
      price_per_m2: Money.nullable(),
      /** The largest discount on `price` that holds today; the site ends it after its last day. */
      discount: FlatDiscount,
      layout: z.string().min(1),
      plan: Image.nullable(),
    }),
  })
  .meta({ id: 'Flat' });

export const Plannings = z.array(Flat).meta({ id: 'Plannings' });

export type FlatSpace = z.infer<typeof FlatSpace>;
export type FlatDiscount = z.infer<typeof FlatDiscount>;
export type FlatStatus = z.infer<typeof FlatStatus>;
export type Flat = z.infer<typeof Flat>;
