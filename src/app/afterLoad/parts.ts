import { loadReaders } from '#shared/answers';
import { startAnalytics } from '../analytics/startAnalytics.ts';
import { prefetchLinks } from '../prefetch/prefetchLinks.ts';
import { forgetFirstPage } from '../rendering/forgetFirstPage.ts';
import { landingAddress } from './landingAddress.ts';
import { purgeDrafts } from './purgeDrafts.ts';
import { showFonts } from './showFonts.ts';
import type { SiteContext } from '../siteContext.ts';

export function startParts(context: SiteContext): void {
  forgetFirstPage(context.router, new URL(landingAddress()).pathname);
  startAnalytics(context);
  prefetchLinks(context);
  void purgeDrafts();
  void showFonts(context.router);
  // Without a connection they could not be fetched for answers that are kept.
  loadReaders().catch(() => {});
}
