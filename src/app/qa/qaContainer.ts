import { createRoot, type Root } from 'react-dom/client';

/** A modal dialog of the browser's own makes everything outside it inert: the bar has to be in the topmost one. */
function followDialogs(container: Element): void {
  const place = (): void => {
    const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    if (container.parentElement !== top) top.append(container);
  };
  place();
  // Dialogs open and close by their attribute, or go with their page.
  new MutationObserver(place).observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
}

/** A root beside that of the site: neither knows of the other. */
export function createQaRoot(): Root {
  const container = document.createElement('div');
  // A dialog of the site takes back the focus that leaves it, and closes on Escape: what happens in the bar is none of its business.
  for (const event of ['focusin', 'keydown']) container.addEventListener(event, (happened) => happened.stopPropagation());
  followDialogs(container);
  return createRoot(container);
}
