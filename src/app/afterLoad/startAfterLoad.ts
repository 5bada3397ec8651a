import { retryImport, whenLoaded } from '#shared/loading';
import type { SiteContext } from '../siteContext.ts';

async function fetchParts(context: SiteContext): Promise<void> {
  try {
    const { startParts } = await retryImport(() => import(/* webpackChunkName: "after-load" */ './parts.ts'));
    startParts(context);
  } catch {
    // Without them a link fetches its page when it is followed, and nobody is counted or asked.
  }
}

/** Begins with what no page waits for, when this page has everything it needs. */
export function startAfterLoad(context: SiteContext): void {
  whenLoaded(() => void fetchParts(context));
}
