import { clsx } from 'clsx';
import { useCallback, useState } from 'react';
import type { Image } from '#shared/answers';
import { HorizonDrawing } from './HorizonDrawing.tsx';
import styles from './Picture.module.css';
import { phoneSizes } from './phoneSizes.ts';
import { pictureSources, uprightSources } from './pictureSources.ts';
import { placeholderStyle } from './placeholderStyle.ts';
import { preloadPicture } from './preloadPicture.ts';

type PictureProps = {
  /** Null: the site's own drawing stands for it. */
  image: Image | null;
  /** Art direction: another picture for narrow screens. Leave the ratio to CSS then ('fill'). */
  upright?: Image | null | undefined;
  /** The width that the picture takes, as in the HTML attribute: '(min-width: 60rem) 50vw, 100vw'. */
  sizes?: string;
  /** The largest picture of the first view: asked for at once. All others wait until they are near. */
  priority?: boolean;
  /** CSS aspect-ratio to cut to ('4 / 3'); without it the picture's own. 'fill' covers a positioned parent. */
  ratio?: string | undefined;
  className?: string | undefined;
};

export function Picture({ image, upright, sizes = '100vw', priority = false, ratio, className }: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
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
      className={clsx(styles.frame, fill && styles.fill, className)}
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
            loading={priority ? 'eager' : 'lazy'}
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
