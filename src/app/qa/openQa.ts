import { isReplayRequested, stayWithQa } from './qaAddress.ts';
import { openReplay } from './replay/openReplay.tsx';
import { recordSite } from './recordSite.tsx';
import type { SiteParts } from './siteTools.ts';

/** Begins what `?qa` asks for: the site with a recorder beside it, or a replay in its place. */
export async function openQa(parts: SiteParts): Promise<void> {
  stayWithQa();
  // Its own buttons answer from the start, also where the site never comes alive; what was pressed until now is kept for the site.
  window.early?.letGo();
  const address = isReplayRequested();
  if (address === null) {
    return parts.start(recordSite(parts));
  }
  await openReplay(address, parts);
}
