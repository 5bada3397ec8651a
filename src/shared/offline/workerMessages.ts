/** Messages from a page to the worker. Their types stay as they are: page and worker may be of different releases. */
export type ToWorker =
  /** URLs that the first page loaded, or was loading, before the worker took control. */
  | { readonly type: 'seen'; readonly urls: readonly string[]; readonly language: string }
  /** A page that was shown without a document of its own. */
  | { readonly type: 'visited'; readonly url: string }
  /** The complete list of URLs to store; others from earlier lists are deleted. */
  | { readonly type: 'keepOffline'; readonly urls: readonly string[] }
  /** To a worker that waits: the page has no unfinished form. */
  | { readonly type: 'takeOver' };

/** Messages from the worker to a page. */
export type FromWorker =
  /** The network response arrived after a cached copy was served. */
  | { readonly type: 'cameLate' }
  /** The page replies with a boolean on the transferred port. */
  | { readonly type: 'haveYouUnfinishedForm' };

/**
 * Stores these URLs (pages, pictures, reading calls in every language) for offline use beyond the usual bounds. Pass
 * the whole list again on each change. Without a worker it does nothing.
 */
export async function persistOffline(urls: readonly string[]): Promise<void> {
  if (typeof navigator === 'undefined' || !('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'keepOffline', urls } satisfies ToWorker, []);
}
