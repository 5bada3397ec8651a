import { useSyncExternalStore } from 'react';

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** Of the window, in pixels. */
export function useWidth(): number {
  return useSyncExternalStore(onResize, () => window.innerWidth);
}
