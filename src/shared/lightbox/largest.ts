import type { ImageVariant } from '#contract/image.ts';
import type { Image } from '#shared/responses';

const byWidth = (a: ImageVariant, b: ImageVariant): number => a.width - b.width;

/** The renditions of one format, the largest last. */
export function variantsIn(image: Image, format: ImageVariant['format']): readonly ImageVariant[] {
  return image.variants.filter((variant) => variant.format === format).toSorted(byWidth);
}

/** For whoever opens the file itself: a format that every browser shows. */
export function largestOf(image: Image): string {
  return variantsIn(image, 'webp').at(-1)?.src ?? image.src;
}
