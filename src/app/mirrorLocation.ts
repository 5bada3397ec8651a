import type { DataRouter } from 'react-router';
import { languageOfPath } from '#domain/languages.ts';
import { languageChanged, selectLanguage } from '#shared/i18n';
import type { Language } from '#shared/config';
import {
  isPrivatePath,
  locationChanged,
  pageLeft,
  selectLocation,
  selectPagePath,
  withoutLanguage,
  type LocationState,
} from '#shared/routing';
import type { Store } from './store.ts';

/** The parts of an address that the store may hold. */
export function sanitizeLocation({ pathname, search, hash }: LocationState): LocationState {
  // The fragment of a private link is a secret: keep it out of the store.
  return { pathname, search, hash: isPrivatePath(pathname) ? '' : hash };
}

export function isSameLocation(one: LocationState, other: LocationState): boolean {
  return one.pathname === other.pathname && one.search === other.search && one.hash === other.hash;
}

/** Reports the location and the language of its address to the store. */
export function reportLocation(location: LocationState, store: Store, defaultLanguage: Language): void {
  const reported = sanitizeLocation(location);
  if (!isSameLocation(selectLocation(store.getState()), reported)) store.dispatch(locationChanged(reported));
  const language = languageOfPath(reported.pathname, defaultLanguage);
  if (selectLanguage(store.getState()) !== language) store.dispatch(languageChanged(language));
}

/** Reports the router's location to the store, now and whenever it is another one. Returns how to stop. */
export function mirrorLocation(router: DataRouter, store: Store, defaultLanguage: Language): () => void {
  let reported = router.state.location;
  reportLocation(reported, store, defaultLanguage);
  return router.subscribe(({ location }) => {
    // The router also notifies of other changes; repeating an old address would undo the store's.
    if (location === reported) return;
    reported = location;
    const from = selectPagePath(store.getState());
    if (from !== withoutLanguage(location.pathname)) store.dispatch(pageLeft(from));
    reportLocation(location, store, defaultLanguage);
  });
}
