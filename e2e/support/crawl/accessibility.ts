import { violationsOf } from './violations.ts';
import { page as visitorsPage } from '../visitor.ts';

/** Milliseconds for a test that runs axe on every state, which is slow on a busy machine. */
export const axeTimeout = 180_000;

/** The page does not overflow. */
export async function expectNoOverflow(page = visitorsPage): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
}

/** Axe finds no fault in the current state, and the page does not overflow. */
export async function expectAccessible(page = visitorsPage): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
  await expectNoOverflow(page);
}

/** Runs axe once per state: in another language roles, names and colours come from the same components. */
export const checkOf = (language: 'ua' | 'en'): typeof expectAccessible =>
  language === 'ua' ? expectAccessible : expectNoOverflow;
