import { createContext, destroyContext, domToBlob } from 'modern-screenshot';
import { type Gap, gapAt, markGaps, stripe, stripedPicture } from './gaps.ts';
import { maskElement, outsideOfQa } from './typedValues.ts';

const mark = 'data-stands-off';

function placeOf(element: Element): readonly [number, number] {
  const { left, top } = element.getBoundingClientRect();
  return [left, top];
}

/** How far something that sticks stands from where it would be: [x, y], pixels. */
function offsetOfSticky(element: HTMLElement): readonly [number, number] {
  const { style } = element;
  const { position, inset } = style;
  const [left, top] = placeOf(element);
  Object.assign(style, { position: 'relative', inset: 'auto' });
  const [freeLeft, freeTop] = placeOf(element);
  Object.assign(style, { position, inset });
  return [left - freeLeft, top - freeTop];
}

/** How far something fixed has to be moved in a copy in which everything marked holds what is fixed in it, and scrolls with the page. */
function offsetOfFixed(element: HTMLElement, marked: ReadonlySet<Element>): readonly [number, number] {
  // Something else than the screen holds it already.
  if (element.offsetParent !== null) return [0, 0];
  for (let holder = element.parentElement; holder !== null; holder = holder.parentElement) {
    if (!marked.has(holder)) continue;
    const [left, top] = placeOf(holder);
    return [-left, -top];
  }
  return [window.scrollX, window.scrollY];
}

interface Standing {
  /** Everything in which something stands: it may itself be far from the screen. */
  readonly holders: ReadonlySet<Element>;
  /** Wipes the marks off. */
  readonly unmark: () => void;
}

/** Writes down how far from its place everything stands that does not scroll. */
function markStanding(): Standing {
  const marked = new Set<HTMLElement>();
  const holders = new Set<Element>();
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { position } = getComputedStyle(element);
    if (position !== 'fixed' && position !== 'sticky') continue;
    const offset = position === 'fixed' ? offsetOfFixed(element, marked) : offsetOfSticky(element);
    element.setAttribute(mark, offset.map((length) => `${length}px`).join(' '));
    marked.add(element);
    for (let holder = element.parentElement; holder !== null && !holders.has(holder); holder = holder.parentElement) {
      holders.add(holder);
    }
  }
  return {
    holders,
    unmark: () => {
      for (const element of marked) element.removeAttribute(mark);
    },
  };
}

/** In a copy of the page nothing scrolls: what does not either has to be moved along. */
function standStill(node: Node): void {
  if (!(node instanceof HTMLElement)) return;
  const offset = node.getAttribute(mark);
  if (offset === null) return;
  node.style.translate = offset;
  // Another scroller than the screen would have held it: in the copy there is none.
  if (node.style.position === 'sticky') node.style.inset = 'auto';
}

/** In a copy of the page a modal dialog is one element among others: puts it over all of them, with what dims the page behind it. */
function raiseDialog(node: Node): void {
  if (!(node instanceof HTMLDialogElement)) return;
  const shown = [...document.querySelectorAll('dialog:modal')].at(-1);
  if (shown === undefined) return;
  const { backgroundColor } = getComputedStyle(shown, '::backdrop');
  const reach = Math.max(window.innerWidth, window.innerHeight);
  Object.assign(node.style, { zIndex: String(2 ** 31 - 1), boxShadow: `0 0 0 ${reach}px ${backgroundColor}` });
}

export interface Screenshot {
  readonly png: Blob;
  /** Areas that are striped in it. */
  readonly gaps: readonly Gap[];
}

/** Milliseconds; a page full of pictures on a slow machine takes its time. */
const patience = 20_000;

/** What has no size of its own may have children anywhere. */
function mayBeOnScreen(element: Element): boolean {
  const { top, left, bottom, right, width, height } = element.getBoundingClientRect();
  return width * height === 0 || (bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth);
}

function isWanted(node: Node, { holders }: Standing): boolean {
  if (!(node instanceof Element)) return true;
  // Of a picture its chosen file is drawn: its other sources would lead nowhere.
  if (node instanceof HTMLSourceElement || !outsideOfQa(node)) return false;
  if (holders.has(node)) return true;
  // Elsewhere the outermost boxes keep the place of what is in them.
  return mayBeOnScreen(node) || node.parentElement === null || mayBeOnScreen(node.parentElement);
}

/** A picture of what the person sees, without the tools of QA and with nothing in it that was typed. */
export async function takeScreenshot(typed: readonly string[]): Promise<Screenshot> {
  const { innerWidth: width, innerHeight: height, scrollX, scrollY } = window;
  const { gaps, unmark: unmarkGaps } = markGaps();
  const standing = markStanding();
  const failed = new Set<string>();
  const context = await createContext(document.body, {
    width,
    height,
    scale: 1,
    type: 'image/png',
    // It would wait for every picture of the page, and those that nobody has scrolled to never come.
    timeout: 1,
    backgroundColor: getComputedStyle(document.body).backgroundColor,
    // A dialog keeps the page from scrolling by cutting it off: what is moved into view must not be cut.
    style: {
      margin: '0',
      transform: `translate(${-scrollX}px, ${-scrollY}px)`,
      transformOrigin: '0 0',
      overflow: 'visible',
    },
    features: { restoreScrollPosition: true },
    filter: (node) => isWanted(node, standing),
    fetch: {
      placeholderImage: (copy) => {
        if (copy instanceof HTMLImageElement) failed.add(copy.src);
        return stripedPicture;
      },
    },
    onCloneEachNode: (node) => {
      maskElement(node, typed);
      standStill(node);
      stripe(node);
      raiseDialog(node);
    },
  });
  context.timeout = patience;
  try {
    const png = await domToBlob(context);
    const pictures = [...document.images].filter(({ currentSrc, src }) => failed.has(currentSrc || src));
    return {
      png,
      gaps: [...gaps, ...pictures.map((picture) => gapAt(picture, 'picture')).filter((gap) => gap !== null)],
    };
  } finally {
    unmarkGaps();
    standing.unmark();
    destroyContext(context);
  }
}
