import type { DataRouter } from 'react-router';
import type { Language } from '#shared/config';
import type { Translations } from '#shared/i18n';
import { retryImport, whenLoaded } from '#shared/loading';
import type { Store } from '../store.ts';

/** What the parts of the site that no page waits for have at hand. */
export interface SiteContext {
  readonly router: DataRouter;
  readonly store: Store;
  readonly translations: Translations;
  readonly defaultLanguage: Language;
}

async function fetchParts(context: SiteContext): Promise<void> {
  try {
    const { startParts } = await retryImport(() => import(/* webpackChunkName: "after-load" */ './parts.ts'));
    startParts(context);
  } catch {
    // Without them a link fetches its page when it is followed, and nobody is counted or asked.
  }
}

/** Begins with what no page waits for, when this page has everything it needs. */
export function startAfterLoad(context: SiteContext): void {
  whenLoaded(() => void fetchParts(context));
}
