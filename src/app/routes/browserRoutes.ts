import type { Language } from '#shared/config';
import { createTranslations, loadNamespace } from '#shared/i18n';
import type { Store } from '../store.ts';
import { createRoutes } from './createRoutes.tsx';
import { makePagesAhead } from './pagesAhead.ts';

/** The routes as a browser has them, which shows a page before its queries are fulfilled, with texts that load as needed. */
export function makeBrowserRoutes(store: Store, defaultLanguage: Language) {
  const translations = createTranslations(loadNamespace);
  const pagesAhead = makePagesAhead();
  const routes = createRoutes({ store, translations, defaultLanguage, awaitQueries: false, pagesAhead });
  return { routes, translations, pagesAhead };
}
