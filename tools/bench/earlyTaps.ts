import type { Browser, Page } from 'playwright-core';
import { readWatched } from './pageLoad.ts';
import { withPhone } from './phone.ts';
import type { WatchedPage } from './watchPage.ts';

export interface EarlyTaps {
  /** Milliseconds from the navigation until the dialog of a button, pressed at the first paint, is there. */
  readonly dialogAt: number;
  /** The longest from a tap to the next paint while the page came alive. */
  readonly slowestTap: number;
}

const betweenTaps = 60;
const patience = 60_000;

/**
 * Runs in the page before anything of its own, and stands alone. Every tap changes one pixel, each time into another colour: after one that
 * changes nothing a browser paints nothing, and tells the time until something else is painted.
 */
function answerTaps(): void {
  const pixel = document.createElement('i');
  pixel.style.cssText =
    'position: fixed; inset: 0 auto auto 0; inline-size: 1px; block-size: 1px; pointer-events: none';
  let heard = 0;
  for (const type of ['pointerdown', 'pointerup', 'click']) {
    window.addEventListener(
      type,
      () => {
        heard += 1;
        pixel.style.background = `rgb(${(heard * 41) % 256} 0 0)`;
        if (!pixel.isConnected) document.documentElement.append(pixel);
      },
      { capture: true },
    );
  }
}

const atFirstPaint = async (page: Page, url: string): Promise<void> => {
  await page.addInitScript(answerTaps);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => (window.watched?.firstPaint ?? 0) > 0);
};

/** A place of the page where nothing is: what is measured is how soon the page could answer. */
async function tapUntil(page: Page, done: () => Promise<boolean>): Promise<WatchedPage> {
  for (let waited = 0; waited < patience && !(await done()); waited += betweenTaps) {
    await page.touchscreen.tap(4, 300);
    await page.waitForTimeout(betweenTaps);
  }
  // The paint of the last one.
  await page.waitForTimeout(500);
  return readWatched(page);
}

const slowestBefore = (until: number, { interactions }: WatchedPage): number =>
  Math.max(0, ...interactions.filter(({ start }) => start < until).map(({ duration }) => duration));

/** Presses 'Request a call' as soon as it can be seen, and goes on tapping until its dialog is there. */
export async function tapEarly(browser: Browser, url: string): Promise<EarlyTaps> {
  return withPhone(browser, { slowNetwork: true, slowProcessor: true }, async ({ page }) => {
    await atFirstPaint(page, url);
    await page.locator('aside button').first().tap({ noWaitAfter: true });
    const watched = await tapUntil(page, async () => (await readWatched(page)).dialogAt !== null);
    return {
      dialogAt: watched.dialogAt ?? Number.NaN,
      slowestTap: slowestBefore(watched.dialogAt ?? Infinity, watched),
    };
  });
}

/** The same on a page without scripts, from its first paint to `until`, in milliseconds after the navigation. */
export async function tapFloor(browser: Browser, url: string, until: number): Promise<number> {
  return withPhone(browser, { slowNetwork: true, slowProcessor: true }, async ({ page }) => {
    await atFirstPaint(page, url);
    const watched = await tapUntil(page, async () => (await page.evaluate(() => performance.now())) > until);
    return slowestBefore(until, watched);
  });
}
