import { clsx } from 'clsx';
import { type ComponentProps, createContext, use } from 'react';
import type { ImageVariant } from '#contract/image.ts';
import type { Image } from '#shared/responses';
import { isForThisTab } from '#shared/routing';
import { Picture } from '#shared/ui';
import styles from './Lightbox.module.css';

interface LightboxLinks {
  /** Opens the picture with this place in the list. */
  readonly open: (index: number) => void;
  /** Preloads the lightbox on hover or focus. */
  readonly prepare: () => void;
  /** Registers the link of a picture, from which it opens and to which the focus returns. */
  readonly register: (index: number, link: HTMLAnchorElement | null) => void;
}

export const LightboxContext = createContext<LightboxLinks | null>(null);

function useLightboxLinks(): LightboxLinks {
  const links = use(LightboxContext);
  if (links === null) throw new Error('A LightboxPicture needs a Lightbox');
  return links;
}

const byWidth = (a: ImageVariant, b: ImageVariant): number => a.width - b.width;

/** The renditions of one format, the largest last. */
export function variantsIn(image: Image, format: ImageVariant['format']): readonly ImageVariant[] {
  return image.variants.filter((variant) => variant.format === format).toSorted(byWidth);
}

/** The link to the file itself: WebP, which every browser shows. */
function largestOf(image: Image): string {
  return variantsIn(image, 'webp').at(-1)?.src ?? image.src;
}

type LightboxPictureProps = Omit<ComponentProps<typeof Picture>, 'image'> & {
  readonly image: Image;
  /** Its place among the images of the lightbox around. */
  readonly index: number;
  /** Of the link around a picture without a text. */
  readonly label: string;
  /** Of the link; the picture has the ratio that it is given. */
  readonly linkClassName?: string | undefined;
};

/** A picture that opens in the lightbox around it; without scripts, a link to its largest rendition. */
export function LightboxPicture({ index, label, linkClassName, ...picture }: LightboxPictureProps) {
  const { open, prepare, register } = useLightboxLinks();

  return (
    <a
      ref={(link) => register(index, link)}
      href={largestOf(picture.image)}
      className={clsx(styles.link, picture.ratio === 'fill' && styles.fill, linkClassName)}
      aria-label={picture.image.alt === '' ? label : undefined}
      aria-haspopup="dialog"
      onPointerEnter={prepare}
      onPointerDown={prepare}
      onFocus={prepare}
      onClick={(event) => {
        if (!isForThisTab(event)) return;
        event.preventDefault();
        open(index);
      }}
    >
      <Picture {...picture} />
    </a>
  );
}
