import { isPersonalField } from './typedValues.ts';
import { withoutTyped } from './withoutPersonal.ts';

const dot = '•';

/** In a copy of the page fields keep their length and nothing else, and texts lose what was typed. To be told every element, and no text. */
export function maskElement(node: Node, typed: readonly string[]): void {
  if (isPersonalField(node)) {
    const masked = dot.repeat(node.value.length);
    node.setAttribute('value', masked);
    node.value = masked;
    if (node instanceof HTMLTextAreaElement) node.textContent = masked;
    return;
  }
  for (const child of node.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) child.nodeValue = withoutTyped(child.nodeValue ?? '', typed);
  }
}
