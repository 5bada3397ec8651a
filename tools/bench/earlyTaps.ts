import type { Browser, Page } from 'playwright-core';
import { besideFloor, type Figure, ratioAtMost } from './figures.ts';
import { visitInTurns } from './inTurns.ts';
import { median } from './median.ts';
import { readWatched } from './pageLoad.ts';
import type { Given } from './parts.ts';
import { withPhone } from './phone.ts';
import { processorTimeBetween, type Trace, traced } from './processorTime.ts';
import type { WatchedPage } from './watchPage.ts';

/** The longest time from a tap to the next paint. */
interface SlowestTap {
  readonly wall: number;
  /** What the main thread has run meanwhile. */
  readonly processor: number;
}

interface EarlyTaps extends SlowestTap {
  /** Milliseconds from the navigation until the dialog of a button pressed at the first paint is open. */
  readonly dialogAt: number;
}

const betweenTaps = 60;
const timeout = 60_000;

/**
 * Runs in the page before anything else, without imports. Every tap changes the colour of one pixel: without a change a
 * browser paints nothing, and reports the time until the next unrelated paint.
 */
function handleTaps(): void {
  const pixel = document.createElement('i');
  pixel.style.cssText =
    'position: fixed; inset: 0 auto auto 0; inline-size: 1px; block-size: 1px; pointer-events: none';
  // A browser treats a tap beside a link as one on the link.
  window.addEventListener(
    'click',
    (event) => {
      if ((event.target as Element).closest('[aria-haspopup=dialog]') === null) event.preventDefault();
    },
    { capture: true },
  );
  let handled = 0;
  for (const type of ['pointerdown', 'pointerup', 'click']) {
    window.addEventListener(
      type,
      () => {
        handled += 1;
        pixel.style.background = `rgb(${(handled * 41) % 256} 0 0)`;
        if (!pixel.isConnected) document.documentElement.append(pixel);
      },
      { capture: true },
    );
  }
}

const atFirstPaint = async (page: Page, url: string): Promise<void> => {
  await page.addInitScript(handleTaps);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => (window.watched?.firstPaint ?? 0) > 0);
};

/** An empty place of the page: the measure is how soon the page can respond. */
async function tapUntil(page: Page, done: () => Promise<boolean>): Promise<WatchedPage> {
  for (let waited = 0; waited < timeout && !(await done()); waited += betweenTaps) {
    await page.touchscreen.tap(4, 300);
    await page.waitForTimeout(betweenTaps);
  }
  // The paint of the last tap.
  await page.waitForTimeout(500);
  return readWatched(page);
}

function slowestBefore(until: number, { interactions, firstPaint }: WatchedPage, trace: Trace): SlowestTap {
  const navigation = trace.firstPaint - firstPaint;
  const taps = interactions.filter(({ start }) => start < until);
  return {
    wall: Math.max(0, ...taps.map(({ duration }) => duration)),
    processor: Math.max(
      0,
      ...taps.map(({ start, duration }) =>
        processorTimeBetween(trace, navigation + start, navigation + start + duration),
      ),
    ),
  };
}

const slowPhone = { slowNetwork: true, slowProcessor: true };

/** Presses 'Request a call' as soon as it is visible, and continues tapping until its dialog is open. */
async function tapEarly(browser: Browser, url: string): Promise<EarlyTaps> {
  return withPhone(browser, slowPhone, async ({ page }) => {
    const [watched, trace] = await traced(browser, page, async () => {
      await atFirstPaint(page, url);
      await page.locator('aside [aria-haspopup=dialog]').first().tap({ noWaitAfter: true });
      return tapUntil(page, async () => (await readWatched(page)).dialogAt !== null);
    });
    return {
      dialogAt: watched.dialogAt ?? Number.NaN,
      ...slowestBefore(watched.dialogAt ?? Infinity, watched, trace),
    };
  });
}

/** The same on a page without scripts, from its first paint to `until`, in milliseconds after the navigation. */
async function tapFloor(browser: Browser, url: string, until: number): Promise<SlowestTap> {
  return withPhone(browser, slowPhone, async ({ page }) => {
    const [watched, trace] = await traced(browser, page, async () => {
      await atFirstPaint(page, url);
      return tapUntil(page, async () => (await page.evaluate(() => performance.now())) > until);
    });
    return slowestBefore(until, watched, trace);
  });
}

/** How soon a page responds while it hydrates, compared with the same page without scripts. */
export async function benchTaps(given: Given): Promise<readonly Figure[]> {
  const measured = await visitInTurns(given, async (page, floor) => {
    const taps = await tapEarly(given.browser, page);
    return { taps, floor: await tapFloor(given.browser, floor, taps.dialogAt) };
  });
  return measured.flatMap(([{ name }, runs]): readonly Figure[] => {
    const beside = (read: (tap: SlowestTap) => number) =>
      besideFloor(
        runs.map(({ taps }) => read(taps)),
        runs.map(({ floor }) => read(floor)),
      );
    const slowest = `${name}: slowest tap while hydrating`;
    return [
      { name: slowest, ...beside(({ wall }) => wall), unit: 'ms' },
      {
        name: `${slowest}, processor time`,
        ...beside(({ processor }) => processor),
        unit: 'ms',
        goal: ratioAtMost(1.2),
      },
      {
        name: `${name}: working button, pressed at first paint`,
        value: median(runs.map(({ taps }) => taps.dialogAt)),
        unit: 'ms',
      },
    ];
  });
}
