import type { DataRouter } from 'react-router';
import { languageChanged, selectLanguage } from '#shared/i18n';
import type { Language } from '#shared/config';
import { languageOfPath, locationChanged, pathTo, selectLocation, withoutLanguage, type LocationState } from '#shared/routing';
import type { Store } from './store.ts';

/** Tells the store where the site is, and the language that the address names. */
export function reportLocation({ pathname, search, hash: fragment }: LocationState, store: Store, defaultLanguage: Language): void {
  // Of a private link the fragment is the key to somebody's visit: nothing that looks into the store is to see it.
  const hash = withoutLanguage(pathname) === pathTo('bookedVisit') ? '' : fragment;
  const seen = selectLocation(store.getState());
  if (seen.pathname !== pathname || seen.search !== search || seen.hash !== hash) {
    store.dispatch(locationChanged({ pathname, search, hash }));
  }
  const language = languageOfPath(pathname, defaultLanguage);
  if (selectLanguage(store.getState()) !== language) store.dispatch(languageChanged(language));
}

/** Reports the router's location to the store, now and from now on. Returns how to stop. */
export function mirrorLocation(router: DataRouter, store: Store, defaultLanguage: Language): (() => void) {
  reportLocation(router.state.location, store, defaultLanguage);
  return router.subscribe(({ location }) => reportLocation(location, store, defaultLanguage));
}
