import type { UnknownAction } from '@reduxjs/toolkit';
import { createRoot } from 'react-dom/client';
import { type ConsentPart, consentSettingsOpened, selectConsentPanel } from '#shared/analytics';
import { retryImport } from '#shared/lazy';
import { App } from '../App.tsx';
import type { SiteContext } from '../siteContext.ts';
import type { RootState, Store } from '../store.ts';

/** The store with the lazy consent slice. */
export interface ConsentStore extends Pick<Store, 'dispatch' | 'subscribe'> {
  readonly getState: () => RootState & ConsentPart;
}

export type AnalyticsContext = Pick<SiteContext, 'store' | 'translations' | 'router' | 'pagesAhead'>;

function importPanel() {
  return import(/* webpackChunkName: "consent" */ '#features/consent');
}

/**
 * Renders the panel on its first use, in a root of its own before the page: the page hydrates without it, and keyboard
 * and screen reader users meet it first. Call it after every action.
 */
export function showConsent(
  { getState }: Pick<ConsentStore, 'getState'>,
  { store, translations }: AnalyticsContext,
): (action: UnknownAction) => void {
  let begun = false;
  let lost = false;

  const show = (): void => {
    if (begun || selectConsentPanel(getState()) === 'closed') return;
    begun = true;
    retryImport(importPanel).then(
      ({ ConsentHost }) => {
        const place = document.createElement('div');
        // A replay shows the page without the question.
        place.dataset['transient'] = '';
        document.body.prepend(place);
        createRoot(place).render(
          <App store={store}>
            <ConsentHost translations={translations} />
          </App>,
        );
      },
      // Nothing is allowed without it. Other actions would try in vain.
      () => {
        [begun, lost] = [false, true];
        window.addEventListener('online', show, { once: true });
      },
    );
  };

  return (action) => {
    if (!lost || consentSettingsOpened.match(action)) show();
  };
}
