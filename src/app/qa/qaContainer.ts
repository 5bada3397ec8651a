import { createRoot, type Root } from 'react-dom/client';

/**
 * A modal dialog of the browser's own makes everything outside it inert, and a view that fills the screen hides it: the bar has to be in
 * the topmost one.
 */
function followTop(container: Element): void {
  const place = (): void => {
    const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.fullscreenElement ?? document.body;
    if (container.parentElement !== top) top.append(container);
  };
  place();
  // Dialogs open and close by their attribute, or go with their page.
  new MutationObserver(place).observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  document.addEventListener('fullscreenchange', place);
}

/** A root of its own, independent of the site's. */
export function createQaRoot(): Root {
  const container = document.createElement('div');
  // Dialogs of the site trap the focus and close on Escape: hide the bar's events from them.
  for (const event of ['focusin', 'keydown']) {
    container.addEventListener(event, (happened) => happened.stopPropagation());
  }
  followTop(container);
  return createRoot(container);
}
