import type { Browser } from 'playwright-core';
import { readWatched } from './pageLoad.ts';
import { withPhone } from './phone.ts';

export interface EarlyTaps {
  /** Milliseconds from the navigation until the dialog of a button, pressed at the first paint, is there. */
  readonly dialogAt: number;
  /** The longest from a tap to the next paint while the page came alive. */
  readonly slowestTap: number;
}

const betweenTaps = 60;

/** Presses 'Request a call' as soon as it can be seen, and goes on tapping until its dialog is there. */
export async function tapEarly(browser: Browser, url: string): Promise<EarlyTaps> {
  return withPhone(browser, { slowNetwork: true, slowProcessor: true }, async ({ page }) => {
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => (window.watched?.firstPaint ?? 0) > 0);
    await page.locator('aside button').first().tap({ noWaitAfter: true });
    for (let waited = 0; waited < 60_000 && (await readWatched(page)).dialogAt === null; waited += betweenTaps) {
      // A place of the page where nothing is: what is measured is how soon the page could answer.
      await page.touchscreen.tap(4, 300);
      await page.waitForTimeout(betweenTaps);
    }
    await page.waitForTimeout(500);
    const { dialogAt, interactions } = await readWatched(page);
    const until = dialogAt ?? Infinity;
    return {
      dialogAt: dialogAt ?? Number.NaN,
      slowestTap: Math.max(0, ...interactions.filter(({ start }) => start < until).map(({ duration }) => duration)),
    };
  });
}
