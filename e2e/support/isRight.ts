import { violationsOf } from './violations.ts';
import { page as visitorsPage } from './visitor.ts';

/** Milliseconds for a test that runs axe on every state, which is slow on a busy machine. */
export const timeout = 180_000;

/** The page does not overflow. */
export async function fits(page = visitorsPage): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
}

/** Axe finds no fault in the current state, and the page does not overflow. */
export async function isRight(page = visitorsPage): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
  await fits(page);
}

/** Runs axe once per state: in another language roles, names and colours come from the same components. */
export const checkOf = (language: 'ua' | 'en'): typeof isRight => (language === 'ua' ? isRight : fits);
