import { clsx } from 'clsx';
import { type CSSProperties, use, useCallback, useState } from 'react';
import { preload } from 'react-dom';
import type { ImageVariant } from '#contract/image.ts';
import type { Image } from '#shared/responses';
import { EagerPicturesContext } from './eagerPictures.ts';
import { HorizonDrawing } from './HorizonDrawing.tsx';
import styles from './Picture.module.css';

type Source = { type: string; srcSet: string };
type UprightSource = { key: string; media: string; type: string | undefined; srcSet: string };

/** AVIF first: a browser takes the first source that it can read. */
const formats = ['avif', 'webp'] as const;

function pictureSources(variants: readonly ImageVariant[]): Source[] {
  return formats.flatMap((format) => {
    const ofFormat = variants.filter((variant) => variant.format === format).sort((a, b) => a.width - b.width);
    if (ofFormat.length === 0) return [];
    return [{ type: `image/${format}`, srcSet: ofFormat.map(({ src, width }) => `${src} ${width}w`).join(', ') }];
  });
}

/** Where a picture composed for upright screens takes the place of the wide one. */
const narrow = '(width < 48rem)';
const wide = '(width >= 48rem)';

/** Sources of the upright picture; its original is last, so that no browser falls through to the wide one. */
function uprightSources({ src, width, variants }: Image): UprightSource[] {
  return [...pictureSources(variants), { type: undefined, srcSet: `${src} ${width}w` }].map(({ type, srcSet }) => ({
    key: type ?? 'original',
    media: narrow,
    type,
    srcSet,
  }));
}

function preloadFirst({ src, variants }: Image, imageSizes: string, media: string | undefined): void {
  // A browser preloads every type that it can read, so only the one that it takes is named.
  const [best] = pictureSources(variants);
  const shared = { as: 'image', fetchPriority: 'high', media } as const;
  if (best === undefined) preload(src, shared);
  else preload(src, { ...shared, type: best.type, imageSrcSet: best.srcSet, imageSizes });
}

/**
 * Preloads the largest picture of the first view from the document's head, before styles and header. Only the
 * server's render does it.
 */
function preloadPicture(image: Image, upright: Image | null | undefined, sizes: string): void {
  if (!upright) preloadFirst(image, sizes, undefined);
  else {
    preloadFirst(upright, sizes, narrow);
    preloadFirst(image, sizes, wide);
  }
}

/** Colours from top to bottom. */
const gradient = /^#[\da-f]{6}(?:,#[\da-f]{6})+$/i;

/** Cannot end the surrounding `url()`. */
const tinyPicture = /^data:image\/[a-z+]+;base64,[\w+/=]+$/i;

/** The placeholder of a picture: its colours, one colour, or a tiny picture as data URI. */
function placeholderStyle(placeholder: string | null): CSSProperties | undefined {
  if (placeholder === null) return undefined;
  if (gradient.test(placeholder)) return { background: `linear-gradient(${placeholder})` };
  if (tinyPicture.test(placeholder)) return { background: `url("${placeholder}") center / cover no-repeat` };
  return { backgroundColor: placeholder };
}

/** Narrower than every other condition that the site's pictures have in `sizes`. */
const phone = '(width < 40rem)';

/** Beyond some two pixels of the picture for one of CSS an eye sees no difference, and a phone's network does. */
const shares = [
  ['(resolution >= 2.5dppx)', 0.64],
  ['(resolution >= 2dppx)', 0.93],
] as const;

/** The `sizes` of a picture with phones' dense screens asking for less; the last entry is what a phone shows. */
function phoneSizes(sizes: string): string {
  const shown = sizes.split(',').at(-1)?.trim() ?? '';
  if (!/^[\d.]+vw$/.test(shown)) return sizes;
  return [...shares.map(([dense, share]) => `${phone} and ${dense} calc(${shown} * ${share})`), sizes].join(', ');
}

interface PictureProps {
  /** Null: the site's own drawing is shown instead. */
  readonly image: Image | null;
  /** Art direction: another picture for narrow screens. Leave the ratio to CSS then ('fill'). */
  readonly upright?: Image | null | undefined;
  /** The width that the picture takes, as in the HTML attribute: '(min-width: 60rem) 50vw, 100vw'. */
  readonly sizes?: string;
  /** The largest picture of the first view loads eagerly, all others lazily. */
  readonly priority?: boolean;
  /** CSS aspect-ratio to cut to ('4 / 3'); without it the picture's own. 'fill' covers a positioned parent. */
  readonly ratio?: string | undefined;
  readonly className?: string | undefined;
}

export function Picture({ image, upright, sizes = '100vw', priority = false, ratio, className }: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const eager = use(EagerPicturesContext) && priority;
  const failed = image === null || failedSrc === image.src;
  const src = image?.src;
  const fill = ratio === 'fill';
  const slot = phoneSizes(sizes);
  if (__RENDERS_ON_SERVER__ && priority && image !== null) preloadPicture(image, upright, slot);

  // An image of server-rendered HTML may break before React listens.
  const checkImage = useCallback(
    (element: HTMLImageElement | null) => {
      if (element?.complete === true && element.naturalWidth === 0 && element.currentSrc !== '') {
        setFailedSrc(src);
      }
    },
    [src],
  );

  return (
    <div
      className={clsx(styles.frame, fill && styles.fill, !priority && styles.later, className)}
      style={{
        aspectRatio: fill ? undefined : (ratio ?? (image ? `${image.width} / ${image.height}` : '4 / 3')),
        ...(failed ? undefined : placeholderStyle(image.placeholder)),
      }}
    >
      {failed ? (
        <HorizonDrawing label={image?.alt} className={styles.image} />
      ) : (
        <picture>
          {upright &&
            uprightSources(upright).map(({ key, ...source }) => (
              <source key={`upright-${key}`} {...source} sizes={slot} />
            ))}
          {pictureSources(image.variants).map((source) => (
            <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={slot} />
          ))}
          <img
            ref={checkImage}
            src={image.src}
            alt={image.alt}
            width={image.width}
            height={image.height}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={priority ? 'high' : 'auto'}
            decoding={priority ? 'sync' : 'async'}
            className={styles.image}
            onError={() => setFailedSrc(image.src)}
          />
        </picture>
      )}
    </div>
  );
}
