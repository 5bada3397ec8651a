import type { SlideData } from 'photoswipe';
import type { Image } from '#shared/answers';
import { variantsIn } from '../largest.ts';

/** Pixels: a drawing stays sharp at any size, and its own is that of a sheet of notes. */
const drawingWidth = 2400;

/** What the lightbox shows of a picture, in the format that the browser has chosen for it on the page. */
export function slideOf(image: Image, link: HTMLAnchorElement | undefined): SlideData {
  const shown = link?.querySelector('img')?.currentSrc ?? '';
  const variants = variantsIn(image, shown.endsWith('.avif') ? 'avif' : 'webp');
  const largest = variants.at(-1);
  const width = largest?.width ?? Math.max(image.width, drawingWidth);
  return {
    src: largest?.src ?? image.src,
    srcset: variants.map((variant) => `${variant.src} ${variant.width}w`).join(', '),
    width,
    height: Math.round((width * image.height) / image.width),
    alt: image.alt,
    thumbCropped: true,
    ...(link && { element: link }),
    ...(shown !== '' && { msrc: shown }),
  };
}
