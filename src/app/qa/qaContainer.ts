import { createRoot, type Root } from 'react-dom/client';

/** A root beside that of the site: neither knows of the other. */
export function createQaRoot(): Root {
  const container = document.createElement('div');
  // A dialog of the site takes back the focus that leaves it, and closes on Escape: what happens in the bar is none of its business.
  for (const event of ['focusin', 'keydown']) container.addEventListener(event, (happened) => happened.stopPropagation());
  document.body.append(container);
  return createRoot(container);
}
