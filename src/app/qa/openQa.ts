import { isReplayRequested, stayWithQa } from './qaAddress.ts';
import { openReplay } from './replay/openReplay.tsx';
import { recordSite } from './recordSite.tsx';
import type { SiteParts } from './siteTools.ts';

/** Starts what `?qa` requests: the site with a recorder, or a replay instead. */
export async function openQa(parts: SiteParts): Promise<void> {
  stayWithQa();
  // The recorder's buttons work at once, even if the site never hydrates; earlier presses are replayed to the site.
  window.early?.letGo();
  const address = isReplayRequested();
  if (address === null) {
    return parts.start(recordSite(parts));
  }
  await openReplay(address, parts);
}
