import type { StoreEnhancer } from '@reduxjs/toolkit';
import type { Settings } from '#shared/config';
import type { resolveRoutes } from '../rendering/resolveRoutes.ts';
import type { Store } from '../store.ts';

/** What looks at the site from outside, and must be there before the site is. */
export interface SiteTools {
  readonly enhancers: readonly StoreEnhancer[];
  readonly siteStarted: (store: Store) => void;
}

/**
 * What `startSite` hands over to this part, which it imports when it is asked for: to import it back would be a cycle.
 */
export interface SiteParts {
  readonly settings: Settings;
  readonly resolveRoutes: typeof resolveRoutes;
  readonly start: (tools?: SiteTools) => Promise<void>;
}
