import type { Settings } from '#shared/config';
import { replayWanted, stayWithQa } from './qaAddress.ts';
import { recordSite } from './recordSite.tsx';
import type { SiteTools } from './siteTools.ts';

/** Begins what `?qa` asks for: the site with a recorder beside it, or a replay in its place. */
export async function openQa(settings: Settings, startSite: (tools: SiteTools) => void): Promise<void> {
  stayWithQa();
  const address = replayWanted();
  if (address === null) {
    startSite(recordSite(settings));
    return;
  }
  const { openReplay } = await import(/* webpackChunkName: "qa-replay" */ './replay/openReplay.tsx');
  await openReplay(address, settings);
}
