import * as z from 'zod';
import { safetyKeys } from '#domain/safetyKeys.ts';
import { AddressParts, Alias, Money, Month, Percent, Position, Seo, Term, WebAddress, offered } from '../common.ts';
import { Image } from '../image.ts';
import { OfferCard } from '../offer.ts';
import { RichText } from '../richText.ts';

/** The longest instalment plan of a project, with the usual down payment. */
export const LongestInstalment = z
  .object({ months: z.int().positive(), down_payment_percent: Percent })
  .meta({ id: 'LongestInstalment' });

export const Rooms = z.int().min(1).max(6).meta({ id: 'Rooms' });

export const Readiness = z
  .object({
    ...offered({
      percent: Percent,
      /** The month of the last building's commissioning; null while it is not announced. */
      month: Month.nullable(),
    }),
  })
  .meta({ id: 'Readiness' });

/** Square metres. */
export const AreaRange = z.object({ min: z.number().positive(), max: z.number().positive() }).meta({ id: 'AreaRange' });

/** Free flats of one layout, for the search among projects. */
export const FreeFlats = z
  .object({
    rooms: Rooms,
    /** m² */
    total_area: z.number().positive(),
    ...offered({
      /** Distinct prices of today, ascending; empty for prices on request. */
      prices: z.array(Money),
    }),
  })
  .meta({ id: 'FreeFlats' });

/** A project in the list. */
export const ProjectCard = z
  .object({
    alias: Alias,
    title: z.string().min(1),
    ...offered({
      tagline: z.string().min(1),
      /**
       * `key` is one of planned, sales_started, under_construction, commissioned, sold in the reference backend; the
       * site accepts any.
       */
      status: Term,
      district: Term,
      class: Term,
      address: z.string().min(1),
      position: Position,
      /** Metres to the city centre, as the crow flies. */
      distance: z.int().nonnegative(),
      readiness: Readiness,
      /** The lowest price per m² of a free flat today, discounts included; null when nothing is on sale. */
      price_per_m2: Money.nullable(),
      /** The lowest price of a free flat today, discounts included; null when nothing is on sale. */
      price_from: Money.nullable(),
      /** Room counts that the project has, ascending. */
      rooms: z.array(Rooms),
      total_area: AreaRange.nullable(),
      flats_free: z.int().nonnegative(),
      /** In the list of projects alone. Without it a search compares each condition with the project as a whole. */
      free_flats: z.array(FreeFlats),
      /** In the list of projects alone, for the search of flats. */
      longest_instalment: LongestInstalment.nullable(),
      image: Image,
      /** What its passport claims, of what buyers search by. */
      safety: z.array(z.enum(safetyKeys)),
    }),
  })
  .meta({ id: 'ProjectCard' });

/** Texts and figures of the characteristics block, in the order in which the site shows them. */
export const Characteristics = z
  .object({
    ...offered({
      class: z.string().min(1),
      flats_count: z.int().positive(),
      houses_count: z.int().positive(),
      floors: z.string().min(1),
      outside_walls: z.string().min(1),
      inside_walls: z.string().min(1),
      heating: z.string().min(1),
      building_technology: z.string().min(1),
      warming: z.string().min(1),
      /** Metres. */
      ceiling_height: z.number().positive(),
      flat_condition: z.string().min(1),
      parking: z.string().min(1),
      closed_area: z.string().min(1),
    }),
  })
  .meta({ id: 'Characteristics' });

export const Place = z
  .object({
    name: z.string().min(1),
    ...offered({
      category: Term,
      position: Position,
      walking_minutes: z.int().positive(),
    }),
  })
  .meta({ id: 'Place' });

/** Paying in parts, in short; the calculator has the exact rules. */
export const InstalmentTerms = z
  .object({
    ...offered({
      down_payment_percent: Percent,
      months: z.int().positive(),
      summary: z.string().min(1),
      points: z.array(z.string().min(1)),
    }),
  })
  .meta({ id: 'InstalmentTerms' });

