import type { Image } from '#shared/answers';

/** A phone shows a quarter of the panorama on so few pixels that the smaller one is enough. */
const phone = '(max-width: 48rem)';

export function renditionFor({ src, variants }: Image): string {
  const widest = variants.toSorted((a, b) => a.width - b.width);
  return (window.matchMedia(phone).matches ? widest[0] : widest.at(-1))?.src ?? src;
}
