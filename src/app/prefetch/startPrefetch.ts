import type { DataRouter } from 'react-router';
import type { Language } from '#shared/config';
import type { Translations } from '#shared/i18n';
import type { Store } from '../store.ts';
import { whenLoaded } from '#shared/loading';

export interface PrefetchContext {
  readonly router: DataRouter;
  readonly store: Store;
  readonly translations: Translations;
  readonly defaultLanguage: Language;
}

async function fetchPrefetcher(context: PrefetchContext): Promise<void> {
  try {
    const { prefetchLinks } = await import(/* webpackChunkName: "prefetch" */ './prefetchLinks.ts');
    prefetchLinks(context);
  } catch {
    // Without it a link fetches its page when it is followed.
  }
}

/** Fetches the pages that links lead to before they are followed; begins when this page has everything it needs. */
export function startPrefetch(context: PrefetchContext): void {
  whenLoaded(() => void fetchPrefetcher(context));
}
