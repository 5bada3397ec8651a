import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { hydrated, savesData } from '../../e2e/support/visit.ts';
import type { Walk } from './walk.ts';
import { languageOf, walkerOn } from './walker.ts';
import { rawTextOf } from '../../server/texts.ts';

/** A window tall enough to show the bar below the longest dialog. */
const screens = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 1300 } };

/** Milliseconds for a step of a walk; a busy machine is slow, not wrong. */
const timeout = 15_000;

/** Takes a walk on the site with QA's bar, and returns the file that the bar saves. */
export async function recordWalk(
  browser: Browser,
  origin: string,
  { path, phone = false, take }: Walk,
): Promise<unknown> {
  const context = await browser.newContext({
    viewport: phone ? screens.phone : screens.desk,
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Kyiv',
  });
  // Disables prefetching: the walk is the same on every machine.
  await context.addInitScript(savesData);
  const page = await context.newPage();
  page.setDefaultTimeout(timeout);
  try {
    await page.goto(`${origin}${path}${path.includes('?') ? '&' : '?'}qa`);
    await hydrated(page);
    const bar = page.locator('[data-qa]');
    const tool = async (name: string) =>
      bar.getByRole('button', { name: rawTextOf(await languageOf(page), `qa:${name}`), exact: true });
    await (await tool('record')).click();
    const walker = walkerOn(page, origin);
    await take(walker);
    await walker.settle();
    await (await tool('stop')).click();
    const saved = page.waitForEvent('download', { timeout: timeout }).catch(async () => {
      throw new Error(`The bar saved nothing: ${(await bar.allInnerTexts()).join(' ')}`);
    });
    await (await tool('download')).click();
    return JSON.parse(await readFile(await (await saved).path(), 'utf8')) as unknown;
  } finally {
    await context.close();
  }
}
