import * as z from 'zod';
import { Outline, PicturePoint } from '#contract/projects/sitePlan.ts';
import { Flat } from '#contract/projects/planning.ts';
import { isOutline } from '../outline.ts';
import { key, listOf, nullByDefault, picture } from './basic.ts';

const outline = z
  .string()
  .trim()
  .refine(
    (path) => Outline.safeParse(path).success && isOutline(path),
    'must be a closed path of straight lines like M0,0 L80,0 L80,60 Z',
  );

const point = z.strictObject(PicturePoint.shape);
const section = z.int().positive();

const facade = z.strictObject({
  image: picture,
  floors: z.array(z.strictObject({ section, floor: z.int(), outline })),
});

export const SitePlanFile = z.strictObject({
  image: picture,
  buildings: z.array(z.strictObject({ key, outline, label_at: point, facade: nullByDefault(facade) })).min(1),
});

export const FloorPlansFile = z.strictObject({
  floor_plans: listOf(
    z.strictObject({
      key,
      image: picture,
      places: z.array(z.strictObject({ outline, label_at: point })).min(1),
    }),
  ),
  floors: listOf(
    z.strictObject({
      building: key,
      section,
      floor: z.int(),
      plan: nullByDefault(key),
      flats: z.array(Flat.shape.id.nullable()),
    }),
  ),
});
