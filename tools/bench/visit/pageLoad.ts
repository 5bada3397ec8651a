import type { Browser, Page } from 'playwright-core';
import { whenHydrated, withPhone } from './phone.ts';
import type { WatchedPage } from './watchPage.ts';

/** Milliseconds, and bytes over the network. */
export interface PageLoad {
  readonly largestPaint: number;
  readonly firstPaint: number;
  readonly blocking: number;
  readonly layoutShift: number;
  readonly htmlBytes: number;
  /** Of scripts that started to arrive before the largest paint. */
  readonly earlyScriptBytes: number;
  /** Of scripts requested before the page was hydrated. */
  readonly scriptBytes: number;
  /** Undefined where text is the largest part of the first view. */
  readonly heroBytes: number | undefined;
  readonly hydratedAt: number | undefined;
}

interface Transfer {
  readonly url: string;
  readonly start: number;
  readonly arrival: number;
  readonly bytes: number;
  readonly script: boolean;
}

/** Lazy parts are loaded, and all shifts are over. */
const settling = 1500;

function readTransfers(): { readonly html: number; readonly transfers: readonly Transfer[] } {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const transfers = resources.map(({ name, startTime, responseStart, encodedBodySize }) => ({
    url: name,
    start: startTime,
    arrival: responseStart,
    bytes: encodedBodySize,
    script: new URL(name).pathname.endsWith('.js'),
  }));
  return { html: navigation?.encodedBodySize ?? 0, transfers };
}

/** The time of long tasks beyond 50 ms, from the first paint on. */
function blockingTime({ longTasks, firstPaint }: WatchedPage): number {
  return longTasks
    .filter(({ start, duration }) => start + duration > firstPaint)
    .reduce((sum, { duration }) => sum + duration - 50, 0);
}

export async function readWatched(page: Page): Promise<WatchedPage> {
  const watched = await page.evaluate(() => window.watched);
  if (watched === undefined) throw new Error('The page was not watched');
  return watched;
}

/** A first visit on a slow phone and a slow network; waits for the hydration of a page with scripts. */
export async function loadPage(browser: Browser, url: string, hasScripts: boolean): Promise<PageLoad> {
  return withPhone(browser, { slowNetwork: true, slowProcessor: true }, async ({ page }) => {
    await page.goto(url, { waitUntil: 'load' });
    if (hasScripts) await whenHydrated(page);
    await page.waitForTimeout(settling);
    const watched = await readWatched(page);
    const { html, transfers } = await page.evaluate(readTransfers);
    const bytesOfScripts = (counts: (transfer: Transfer) => boolean): number =>
      transfers.filter((transfer) => transfer.script && counts(transfer)).reduce((sum, { bytes }) => sum + bytes, 0);
    return {
      ...watched,
      blocking: blockingTime(watched),
      htmlBytes: html,
      earlyScriptBytes: bytesOfScripts(({ arrival }) => arrival < watched.largestPaint),
      scriptBytes: bytesOfScripts(({ start }) => start < (watched.hydratedAt ?? 0)),
      heroBytes: transfers.find(({ url }) => url === watched.largestUrl)?.bytes,
      hydratedAt: watched.hydratedAt ?? undefined,
    };
  });
}
