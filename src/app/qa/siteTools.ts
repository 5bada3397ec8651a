import type { StoreEnhancer } from '@reduxjs/toolkit';
import type { Settings } from '#shared/config';
import type { resolveRoutes } from '../rendering/resolveRoutes.ts';
import type { Store } from '../store.ts';

/**
 * Whether to load QA: by the address, or by the tab's name, which survives navigation between documents. The only QA
 * code in every visitor's bundle.
 */
export function wantsQa({ qa }: Settings): boolean {
  return qa === 'on' && /[?&]qa\b/.test(window.location.search + window.name);
}

/** Tools beside the site that must exist before it starts. */
export interface SiteTools {
  readonly enhancers: readonly StoreEnhancer[];
  readonly siteStarted: (store: Store) => void;
}

/** What `startSite` passes in: importing it back would be a cycle. */
export interface SiteParts {
  readonly settings: Settings;
  readonly resolveRoutes: typeof resolveRoutes;
  readonly start: (tools?: SiteTools) => Promise<void>;
}
