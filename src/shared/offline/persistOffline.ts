import type { ToWorker } from './protocol.ts';

/**
 * Asks that these addresses (pages, pictures, reading calls of the backend: in every language) stay readable offline beyond the usual bounds.
 * The list is the whole of what is wanted: call it again whenever it changes. Without a worker nothing happens.
 */
export async function persistOffline(urls: readonly string[]): Promise<void> {
  if (typeof navigator === 'undefined' || !('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'keepOffline', urls } satisfies ToWorker, []);
}
