import 'photoswipe/style.css';
import PhotoSwipe, { type PhotoSwipeOptions, type SlideData } from 'photoswipe';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Image } from '#shared/responses';
import { variantsIn } from '../LightboxPicture.tsx';
import styles from './LightboxView.module.css';

/** Pixels: a drawing stays sharp at any size, and its own is that of a sheet of notes. */
const drawingWidth = 2400;

/** What the lightbox shows of a picture, in the format that the browser has chosen for it on the page. */
function slideOf(image: Image, link: HTMLAnchorElement | null | undefined): SlideData {
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

const icon = (path: string): string =>
  `<svg aria-hidden="true" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.5">${path}</svg>`;

/** PhotoSwipe takes markup; the lines are those of our icons. */
const icons = {
  closeSVG: icon('<path d="m5 5 14 14M19 5 5 19"/>'),
  zoomSVG: icon('<path d="M4.5 12h15"/><path class="pswp__zoom-icn-bar-v" d="M12 4.5v15"/>'),
  arrowPrevSVG: icon('<path d="M21 12H4M10 6l-6 6 6 6"/>'),
  arrowNextSVG: icon('<path d="M3 12h17M14 6l6 6-6 6"/>'),
} as const;

interface LightboxTexts {
  readonly label: string;
  readonly close: string;
  readonly zoom: string;
  readonly previous: string;
  readonly next: string;
  readonly failed: string;
  /** What the viewer and each of its pictures are, in the visitor's language. */
  readonly viewer: string;
  readonly slide: string;
}

interface LightboxOptions {
  readonly images: readonly Image[];
  readonly index: number;
  readonly linkAt: (index: number) => HTMLAnchorElement | null | undefined;
  readonly texts: LightboxTexts;
  readonly onMoved: (index: number) => void;
  /** The visitor closes it; not called when `close` does. */
  readonly onClosed: () => void;
}

interface OpenLightbox {
  readonly show: (index: number) => void;
  readonly close: () => void;
}

/** Room for the bar above and the caption below, in pixels. */
const padding = { top: 64, bottom: 72, left: 0, right: 0 };
/** Opening and closing, in milliseconds. */
const motion = 240;

function optionsOf({ images, index, linkAt, texts }: LightboxOptions): PhotoSwipeOptions {
  return {
    dataSource: images.map((image, at) => slideOf(image, linkAt(at))),
    index,
    padding,
    bgOpacity: 1,
    loop: false,
    wheelToZoom: true,
    mainClass: styles.lightbox,
    showAnimationDuration: motion,
    hideAnimationDuration: motion,
    // The focus goes to the picture that was seen last, not to the one that was tapped.
    returnFocus: false,
    indexIndicatorSep: ' / ',
    closeTitle: texts.close,
    zoomTitle: texts.zoom,
    arrowPrevTitle: texts.previous,
    arrowNextTitle: texts.next,
    errorMsg: texts.failed,
    ...icons,
  };
}

function registerCaption(box: PhotoSwipe): void {
  box.ui?.registerElement({
    name: 'caption',
    appendTo: 'root',
    isButton: false,
    onInit: (element) => {
      element.ariaLive = 'polite';
      box.on('change', () => {
        element.textContent = box.currSlide?.data.alt ?? '';
      });
    },
  });
}

/** Opens PhotoSwipe, which renders outside React until it has closed. */
function openLightbox(options: LightboxOptions): OpenLightbox {
  const { linkAt, texts, onMoved, onClosed } = options;
  const box = new PhotoSwipe(optionsOf(options));
  let isClosed = false;

  box.on('uiRegister', () => registerCaption(box));
  box.on('change', () => onMoved(box.currIndex));
  box.on('close', () => {
    if (!isClosed) onClosed();
    isClosed = true;
  });
  box.on('destroy', () => linkAt(box.currIndex)?.focus({ preventScroll: true }));
  box.init();
  box.element?.setAttribute('aria-modal', 'true');
  box.element?.setAttribute('aria-label', texts.label);
  // PhotoSwipe describes them in English.
  box.scrollWrap?.setAttribute('aria-roledescription', texts.viewer);
  for (const { el } of box.mainScroll.itemHolders) el.setAttribute('aria-roledescription', texts.slide);

  return {
    show: (index) => {
      if (box.currIndex !== index) box.goTo(index);
    },
    close: () => {
      isClosed = true;
      // While it is opening it refuses to close.
      if (box.opener.isOpening) box.on('openingAnimationEnd', () => box.close());
      else box.close();
    },
  };
}

/** The lightbox itself, in a lazy chunk with its packages. */
export function LightboxView({ index, ...options }: Omit<LightboxOptions, 'texts'>) {
  const { t } = useTranslation(['lightboxView', 'lightbox']);
  const texts: LightboxTexts = {
    label: t('lightbox:label'),
    close: t('lightbox:close'),
    zoom: t('zoom'),
    previous: t('previous'),
    next: t('next'),
    failed: t('failed'),
    viewer: t('viewer'),
    slide: t('slide'),
  };
  const opened = useRef<OpenLightbox>(null);
  const moved = useEffectEvent((at: number) => {
    if (at !== index) options.onMoved(at);
  });
  const closed = useEffectEvent(() => options.onClosed());
  const open = useEffectEvent(() =>
    openLightbox({ ...options, index, texts, onMoved: (at) => moved(at), onClosed: () => closed() }),
  );

  useEffect(() => {
    const box = open();
    opened.current = box;
    return () => box.close();
  }, []);

  useEffect(() => opened.current?.show(index), [index]);

  return null;
}
