import { violationsOf } from './violations.ts';
import { page as visitorsPage } from './visitor.ts';

/** Milliseconds for a test in which everything is looked at by axe, which takes its time on a busy machine. */
export const timeout = 180_000;

/** Nothing makes the page wider than the screen. */
export async function fits(page = visitorsPage): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
}

/** Axe has nothing against the state on the screen, and the screen is wide enough. */
export async function isRight(page = visitorsPage): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
  await fits(page);
}

/** Axe looks at each state once: in another language its roles, names and colours come from the same components. */
export const checkOf = (language: 'ua' | 'en'): typeof isRight => (language === 'ua' ? isRight : fits);
