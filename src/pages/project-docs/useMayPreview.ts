import { useSyncExternalStore } from 'react';

/** A screen with room for a page of paper, and a hand that points: a telephone would download instead of showing. */
const roomy = '(width >= 56rem) and (hover: hover)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(roomy);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
const canShow = (): boolean => navigator.pdfViewerEnabled && window.matchMedia(roomy).matches;
const unknown = (): false => false;

/** Whether this browser shows papers by itself, and has the room to; false while nobody knows. */
export function useMayPreview(): boolean {
  return useSyncExternalStore(subscribe, canShow, unknown);
}
