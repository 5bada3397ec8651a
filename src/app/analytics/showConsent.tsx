import { createRoot } from 'react-dom/client';
import { type ConsentPart, selectConsentPanel } from '#shared/analytics';
import { retryImport } from '#shared/lazy';
import { App } from '../App.tsx';
import type { SiteContext } from '../siteContext.ts';
import type { RootState, Store } from '../store.ts';

/** The store once it has the part of it that comes late. */
export interface ConsentStore extends Pick<Store, 'dispatch' | 'subscribe'> {
  readonly getState: () => RootState & ConsentPart;
}

export type AnalyticsContext = Pick<SiteContext, 'store' | 'translations' | 'router'>;

function importPanel() {
  return import(/* webpackChunkName: "consent" */ '#features/consent');
}

/**
 * Brings the panel when it is wanted for the first time. In a root of its own, before the page: the page hydrates without it, and whoever goes
 * through the document by keyboard or ear meets it first.
 */
export function showConsent(
  { getState }: Pick<ConsentStore, 'getState'>,
  { store, translations }: AnalyticsContext,
): () => void {
  let begun = false;

  return () => {
    if (begun || selectConsentPanel(getState()) === 'closed') return;
    begun = true;
    retryImport(importPanel).then(
      ({ ConsentHost }) => {
        const place = document.createElement('div');
        document.body.prepend(place);
        createRoot(place).render(
          <App store={store}>
            <ConsentHost translations={translations} />
          </App>,
        );
      },
      // Nothing is allowed without it; the next wish tries again.
      () => {
        begun = false;
      },
    );
  };
}
