import type { Browser, Page } from 'playwright-core';
import { besideFloor, type Figure, ratioAtMost } from '../figures.ts';
import { visitInTurns } from '../visit/inTurns.ts';
import { median } from '../median.ts';
import { readWatched } from '../visit/pageLoad.ts';
import type { Given } from '../parts.ts';
import { withPhone } from '../visit/phone.ts';
import { processorTimeBetween, traced } from '../visit/processorTime.ts';
import type { WatchedPage } from '../visit/watchPage.ts';

/** The longest time from a tap to the next paint, in milliseconds. */
interface EarlyTaps {
  readonly slowest: number;
  /** Milliseconds from the navigation until the dialog of a button pressed at the first paint is open. */
  readonly dialogAt: number;
}

type Tap = WatchedPage['interactions'][number];

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

/**
 * Taps an empty place of the page: the measure is how soon the page can respond. `done` must be as cheap for the page as for its floor, as it
 * runs in between.
 */
async function tapUntil(page: Page, done: () => Promise<boolean>): Promise<WatchedPage> {
  for (let waited = 0; waited < timeout && !(await done()); waited += betweenTaps) {
    await page.touchscreen.tap(4, 300);
    await page.waitForTimeout(betweenTaps);
  }
  // The paint of the last tap.
  await page.waitForTimeout(500);
  return readWatched(page);
}

type Clock = 'wall' | 'processor';

/**
 * Taps a page on a slow phone, and reads the slowest tap before `until`. Only a visit whose processor time counts is
 * traced: a trace makes every task of the page longer.
 */
async function slowestTap(
  browser: Browser,
  url: string,
  clock: Clock,
  tap: (page: Page) => Promise<WatchedPage>,
  until = (watched: WatchedPage): number => watched.dialogAt ?? Infinity,
): Promise<EarlyTaps> {
  return withPhone(browser, { slowNetwork: true, slowProcessor: true }, async ({ page }) => {
    const visit = async (): Promise<WatchedPage> => {
      await atFirstPaint(page, url);
      return tap(page);
    };
    const slowestOf = (watched: WatchedPage, timeOf: (tap: Tap) => number): EarlyTaps => {
      const taps = watched.interactions.filter(({ start }) => start < until(watched));
      return { slowest: Math.max(0, ...taps.map(timeOf)), dialogAt: watched.dialogAt ?? Number.NaN };
    };
    if (clock === 'wall') return slowestOf(await visit(), ({ duration }) => duration);
    const [watched, trace] = await traced(browser, page, visit);
    const navigation = trace.firstPaint - watched.firstPaint;
    return slowestOf(watched, ({ start, duration }) =>
      processorTimeBetween(trace, navigation + start, navigation + start + duration),
    );
  });
}

/** Presses 'Request a call' as soon as it is visible, and continues tapping until its dialog is open. */
async function tapPage(page: Page): Promise<WatchedPage> {
  await page.locator('aside [aria-haspopup=dialog]').first().tap({ noWaitAfter: true });
  return tapUntil(page, async () => page.evaluate(() => (window.watched?.dialogAt ?? null) !== null));
}

/** A page and its floor; the floor is tapped for as long. */
async function tapBoth(
  browser: Browser,
  clock: Clock,
  page: string,
  floor: string,
): Promise<{ readonly page: EarlyTaps; readonly floor: EarlyTaps }> {
  const taps = await slowestTap(browser, page, clock, tapPage);
  const isOver = async (tapped: Page): Promise<boolean> =>
    (await tapped.evaluate(() => performance.now())) > taps.dialogAt;
  return {
    page: taps,
    floor: await slowestTap(
      browser,
      floor,
      clock,
      (tapped) => tapUntil(tapped, () => isOver(tapped)),
      () => taps.dialogAt,
    ),
  };
}

/** How soon a page responds while it hydrates, compared with the same page without scripts. */
export async function benchTaps(given: Given): Promise<readonly Figure[]> {
  const measured = await visitInTurns(given, async (page, floor) => ({
    wall: await tapBoth(given.browser, 'wall', page, floor),
    processor: await tapBoth(given.browser, 'processor', page, floor),
  }));
  return measured.flatMap(([{ name }, runs]): readonly Figure[] => {
    const beside = (clock: Clock) =>
      besideFloor(
        runs.map((run) => run[clock].page.slowest),
        runs.map((run) => run[clock].floor.slowest),
      );
    const slowest = `${name}: slowest tap while hydrating`;
    return [
      { name: slowest, ...beside('wall'), unit: 'ms', goal: ratioAtMost(1.2) },
      { name: `${slowest}, processor time`, ...beside('processor'), unit: 'ms' },
      {
        name: `${name}: working button, pressed at first paint`,
        value: median(runs.map(({ wall }) => wall.page.dialogAt)),
        unit: 'ms',
      },
    ];
  });
}
