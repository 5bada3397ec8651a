import type { DataRouter } from 'react-router';
import { languageChanged, selectLanguage } from '#shared/i18n';
import type { Language } from '#shared/config';
import { languageOfPath, locationChanged, selectLocation } from '#shared/routing';
import type { Store } from './store.ts';

/** Reports the router's location, and the language that it names, to the store. Returns how to stop. */
export function mirrorLocation(router: DataRouter, store: Store, defaultLanguage: Language): (() => void) {
  const report = ({ location: { pathname, search, hash } }: DataRouter['state']): void => {
    const seen = selectLocation(store.getState());
    if (seen.pathname !== pathname || seen.search !== search || seen.hash !== hash) {
      store.dispatch(locationChanged({ pathname, search, hash }));
    }
    const language = languageOfPath(pathname, defaultLanguage);
    if (selectLanguage(store.getState()) !== language) store.dispatch(languageChanged(language));
  };
  report(router.state);
  return router.subscribe(report);
}
