import type { DataRouter } from 'react-router';
import { selectLanguage } from '#shared/i18n';
import type { Language } from '#shared/config';
import { pathInLanguage, selectLocation, type LocationState } from '#shared/routing';
import { followedMark } from './layout/RouteAnnouncer.tsx';
import { isSameLocation, sanitizeLocation } from './mirrorLocation.ts';
import type { Store } from './store.ts';

/**
 * Navigates when only the store changes the location, by Redux DevTools or a replay. Start it after `mirrorLocation`,
 * so that it ignores the router's reports. Returns the cleanup.
 */
export function followLocation(router: DataRouter, store: Store, defaultLanguage: Language): () => void {
  const state = () => store.getState();
  let location: LocationState | null = null;
  let language = selectLanguage(state());
  let arrived = router.state.location;
  // An address of another release may lead elsewhere: it is followed once and not for ever.
  let following = false;
  let inPlace = false;

  const goTo = (target: LocationState): void => {
    const { navigation, location: here } = router.state;
    if (isSameLocation(target, sanitizeLocation(navigation.location ?? here))) return;
    following = true;
    void router.navigate(target, { replace: true, preventScrollReset: true, state: followedMark });
  };

  const followStore = (): void => {
    const target = selectLocation(state());
    const spoken = selectLanguage(state());
    if (target === location && spoken === language) return;
    inPlace = target === location;
    [location, language] = [target, spoken];
    goTo(inPlace ? { ...target, pathname: pathInLanguage(target.pathname, spoken, defaultLanguage) } : target);
  };

  followStore();
  const stopStore = store.subscribe(followStore);
  const stopRouter = router.subscribe((now) => {
    if (now.location === arrived) return;
    arrived = now.location;
    // A store at a past state accepts no reports: navigate back to its page.
    if (following && !inPlace) {
      following = false;
      return;
    }
    // A past state with a new address and an old language keeps its address.
    [following, inPlace] = [false, false];
    goTo(selectLocation(state()));
  });
  return () => {
    stopStore();
    stopRouter();
  };
}
