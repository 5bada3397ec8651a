import type { ImageVariant } from '#contract/image.ts';

type Source = { type: string; srcSet: string };

/** AVIF first: a browser takes the first source that it can read. */
const FORMATS = ['avif', 'webp'] as const;

export function pictureSources(variants: readonly ImageVariant[]): Source[] {
  return FORMATS.flatMap((format) => {
    const ofFormat = variants.filter((variant) => variant.format === format).sort((a, b) => a.width - b.width);
    if (ofFormat.length === 0) return [];
    return [{ type: `image/${format}`, srcSet: ofFormat.map(({ src, width }) => `${src} ${width}w`).join(', ') }];
  });
}
