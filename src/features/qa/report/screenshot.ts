import { createContext, destroyContext, domToBlob } from 'modern-screenshot';
import { gapAt, markGaps, stripe, stripedPicture, type Gap } from './gaps.ts';
import { maskElement } from './maskElement.ts';
import { raiseDialog } from './raiseDialog.ts';
import { markStanding, standStill, type Standing } from './standStill.ts';
import { outsideOfQa } from './typedValues.ts';

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
