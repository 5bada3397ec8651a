import type { ToWorker } from './protocol.ts';

/**
 * Stores these URLs (pages, pictures, reading calls in every language) for offline use beyond the usual bounds. Pass
 * the whole list again on each change. Without a worker it does nothing.
 */
export async function persistOffline(urls: readonly string[]): Promise<void> {
  if (typeof navigator === 'undefined' || !('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'keepOffline', urls } satisfies ToWorker, []);
}
