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

export interface Standing {
  /** Everything in which something stands: it may itself be far from the screen. */
  readonly holders: ReadonlySet<Element>;
  /** Wipes the marks off. */
  readonly unmark: () => void;
}

/** Writes down how far from its place everything stands that does not scroll. */
export function markStanding(): Standing {
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
export function standStill(node: Node): void {
  if (!(node instanceof HTMLElement)) return;
  const offset = node.getAttribute(mark);
  if (offset === null) return;
  node.style.translate = offset;
  // Another scroller than the screen would have held it: in the copy there is none.
  if (node.style.position === 'sticky') node.style.inset = 'auto';
}
