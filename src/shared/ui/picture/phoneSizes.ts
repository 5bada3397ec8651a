/** Narrower than every other condition that the site's pictures have in `sizes`. */
const phone = '(width < 40rem)';

/** Beyond some two pixels of the picture for one of CSS an eye sees no difference, and a phone's network does. */
const shares = [
  ['(resolution >= 2.5dppx)', 0.64],
  ['(resolution >= 2dppx)', 0.93],
] as const;

/** The `sizes` of a picture with phones' dense screens asking for less; the last entry is what a phone shows. */
export function phoneSizes(sizes: string): string {
  const shown = sizes.split(',').at(-1)?.trim() ?? '';
  if (!/^[\d.]+vw$/.test(shown)) return sizes;
  return [...shares.map(([dense, share]) => `${phone} and ${dense} calc(${shown} * ${share})`), sizes].join(', ');
}
