import { preload } from 'react-dom';
import type { Image } from '#shared/answers';
import { narrow, pictureSources, wide } from './pictureSources.ts';

function preloadFirst({ src, variants }: Image, imageSizes: string, media: string | undefined): void {
  // A browser preloads every type that it can read, so only the one that it takes is named.
  const [best] = pictureSources(variants);
  const shared = { as: 'image', fetchPriority: 'high', media } as const;
  if (best === undefined) preload(src, shared);
  else preload(src, { ...shared, type: best.type, imageSrcSet: best.srcSet, imageSizes });
}

/**
 * Asks for the largest picture of the first view from the head of the document: its element stands behind the styles and
 * the header, which a slow network brings later. The server's render alone does it.
 */
export function preloadPicture(image: Image, upright: Image | null | undefined, sizes: string): void {
  if (!upright) preloadFirst(image, sizes, undefined);
  else {
    preloadFirst(upright, sizes, narrow);
    preloadFirst(image, sizes, wide);
  }
}