/** A building by the key that its flats name. */
export const ProjectBuilding = Term.extend(offered({ flats_free: z.int().nonnegative() })).meta({
  id: 'ProjectBuilding',
});

export const Model3d = z
  .object({
    poster: Image,
    ...offered({
      /** A binary glTF file; null: only the poster exists. The node of a building is named `building:` and its key. */
      src: WebAddress.nullable(),
      /** Bytes of the file before any compression on its way; null when unknown. */
      size: z.int().positive().nullable(),
      note: z.string().min(1),
    }),
  })
  .meta({ id: 'Model3d' });

/** A marker on the aerial view; angles are degrees from the middle of the panorama, to the right and upwards. */
export const AerialMarker = z
  .object({
    kind: z.enum(['building', 'place']),
    /** Of a building, the key that its flats name; of a place, unique in the panorama. */
    key: z.string().min(1),
    name: z.string().min(1),
    yaw: z.number().min(-180).max(180),
    pitch: z.number().min(-90).max(90),
    ...offered({}),
  })
  .meta({ id: 'AerialMarker' });

/** All around from one point: the picture is equirectangular, twice as wide as high, and its variants are for screens of different size. */
export const Panorama = z
  .object({ year: z.int(), image: Image, ...offered({ markers: z.array(AerialMarker) }) })
  .meta({ id: 'Panorama' });

export const Aerial = z
  .object({
    poster: Image,
    ...offered({
      /** Newest year first, a year once. */
      panoramas: z.array(Panorama),
      note: z.string().min(1),
    }),
  })
  .meta({ id: 'Aerial' });

export const Advantage = z
  .object({ title: z.string().min(1), ...offered({ text: z.string().min(1) }) })
  .meta({ id: 'Advantage' });

export const Project = ProjectCard.extend({
  ...AddressParts.shape,
  ...offered({
    /** The highest price of a free flat today; null when nothing is on sale. */
    price_to: Money.nullable(),
    /** Free flats with a price; the others are priced on request. */
    flats_priced: z.int().nonnegative(),
    description: RichText,
    gallery: z.array(Image),
    advantages: z.array(Advantage),
    characteristics: Characteristics,
    infrastructure: z.array(Place),
    instalment_terms: InstalmentTerms.nullable(),
    master_plan: Image.nullable(),
    buildings: z.array(ProjectBuilding),
    model: Model3d.nullable(),
    aerial: Aerial.nullable(),
    offers: z.array(OfferCard),
    /** The sales center that sells this project. */
    sales_center: Alias,
    /** Whom the backend shall mail applications for this project to; absent: its default mailbox. */
    send_mail_to: z.email(),
    seo: Seo,
  }),
}).meta({ id: 'Project' });

export const ProjectsData = z
  .object({
    projects: z.array(ProjectCard),
    ...offered({
      /** The statuses of the projects; the site reduces them to a unique set. */
      statuses: z.array(Term),
    }),
  })
  .meta({ id: 'ProjectsData' });

export const ProjectData = z.object({ project: Project }).meta({ id: 'ProjectData' });

export type Rooms = z.infer<typeof Rooms>;
export type Readiness = z.infer<typeof Readiness>;
export type FreeFlats = z.infer<typeof FreeFlats>;
export type ProjectCard = z.infer<typeof ProjectCard>;
export type Characteristics = z.infer<typeof Characteristics>;
export type ProjectBuilding = z.infer<typeof ProjectBuilding>;
export type Model3d = z.infer<typeof Model3d>;
export type Aerial = z.infer<typeof Aerial>;
export type AerialMarker = z.infer<typeof AerialMarker>;
export type Panorama = z.infer<typeof Panorama>;
export type Place = z.infer<typeof Place>;
export type InstalmentTerms = z.infer<typeof InstalmentTerms>;
export type Project = z.infer<typeof Project>;
export type ProjectsData = z.infer<typeof ProjectsData>;
export type ProjectData = z.infer<typeof ProjectData>;
