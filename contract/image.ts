import * as z from 'zod';
import { offered } from './common.ts';

export const ImageVariant = z
  .object({
    src: z.string().min(1),
    width: z.int().positive(),
    format: z.enum(['avif', 'webp']),
  })
  .meta({ id: 'ImageVariant' });

/** A picture. */
export const Image = z
  .object({
    src: z.string().min(1),
    ...offered({
      /** The intrinsic size in pixels, so that the page keeps its place before it arrives. */
      width: z.int().positive(),
      height: z.int().positive(),
      alt: z.string(),
      /**
       * Shown until the picture is there: a CSS colour, two or more of them as `#rrggbb` with commas (a gradient from top
       * to bottom), or a tiny data URI. Colours are kind to visitors: they come with every picture of a page, twice.
       */
      placeholder: z.string(),
      variants: z.array(ImageVariant),
    }),
  })
  .meta({ id: 'Image' });

export type ImageVariant = z.infer<typeof ImageVariant>;
export type Image = z.infer<typeof Image>;
