const mark = 'data-stands-off';

function placeOf(element: Element): readonly [number, number] {
  const { left, top } = element.getBoundingClientRect();
  return [left, top];
}

/** How far something that sticks stands from where it would be: [x, y], pixels. */
function offsetOf(element: HTMLElement): readonly [number, number] {
  const { style } = element;
  const { position, inset } = style;
  const [left, top] = placeOf(element);
  Object.assign(style, { position: 'relative', inset: 'auto' });
  const [freeLeft, freeTop] = placeOf(element);
  Object.assign(style, { position, inset });
  return [left - freeLeft, top - freeTop];
}

/** Writes down how far from its place everything stands that does not scroll. Returns how to wipe that off. */
export function markStanding(): () => void {
  const marked: HTMLElement[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { position } = getComputedStyle(element);
    if (position !== 'fixed' && position !== 'sticky') continue;
    const offset = position === 'fixed' ? [window.scrollX, window.scrollY] : offsetOf(element);
    element.setAttribute(mark, offset.map((length) => `${length}px`).join(' '));
    marked.push(element);
  }
  return () => {
    for (const element of marked) element.removeAttribute(mark);
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
