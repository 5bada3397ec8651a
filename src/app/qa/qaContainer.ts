import { createRoot, type Root } from 'react-dom/client';

/** A root beside that of the site: neither knows of the other. */
export function createQaRoot(): Root {
  const container = document.createElement('div');
  document.body.append(container);
  return createRoot(container);
}
