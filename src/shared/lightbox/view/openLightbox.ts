import PhotoSwipe, { type PhotoSwipeOptions } from 'photoswipe';
import type { Image } from '#shared/answers';
import { icons } from './icons.ts';
import styles from './LightboxView.module.css';
import { slideOf } from './slides.ts';

export interface LightboxWords {
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
  readonly linkAt: (index: number) => HTMLAnchorElement | undefined;
  readonly words: LightboxWords;
  readonly onMoved: (index: number) => void;
  /** The visitor closes it; not called when `close` does. */
  readonly onClosed: () => void;
}

export interface OpenLightbox {
  readonly show: (index: number) => void;
  readonly close: () => void;
}

/** Room for the bar above and the caption below, in pixels. */
const padding = { top: 64, bottom: 72, left: 0, right: 0 };
/** Opening and closing, in milliseconds. */
const motion = 240;

function optionsOf({ images, index, linkAt, words }: LightboxOptions): PhotoSwipeOptions {
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
    closeTitle: words.close,
    zoomTitle: words.zoom,
    arrowPrevTitle: words.previous,
    arrowNextTitle: words.next,
    errorMsg: words.failed,
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

/** Opens PhotoSwipe, which lives beside React until it has closed itself. */
export function openLightbox(options: LightboxOptions): OpenLightbox {
  const { linkAt, words, onMoved, onClosed } = options;
  const box = new PhotoSwipe(optionsOf(options));
  let told = false;

  box.on('uiRegister', () => registerCaption(box));
  box.on('change', () => onMoved(box.currIndex));
  box.on('close', () => {
    if (!told) onClosed();
    told = true;
  });
  box.on('destroy', () => linkAt(box.currIndex)?.focus({ preventScroll: true }));
  box.init();
  box.element?.setAttribute('aria-modal', 'true');
  box.element?.setAttribute('aria-label', words.label);
  // PhotoSwipe describes them in English.
  box.scrollWrap?.setAttribute('aria-roledescription', words.viewer);
  for (const { el } of box.mainScroll.itemHolders) el.setAttribute('aria-roledescription', words.slide);

  return {
    show: (index) => {
      if (box.currIndex !== index) box.goTo(index);
    },
    close: () => {
      told = true;
      // While it is opening it refuses to close.
      if (box.opener.isOpening) box.on('openingAnimationEnd', () => box.close());
      else box.close();
    },
  };
}
