import { createTagManager } from '#shared/analytics';
import { selectSettings } from '#shared/config';
import { nothingAllowed, selectDecision } from '#shared/consent';
import { pathTo, selectLocation, withoutLanguage } from '#shared/routing';
import type { ConsentStore } from './consentStore.ts';

/** Of a private link the address bar holds the key to somebody's visit, and whatever the container brings can read it. */
function isPrivate(pathname: string): boolean {
  return withoutLanguage(pathname) === pathTo('bookedVisit');
}

/** Tells the tag manager of every choice, the kept one first. To be called after every action. */
export function obeyConsent(store: Pick<ConsentStore, 'getState'>): () => void {
  const tagManager = createTagManager(selectSettings(store.getState()).tagManagerContainer);
  let told: ReturnType<typeof selectDecision> = null;

  return () => {
    const state = store.getState();
    const decision = selectDecision(state);
    if (decision === told) return;
    if ((decision?.analytics === true || decision?.marketing === true) && isPrivate(selectLocation(state).pathname)) return;
    told = decision;
    tagManager.allow(decision ?? nothingAllowed);
  };
}
