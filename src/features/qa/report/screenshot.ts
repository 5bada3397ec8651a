import { domToBlob } from 'modern-screenshot';
import { isPersonalField, outsideOfQa } from './typedValues.ts';
import { withoutTyped } from './withoutPersonal.ts';

const dot = '•';

/** Milliseconds; a page full of pictures on a slow machine takes its time. */
const patience = 20_000;

/** Fields keep their length and nothing else; texts lose what was typed. */
function maskNode(node: Node, typed: readonly string[]): void {
  if (node.nodeType === Node.TEXT_NODE) node.nodeValue = withoutTyped(node.nodeValue ?? '', typed);
  else if (isPersonalField(node)) {
    const masked = dot.repeat(node.value.length);
    node.setAttribute('value', masked);
    node.value = masked;
    if (node instanceof HTMLTextAreaElement) node.textContent = masked;
  }
}

/** In a copy of the page nothing scrolls: what stands still on the screen has to be moved along. */
function standStill(node: Node): void {
  if (!(node instanceof HTMLElement)) return;
  const { position } = node.style;
  if (position === 'fixed' || position === 'sticky') node.style.translate = `${window.scrollX}px ${window.scrollY}px`;
}

/** A picture of what the person sees, without the tools of QA and with nothing in it that was typed. */
export async function takeScreenshot(typed: readonly string[]): Promise<Blob> {
  const { innerWidth: width, innerHeight: height, scrollX, scrollY } = window;
  // A dialog keeps the page from scrolling by cutting it off: what is moved into view must not be cut.
  return domToBlob(document.body, {
    width,
    height,
    scale: 1,
    type: 'image/png',
    timeout: patience,
    backgroundColor: getComputedStyle(document.body).backgroundColor,
    style: { transform: `translate(${-scrollX}px, ${-scrollY}px)`, transformOrigin: '0 0', overflow: 'visible' },
    // Of a picture its chosen file is drawn: its other sources would lead nowhere.
    filter: (node) => !(node instanceof Element) || (outsideOfQa(node) && !(node instanceof HTMLSourceElement)),
    onCloneEachNode: (node) => {
      maskNode(node, typed);
      standStill(node);
    },
  });
}
