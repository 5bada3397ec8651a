import { reportedParameters } from '#domain/filters/filterParameters.ts';
import { languageTag } from '#domain/languages.ts';
import { commandTags, pushToDataLayer } from '#shared/analytics';
import { selectSettings } from '#shared/config';
import { selectLanguage } from '#shared/i18n';
import { selectLocation } from '#shared/routing';
import type { SiteContext } from '../siteContext.ts';
import type { RootState } from '../store.ts';

const publicParameters: ReadonlySet<string> = new Set(reportedParameters);
const harmless = /^[\w.,-]{1,64}$/;
const campaign = /^utm_(?:source|medium|campaign|term|content)$/i;

/** The longest reported campaign name. */
const longest = 200;

/** The reportable part of a page's query, with its question mark. */
function sanitizeQuery(search: string): string {
  const reported = [...new URLSearchParams(search)].filter(([name, value]) =>
    campaign.test(name) ? value.length <= longest : publicParameters.has(name) && harmless.test(value),
  );
  return reported.length === 0 ? '' : `?${new URLSearchParams(reported).toString()}`;
}

/** Milliseconds after its data until a page must have its title. */
const settled = 300;

type Address = ReturnType<typeof selectLocation>;

function isComing({ api: { queries } }: RootState): boolean {
  return Object.values(queries).some((query) => query?.status === 'pending');
}

function reportableUrl(state: RootState, { pathname, search }: Address): string {
  const origin = selectSettings(state).origin ?? window.location.origin;
  return origin + pathname + sanitizeQuery(search);
}

function report(address: Address, state: RootState): void {
  pushToDataLayer({
    event: 'page_view',
    page_path: address.pathname,
    page_location: reportableUrl(state, address),
    page_title: document.title,
    page_language: languageTag(selectLanguage(state)),
  });
}

interface PageCount {
  /** To be called after every action. */
  readonly look: () => void;
  readonly stop: () => void;
}

/**
 * Reports each page once it is complete. Another query or fragment is the same page, another language is not. Addresses
 * replaced by a redirect are not reported.
 */
export function countPages({
  store,
  router,
  pagesAhead,
}: Pick<SiteContext, 'store' | 'router' | 'pagesAhead'>): PageCount {
  let shown: Address | null = null;
  let lastReported: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reported = true;

  const cancel = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const reportNow = (): void => {
    cancel();
    if (reported || shown === null) return;
    reported = true;
    lastReported = shown.pathname;
    report(shown, store.getState());
  };

  const look = (): void => {
    const state = store.getState();
    const address = selectLocation(state);
    if (address.pathname !== shown?.pathname) {
      const redirected = !reported && router.state.historyAction === 'REPLACE';
      // Report a page that was left quickly while its title is still set.
      if (redirected) cancel();
      else reportNow();
      // Back to an address that redirects here again: the page was never left.
      [shown, reported] = [address, redirected && address.pathname === lastReported];
      commandTags('set', { page_location: reportableUrl(state, address) });
    }
    if (reported) return;
    // On a slow device the page of the last address, with its title, is on the screen for a while.
    if (isComing(state) || pagesAhead.shown()?.location.pathname !== address.pathname) cancel();
    else timer ??= setTimeout(reportNow, settled);
  };

  // A page whose links are still being prefetched has been seen, too.
  window.addEventListener('pagehide', reportNow);
  const stopWatching = pagesAhead.subscribe(look);
  const stop = (): void => {
    cancel();
    stopWatching();
    window.removeEventListener('pagehide', reportNow);
  };
  return { look, stop };
}
