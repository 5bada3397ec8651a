import * as z from 'zod';
import { Image } from '../image.ts';

/** SVG path data (`M … Z`) in the pixels of the picture that it is drawn over, from its intrinsic size. */
export const Outline = z
  .string()
  .regex(/^M[\d\s.,MLHVZmlhvz-]*[Zz]$/, 'straight lines only: M, L, H, V, Z')
  .meta({ id: 'Outline' });

/** Pixels of the picture. */
export const PicturePoint = z.object({ x: z.number(), y: z.number() }).meta({ id: 'PicturePoint' });

/** A building seen from the side that shows most of its floors. */
export const Facade = z
  .object({
    image: Image,
    floors: z.array(z.object({ section: z.int().positive(), floor: z.int(), outline: Outline })),
  })
  .meta({ id: 'Facade' });

export const SitePlanBuilding = z
  .object({
    /** The key of the flats' `building`. */
    key: z.string().min(1),
    /** On the bird's-eye view. */
    outline: Outline,
    /** Position of its label. */
    label_at: PicturePoint,
    facade: Facade.nullable(),
  })
  .meta({ id: 'SitePlanBuilding' });

/** The plan of a floor, which several floors share when they are built alike. */
export const FloorPlan = z
  .object({
    key: z.string().min(1),
    image: Image,
    /** Where the flats lie, in the order of `flats` of the floors that have this plan. */
    places: z.array(z.object({ outline: Outline, label_at: PicturePoint })),
  })
  .meta({ id: 'FloorPlan' });

export const SitePlanFloor = z
  .object({
    building: z.string().min(1),
    section: z.int().positive(),
    floor: z.int(),
    /** The key of a floor plan; null when none is drawn: its flats are in the lists all the same. */
    plan: z.string().min(1).nullable(),
    /** Ids of flats; null is a place that is not for sale (a shop, a technical room). */
    flats: z.array(z.string().min(1).nullable()),
  })
  .meta({ id: 'SitePlanFloor' });

/**
 * How a buyer gets from the air to a flat. A call of its own, not a part of the project: only the planning tab needs it,
 * and a backend without it (404) still has list, table and chessboard.
 */
export const SitePlan = z
  .object({
    /** From a bird's eye; null: the buildings are a list. */
    image: Image.nullable(),
    buildings: z.array(SitePlanBuilding),
    floor_plans: z.array(FloorPlan),
    floors: z.array(SitePlanFloor),
  })
  .meta({ id: 'SitePlan' });

export type Outline = z.infer<typeof Outline>;
export type PicturePoint = z.infer<typeof PicturePoint>;
export type Facade = z.infer<typeof Facade>;
export type SitePlanBuilding = z.infer<typeof SitePlanBuilding>;
export type FloorPlan = z.infer<typeof FloorPlan>;
export type SitePlanFloor = z.infer<typeof SitePlanFloor>;
export type SitePlan = z.infer<typeof SitePlan>;
