import type { StoreEnhancer } from '@reduxjs/toolkit';
import type { Store } from '../store.ts';

/** What looks at the site from outside, and must be there before the site is. */
export interface SiteTools {
  readonly enhancers: readonly StoreEnhancer[];
  readonly siteStarted: (store: Store) => void;
}
