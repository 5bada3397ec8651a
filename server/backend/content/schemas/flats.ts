import * as z from 'zod';
import { outlooks } from '#domain/flats/flatValues.ts';
import { Flat, FlatStatus } from '#contract/projects/planning.ts';
import { Rooms } from '#contract/projects/project.ts';
import { hryvnias, key, localText, nullByDefault, picture } from './basic.ts';

const area = z.number().positive();
const side = Flat.shape.orientation.unwrap().element;

/** Two roundings to 0.01 of each of a few spaces; more is a typing error. */
const tolerance = 0.05;

const layout = z
  .strictObject({
    rooms: Rooms,
    total_area: area,
    living_area: area,
    kitchen_area: area,
    spaces: z.array(z.strictObject({ name: localText, area })).min(1),
    plan: nullByDefault(picture),
  })
  .superRefine(({ total_area, living_area, kitchen_area, spaces }, context) => {
    const sum = spaces.reduce((total, space) => total + space.area, 0);
    if (Math.abs(sum - total_area) > tolerance + 1e-9) {
      context.addIssue({ code: 'custom', path: ['total_area'], message: `spaces add up to ${sum.toFixed(2)} m²` });
    }
    if (living_area + kitchen_area > total_area + tolerance) {
      context.addIssue({ code: 'custom', path: ['living_area'], message: 'living and kitchen areas exceed the total' });
    }
  });

export const FlatsFile = z.strictObject({
  buildings: z.record(key, localText).default({}),
  /** By building and side of the world: what windows on that side look onto. */
  outlooks: z.record(key, z.partialRecord(side, z.enum(outlooks))).default({}),
  layouts: z.record(key, layout).default({}),
  flats: z
    .array(
      z.strictObject({
        id: Flat.shape.id,
        building: key,
        section: z.int().positive(),
        floor: z.int(),
        number: z.int().positive(),
        layout: key,
        orientation: z.array(side),
        status: FlatStatus,
        price_per_m2: hryvnias.nullable().default(null),
      }),
    )
    .nullable()
    .transform((flats) => flats ?? []),
});
