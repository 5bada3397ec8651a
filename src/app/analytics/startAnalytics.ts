import type { UnknownAction } from '@reduxjs/toolkit';
import { openDataLayer, pushToDataLayer } from '#shared/analytics';
import { selectSettings } from '#shared/config';
import { consentSettingsOpened, consentSlice, keepConsent, visitBegan } from '#shared/consent';
import { firstTouchOf } from '#shared/tracking';
import { landingAddress } from '../afterLoad/landingAddress.ts';
import { addSlices, type Store } from '../store.ts';
import { eventOf } from './actionEvents.ts';
import { askForConsent } from './askForConsent.ts';
import type { ConsentStore } from './consentStore.ts';
import { countPages } from './countPages.ts';
import { noticeTools } from './noticeTools.ts';
import { obeyConsent } from './obeyConsent.ts';
import { type AnalyticsContext, showConsent } from './showConsent.tsx';

function beginVisit({ dispatch, getState }: ConsentStore): void {
  const { origin } = selectSettings(getState());
  const origins = [window.location.origin, ...(origin === null ? [] : [origin])];
  dispatch(visitBegan(firstTouchOf({ address: landingAddress(), referrer: document.referrer, origins })));
}

/** Buttons that open the settings stand in pages without a handler of their own, so that no page waits for one. */
function heedButtons({ dispatch }: ConsentStore): () => void {
  const open = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('button[name="consent"]') !== null) {
      dispatch(consentSettingsOpened());
    }
  };
  document.addEventListener('click', open);
  return () => document.removeEventListener('click', open);
}

/** Gives the store its part for consent. */
function consenting(store: Store): ConsentStore {
  addSlices(store, [consentSlice]);
  return store as ConsentStore;
}

/** Consent, what depends on it, and what is counted. Returns how to stop. */
export function startAnalytics(context: AnalyticsContext): () => void {
  openDataLayer();
  const store = consenting(context.store);
  const { hearing } = context.store;
  const pages = countPages(store, context.router);
  const afterActions = [obeyConsent(store), pages.look, noticeTools(store), showConsent(store, context)];
  const hear = (action: UnknownAction): void => {
    const event = eventOf(action);
    if (event !== null) pushToDataLayer(event);
    for (const look of afterActions) look();
  };
  hearing.hear = hear;
  beginVisit(store);
  const stopKeeping = keepConsent(store);
  askForConsent(store);
  const stopHeeding = heedButtons(store);
  return () => {
    delete hearing.hear;
    pages.stop();
    stopKeeping();
    stopHeeding();
  };
}
