import { createTagManager } from '#shared/analytics';
import { selectSettings } from '#shared/config';
import { nothingAllowed, selectDecision } from '#shared/consent';
import { pathTo, selectLocation, withoutLanguage } from '#shared/routing';
import { landingAddress } from '../afterLoad/landingAddress.ts';
import type { ConsentStore } from './consentStore.ts';

/** Of a private link the address bar holds the key to somebody's visit, and whatever the container brings can read it. */
function isPrivate(pathname: string): boolean {
  return withoutLanguage(pathname) === pathTo('bookedVisit');
}

/**
 * Tells the tag manager of every choice, the kept one first. To be called after every action. A document that has shown a private link gets no
 * container any more: it is one step back from every page that follows. So the site opens such a link as a document of its own.
 */
export function obeyConsent(store: Pick<ConsentStore, 'getState'>): () => void {
  const tagManager = createTagManager(selectSettings(store.getState()).tagManagerContainer);
  let told: ReturnType<typeof selectDecision> = null;
  // The visitor may have gone further before this part came.
  let secret = isPrivate(new URL(landingAddress()).pathname);

  return () => {
    const state = store.getState();
    secret ||= isPrivate(selectLocation(state).pathname);
    const decision = selectDecision(state);
    if (decision === told) return;
    if (secret && (decision?.analytics === true || decision?.marketing === true)) return;
    told = decision;
    tagManager.allow(decision ?? nothingAllowed);
  };
}
