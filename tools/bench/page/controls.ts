import type { Browser, Page } from 'playwright-core';
import { atMost, type Figure } from '../figures.ts';
import { median, spreadOf } from '../median.ts';
import { readWatched } from '../visit/pageLoad.ts';
import { slowDown, whenHydrated, withPhone } from '../visit/phone.ts';

interface Control {
  readonly name: string;
  readonly path: string;
  /** The control that opens the chips on a phone. */
  readonly unfold?: string;
  readonly chips: string;
}

const controls: readonly Control[] = [
  {
    name: 'plan: chip of the flat filter',
    path: '/projects/obriy-park/plan',
    chips: '[role=search] [aria-pressed]',
  },
  {
    name: 'projects: chip of the filter',
    path: '/projects',
    unfold: 'main button[aria-expanded=false]',
    chips: 'main fieldset [aria-pressed]',
  },
];

const chipsTapped = 4;
/** Waits until all effects of a tap are over. */
const settling = 400;

/** Toggles a few chips; `around` may measure each tap. */
export async function tapChips(
  page: Page,
  chips: string,
  around: (tap: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const found = page.locator(chips);
  const count = Math.min(chipsTapped, await found.count());
  if (count === 0) throw new Error(`${page.url()} has no ${chips}`);
  for (let index = 0; index < 2 * count; index += 1) {
    const chip = found.nth(index >> 1);
    await chip.scrollIntoViewIfNeeded();
    await around(async () => {
      await chip.tap();
      await page.waitForTimeout(settling);
    });
  }
}

/** The slowest of the taps; entries start at 16 ms, so no entry counts as 16. */
async function slowestTap(browser: Browser, origin: string, { path, unfold, chips }: Control): Promise<number> {
  return withPhone(browser, {}, async ({ page, devtools }) => {
    await page.goto(origin + path, { waitUntil: 'load' });
    await whenHydrated(page);
    if (unfold !== undefined) await page.locator(unfold).first().tap();
    await slowDown(devtools);
    const started = await page.evaluate(() => performance.now());
    await tapChips(page, chips, (tap) => tap());
    const { interactions } = await readWatched(page);
    return Math.max(16, ...interactions.filter(({ start }) => start > started).map(({ duration }) => duration));
  });
}

/** From a tap to the next paint on the most expensive controls, on a slow processor. */
export async function benchControls(browser: Browser, origin: string, runs: number): Promise<readonly Figure[]> {
  const taken = controls.map((): number[] => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, control] of controls.entries()) taken[index]?.push(await slowestTap(browser, origin, control));
  }
  return controls.map(({ name }, index) => ({
    name: `${name}, slowest tap to paint`,
    value: median(taken[index] ?? []),
    spread: spreadOf(taken[index] ?? []),
    unit: 'ms',
    goal: atMost(100),
  }));
}
