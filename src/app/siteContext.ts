import type { DataRouter } from 'react-router';
import type { Language } from '#shared/config';
import type { Translations } from '#shared/i18n';
import type { PagesAhead } from './routes/pagesAhead.ts';
import type { Store } from './store.ts';

/** The context of deferred tasks. */
export interface SiteContext {
  readonly router: DataRouter;
  readonly store: Store;
  readonly translations: Translations;
  readonly defaultLanguage: Language;
  readonly pagesAhead: PagesAhead;
}
