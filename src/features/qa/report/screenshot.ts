import { createContext, destroyContext, domToBlob } from 'modern-screenshot';
import { type Gap, gapAt, markGaps, stripe, stripedPicture } from './gaps.ts';
import { maskElement, outsideOfQa } from './typedValues.ts';

const mark = 'data-stands-off';

function placeOf(element: Element): readonly [number, number] {
  const { left, top } = element.getBoundingClientRect();
  return [left, top];
}

/** The offset of a sticky element from its static position: [x, y], pixels. */
function offsetOfSticky(element: HTMLElement): readonly [number, number] {
  const { style } = element;
  const { position, inset } = style;
  const [left, top] = placeOf(element);
  Object.assign(style, { position: 'relative', inset: 'auto' });
  const [freeLeft, freeTop] = placeOf(element);
  Object.assign(style, { position, inset });
  return [left - freeLeft, top - freeTop];
}

/** The offset for a fixed element in a copy of the page, where marked ancestors scroll with the page. */
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
  /** Ancestors of these elements, which may be far from the screen. */
  readonly holders: ReadonlySet<Element>;
  /** Wipes the marks off. */
  readonly unmark: () => void;
}

/** Marks the offsets of all fixed and sticky elements. */
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

/** Applies the marked offsets in a copy of the page, where nothing scrolls. */
function freezeLayout(node: Node): void {
  if (!(node instanceof HTMLElement)) return;
  const offset = node.getAttribute(mark);
  if (offset === null) return;
  node.style.translate = offset;
  // Another scroller than the screen would have held it: in the copy there is none.
  if (node.style.position === 'sticky') node.style.inset = 'auto';
}

/** Raises modal dialogs with their backdrops in a copy of the page, which has no top layer. */
function raiseDialog(node: Node): void {
  if (!(node instanceof HTMLDialogElement)) return;
  const shown = [...document.querySelectorAll('dialog:modal')].at(-1);
  if (shown === undefined) return;
  const { backgroundColor } = getComputedStyle(shown, '::backdrop');
  const reach = Math.max(window.innerWidth, window.innerHeight);
  Object.assign(node.style, { zIndex: String(2 ** 31 - 1), boxShadow: `0 0 0 ${reach}px ${backgroundColor}` });
}

interface Screenshot {
  readonly png: Blob;
  /** Areas that are striped in it. */
  readonly gaps: readonly Gap[];
}

/** Milliseconds, enough for many pictures on a slow machine. */
const timeout = 20_000;

/** Elements without a size may have visible children anywhere. */
function mayBeOnScreen(element: Element): boolean {
  const { top, left, bottom, right, width, height } = element.getBoundingClientRect();
  return width * height === 0 || (bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth);
}

function isIncluded(node: Node, { holders }: Standing): boolean {
  if (!(node instanceof Element)) return true;
  // Of a picture its chosen file is drawn: its other sources would lead nowhere.
  if (node instanceof HTMLSourceElement || !outsideOfQa(node)) return false;
  if (node.matches('[data-personal] *')) return false;
  if (holders.has(node)) return true;
  // Elsewhere the outermost boxes preserve the layout.
  return mayBeOnScreen(node) || node.parentElement === null || mayBeOnScreen(node.parentElement);
}

/** A screenshot without the QA tools and without typed values. */
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
    // The library waits for all pictures, and lazy ones never load.
    timeout: 1,
    backgroundColor: getComputedStyle(document.body).backgroundColor,
    // A dialog blocks scrolling by hiding the overflow: what is moved into view must not be cut off.
    style: {
      margin: '0',
      transform: `translate(${-scrollX}px, ${-scrollY}px)`,
      transformOrigin: '0 0',
      overflow: 'visible',
    },
    features: { restoreScrollPosition: true },
    filter: (node) => isIncluded(node, standing),
    fetch: {
      placeholderImage: (copy) => {
        if (copy instanceof HTMLImageElement) failed.add(copy.src);
        return stripedPicture;
      },
    },
    onCloneEachNode: (node) => {
      maskElement(node, typed);
      freezeLayout(node);
      stripe(node);
      raiseDialog(node);
    },
  });
  context.timeout = timeout;
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
