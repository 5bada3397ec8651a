import { startAnalytics } from '../analytics/startAnalytics.ts';
import { prefetchLinks } from '../prefetch/prefetchLinks.ts';
import type { SiteContext } from './startAfterLoad.ts';

export function startParts(context: SiteContext): void {
  startAnalytics(context);
  prefetchLinks(context);
}
