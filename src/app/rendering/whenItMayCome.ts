import { mayReload } from '../layout/mayReload.ts';
import { askForSite } from '#shared/loading';

/** Milliseconds until a part that did not come is asked for again, without anything having happened. */
const pause = 20_000;

/**
 * Tries again when a lost part of the page may come after all: the connection is back, the tab is looked at, or some time has
 * passed. A release that is no longer served never comes: then the page is fetched anew, once.
 */
export async function whenItMayCome(tryAgain: () => void): Promise<void> {
  if ((await askForSite()) === 'gone' && mayReload()) {
    window.location.reload();
    return;
  }
  const listening = new AbortController();
  const { signal } = listening;
  const once = (): void => {
    if (document.visibilityState === 'hidden') return;
    listening.abort();
    clearTimeout(timer);
    tryAgain();
  };
  const timer = setTimeout(once, pause);
  window.addEventListener('online', once, { signal });
  document.addEventListener('visibilitychange', once, { signal });
}
