import { clsx } from 'clsx';
import { useCallback, type ComponentProps, type MouseEvent } from 'react';
import type { Image } from '#shared/responses';
import { Picture } from '#shared/ui';
import { useLightboxLinks } from './LightboxContext.ts';
import styles from './LightboxPicture.module.css';
import { largestOf } from './largest.ts';

type LightboxPictureProps = Omit<ComponentProps<typeof Picture>, 'image'> & {
  readonly image: Image;
  /** Its place among the images of the lightbox around. */
  readonly index: number;
  /** Of the link; the picture keeps the ratio that it is given. */
  readonly linkClassName?: string | undefined;
};

/** A tap with a key means the browser's own ways: a new tab, a download. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** A picture that opens in the lightbox around it; without scripts, a link to its largest rendition. */
export function LightboxPicture({ index, linkClassName, ...picture }: LightboxPictureProps) {
  const { open, prepare, register } = useLightboxLinks();
  const ref = useCallback((link: HTMLAnchorElement | null) => register(index, link), [index, register]);

  return (
    <a
      ref={ref}
      href={largestOf(picture.image)}
      className={clsx(styles.link, picture.ratio === 'fill' && styles.fill, linkClassName)}
      aria-haspopup="dialog"
      onPointerEnter={prepare}
      onPointerDown={prepare}
      onFocus={prepare}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        open(index);
      }}
    >
      <Picture {...picture} />
    </a>
  );
}
