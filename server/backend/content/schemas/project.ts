import * as z from 'zod';
import { Alias, Day, Month, Percent } from '#contract/common.ts';
import { ReservationTerms } from '#contract/money/calculator.ts';
import { AerialMarker, Rooms } from '#contract/projects/project.ts';
import {
  addressParts,
  hryvnias,
  key,
  listOf,
  localText,
  nullByDefault,
  panorama,
  picture,
  position,
  seo,
  text,
  textOrLocal,
  titled,
  webUrl,
} from './basic.ts';

const characteristics = z.strictObject({
  flats_count: z.int().positive(),
  houses_count: z.int().positive(),
  floors: textOrLocal,
  outside_walls: localText,
  inside_walls: localText,
  heating: localText,
  building_technology: localText,
  warming: localText,
  ceiling_height: z.number().positive(),
  flat_condition: localText,
  parking: localText,
  closed_area: localText,
});

const range = (value: z.ZodType<number>) =>
  z
    .strictObject({ min: value, max: value, default: value })
    .refine((given) => given.min <= given.default && given.default <= given.max, {
      path: ['default'],
      error: 'must lie between `min` and `max`',
    });

const instalment = z.strictObject({
  down_payment_percent: range(Percent),
  months: range(z.int().positive()),
  part_months: z.array(z.union([z.literal(1), z.literal(3)], 'must be 1 or 3')).min(1),
  dollar_peg: z.boolean(),
  late_fee_percent: Percent,
});

export const ProjectFile = z.strictObject({
  order: z.int(),
  title: localText,
  tagline: localText,
  status: key,
  district: key,
  class: key,
  address: localText,
  ...addressParts,
  position,
  readiness: z.strictObject({ percent: Percent, month: nullByDefault(Month) }),
  image: picture,
  gallery: z.array(picture),
  advantages: z.array(titled),
  characteristics,
  infrastructure: z.array(
    z.strictObject({ category: key, name: localText, position, walking_minutes: z.int().positive() }),
  ),
  instalment_terms: nullByDefault(
    z.strictObject({
      down_payment_percent: Percent,
      months: z.int().positive(),
      summary: localText,
      points: z.array(localText),
    }),
  ),
  instalment: nullByDefault(instalment),
  mortgages: z.array(key),
  reservation: nullByDefault(z.strictObject(ReservationTerms.shape)),
  examples: z.array(z.strictObject({ rooms: Rooms, total_area: z.number().positive(), price_per_m2: hryvnias })),
  master_plan: nullByDefault(picture),
  model: nullByDefault(z.strictObject({ poster: picture, note: localText })),
  aerial: nullByDefault(z.strictObject({ poster: picture, note: localText })),
  sales_center: Alias,
  send_mail_to: z.email().optional(),
  seo,
});

const { kind, yaw, pitch } = AerialMarker.shape;

export const AerialFile = z.strictObject({
  panoramas: z.array(
    z.strictObject({
      year: z.int(),
      image: panorama,
      markers: z.array(z.strictObject({ kind, key, name: localText, yaw, pitch })).default([]),
    }),
  ),
});

export const ProgressFile = listOf(
  z.strictObject({
    month: Month,
    title: localText,
    text: localText,
    percent: Percent,
    stages: z.array(z.strictObject({ name: localText, percent: Percent, planned_percent: Percent })),
    images: z.array(picture),
  }),
);

export const DocumentsFile = listOf(
  z.strictObject({
    id: text,
    group: key,
    title: localText,
    date: Day,
    number: nullByDefault(text),
    registry_url: nullByDefault(webUrl),
    file: text,
  }),
);
