/** Something on the screen that no picture of the page can hold. */
export interface Gap {
  /** A document of its own; a drawing, or a picture, that another site does not let anybody read. */
  readonly what: 'frame' | 'drawing' | 'picture';
  /** Pixels of the picture. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const mark = 'data-not-drawn';

const stripes = 'repeating-linear-gradient(135deg, #8888 0 2px, #8883 2px 14px)';

/** Replaces a picture that did not load. */
export const stripedPicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><path d="M0 20 20 0" stroke="#888" stroke-width="2"/></svg>',
)}`;

export function gapAt(element: Element, what: Gap['what']): Gap | null {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const x = Math.max(0, Math.round(left));
  const y = Math.max(0, Math.round(top));
  const width = Math.min(window.innerWidth, Math.round(right)) - x;
  const height = Math.min(window.innerHeight, Math.round(bottom)) - y;
  return width > 0 && height > 0 ? { what, x, y, width, height } : null;
}

function canBeRead(canvas: HTMLCanvasElement): boolean {
  if (canvas.width === 0 || canvas.height === 0) return true;
  const probe = document.createElement('canvas').getContext('2d');
  if (probe === null) return true;
  try {
    probe.drawImage(canvas, 0, 0, 1, 1, 0, 0, 1, 1);
    probe.getImageData(0, 0, 1, 1);
    return true;
  } catch {
    // Something of another site is drawn into it.
    return false;
  }
}

/** Finds elements that cannot be drawn, and marks them for `stripe`. */
export function markGaps(): { readonly gaps: readonly Gap[]; readonly unmark: () => void } {
  const frames = Array.from(document.querySelectorAll('iframe'), (element) => [element, 'frame'] as const);
  const drawings = Array.from(document.querySelectorAll('canvas'), (element) => [element, 'drawing'] as const);
  const unreadable = [...frames, ...drawings.filter(([canvas]) => !canBeRead(canvas))];
  for (const [element] of unreadable) element.setAttribute(mark, '');
  return {
    gaps: unreadable.map(([element, what]) => gapAt(element, what)).filter((gap) => gap !== null),
    unmark: () => {
      for (const [element] of unreadable) element.removeAttribute(mark);
    },
  };
}

/** The copy of a frame may be that of the document in it, which has classes of its own. */
function isMarked(node: Node): node is HTMLElement {
  return node.nodeName === 'HTML' || (node instanceof HTMLElement && node.hasAttribute(mark));
}

/** Stripes the marked elements in a copy of the page. */
export function stripe(node: Node): void {
  if (!isMarked(node)) return;
  node.replaceChildren();
  node.style.background = stripes;
}

type GetContext = typeof HTMLCanvasElement.prototype.getContext;

/** Sets `preserveDrawingBuffer` for new canvases, so that screenshots can include models and panoramas. */
export function persistDrawings(): void {
  const { prototype } = HTMLCanvasElement;
  const { getContext } = prototype;
  function preserving(this: HTMLCanvasElement, kind: string, options?: object): RenderingContext | null {
    const attributes = kind.startsWith('webgl') ? { ...options, preserveDrawingBuffer: true } : options;
    return getContext.call(this, kind, attributes);
  }
  prototype.getContext = preserving as GetContext;
}
