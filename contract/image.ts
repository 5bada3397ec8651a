import * as z from 'zod';
import { offered, WebAddress } from './common.ts';

export const ImageVariant = z
  .object({
    src: WebAddress,
    width: z.int().positive(),
    format: z.enum(['avif', 'webp']),
  })
  .meta({ id: 'ImageVariant' });

/** A picture. */
export const Image = z
  .object({
    src: WebAddress,
    ...offered({
      /** The intrinsic size in pixels, so that the page reserves room for it. */
      width: z.int().positive(),
      height: z.int().positive(),
      alt: z.string(),
      /**
       * Shown while the picture loads: a CSS colour, several as `#rrggbb` with commas (a gradient from top to bottom),
       * or a tiny data URI. Prefer colours: the placeholder of every picture is sent twice.
       */
      placeholder: z.string(),
      variants: z.array(ImageVariant),
    }),
  })
  .meta({ id: 'Image' });

export type ImageVariant = z.infer<typeof ImageVariant>;
export type Image = z.infer<typeof Image>;
