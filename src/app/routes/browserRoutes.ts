import type { Language } from '#shared/config';
import { createTranslations, loadNamespace } from '#shared/i18n';
import type { Store } from '../store.ts';
import { createRoutes } from './createRoutes.tsx';
import { makePagesAhead } from './pagesAhead.ts';

/** Makes the routes of a browser: they do not wait for queries, and load texts on demand. */
export function makeBrowserRoutes(store: Store, defaultLanguage: Language) {
  const translations = createTranslations(loadNamespace);
  const pagesAhead = makePagesAhead();
  const routes = createRoutes({ store, translations, defaultLanguage, awaitQueries: false, pagesAhead });
  return { routes, translations, pagesAhead };
}
