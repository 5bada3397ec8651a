import type { ImageVariant } from '#contract/image.ts';
import type { Image } from '#shared/answers';

type Source = { type: string; srcSet: string };
type UprightSource = { key: string; media: string; type: string | undefined; srcSet: string };

/** AVIF first: a browser takes the first source that it can read. */
const FORMATS = ['avif', 'webp'] as const;

export function pictureSources(variants: readonly ImageVariant[]): Source[] {
  return FORMATS.flatMap((format) => {
    const ofFormat = variants.filter((variant) => variant.format === format).sort((a, b) => a.width - b.width);
    if (ofFormat.length === 0) return [];
    return [{ type: `image/${format}`, srcSet: ofFormat.map(({ src, width }) => `${src} ${width}w`).join(', ') }];
  });
}

/** Where a picture composed for upright screens takes the place of the wide one. */
export const narrow = '(width < 48rem)';
export const wide = '(width >= 48rem)';

/** Sources of the upright picture; its original comes last, so that no browser falls through to the wide one. */
export function uprightSources({ src, width, variants }: Image): UprightSource[] {
  return [...pictureSources(variants), { type: undefined, srcSet: `${src} ${width}w` }].map(({ type, srcSet }) => ({
    key: type ?? 'original',
    media: narrow,
    type,
    srcSet,
  }));
}
