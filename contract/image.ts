import * as z from 'zod';

export const ImageVariant = z
  .object({
    src: z.string().min(1),
    width: z.int().positive(),
    format: z.enum(['avif', 'webp']),
  })
  .meta({ id: 'ImageVariant' });

/** A picture with its intrinsic size in pixels, so that the page keeps its place before it arrives. */
export const Image = z
  .object({
    src: z.string().min(1),
    width: z.int().positive(),
    height: z.int().positive(),
    alt: z.string(),
    /** A CSS colour or a tiny data URI shown until the picture is there. */
    placeholder: z.string().optional(),
    variants: z.array(ImageVariant),
  })
  .meta({ id: 'Image' });

export type ImageVariant = z.infer<typeof ImageVariant>;
export type Image = z.infer<typeof Image>;
