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

/** The state of an address. Stores start with it, so that time travel to the first step shows the opened page. */
export function stateOfLocation(address: LocationState, defaultLanguage: Language) {
  const location = sanitizeLocation(address);
  return { location, language: languageOfPath(location.pathname, defaultLanguage) };
}

/** Reports every further location of the router and its language to the store. Returns how to stop. */
export function mirrorLocation(router: DataRouter, store: Store, defaultLanguage: Language): () => void {
  let reported = router.state.location;
  return router.subscribe(({ location: shown }) => {
    // The router also notifies of other changes; repeating an old address would undo the store's.
    if (shown === reported) return;
    reported = shown;
    const { location, language } = stateOfLocation(shown, defaultLanguage);
    const state = store.getState();
    const from = selectPagePath(state);
    if (from !== withoutLanguage(location.pathname)) store.dispatch(pageLeft(from));
    if (!isSameLocation(selectLocation(state), location)) store.dispatch(locationChanged(location));
    if (selectLanguage(state) !== language) store.dispatch(languageChanged(language));
  });
}
