import type { Image, PreviewImage } from '#shared/responses';
import type { Site } from './useSite.ts';

/** Pixels: what messengers show at most; a wider picture is only slower, and some refuse it. */
const previewWidth = 1200;

/**
 * A picture as programs take it that know neither `srcset` nor AVIF: one made for previews as it is, any other in its
 * widest WebP that is no wider than a preview.
 */
export function previewPicture(picture: PreviewImage | Image): PreviewImage {
  const { src, width, height, alt } = picture;
  const [best] = ('variants' in picture ? picture.variants : [])
    .filter((variant) => variant.format === 'webp' && variant.width <= previewWidth)
    .toSorted((a, b) => b.width - a.width);
  if (best === undefined) return { src, width, height, alt };
  return { src: best.src, width: best.width, height: Math.round((height * best.width) / width), alt };
}

/** The same as an address for programs. */
export function pictureJsonLd(picture: Image | null, site: Site): string | null {
  return picture && site.file(previewPicture(picture).src);
}
