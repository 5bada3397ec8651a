/**
 * Takes the screenshots of docs/qa.md from the built site. Run it by hand (`npm run tool qa-pictures`) when the bar
 * looks different; its output is committed.
 */
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { launchBrowser } from '../../e2e/support/browser.ts';
import { startSite } from '../../e2e/support/site.ts';
import { hydrated, savesData } from '../../e2e/support/visit.ts';

const folder = path.join(import.meta.dirname, '../../docs/pictures');
/** The address of the recording in the browser. */
const address = '/walk.json';

async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  const { size } = await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toFile(path.join(folder, name));
  process.stdout.write(`${name} ${size} bytes\n`);
}

async function newPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Kyiv',
  });
  await page.addInitScript(savesData);
  return page;
}

/** A visitor who looks at a development, with the bar beside it; returns the file that the bar saves. */
async function recorded(page: Page): Promise<string> {
  const bar = page.getByRole('complementary', { name: 'QA' });
  const press = (tool: string) => bar.getByRole('button', { name: tool, exact: true }).click();
  await hydrated(page);
  await press('Record');
  await page.getByRole('navigation').first().getByRole('link', { name: 'Developments' }).click();
  await page.getByRole('heading', { level: 1, name: 'Developments' }).waitFor();
  await take(page, 'qa-bar.webp');
  await page.getByRole('main').getByRole('link', { name: 'Obriy Park' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Obriy Park' }).waitFor();
  await page.waitForLoadState('networkidle');
  await press('Note');
  await bar.getByLabel('Note at this moment').fill('The price is not there');
  await page.keyboard.press('Enter');
  await press('Stop');
  const saved = page.waitForEvent('download');
  await press('Download');
  return (await saved).path();
}

const [site, browser] = await Promise.all([startSite({ SITE_QA: 'on' }), launchBrowser()]);
try {
  const living = await newPage(browser);
  await living.goto(`${site.origin}/en/?qa`);
  const file = await recorded(living);

  const replay = await newPage(browser);
  await replay.route(
    ({ pathname }) => pathname === address,
    (route) => route.fulfill({ path: file, contentType: 'application/json' }),
  );
  await replay.goto(`${site.origin}/en/?qa&replay=${address}`);
  await replay.locator('[data-qa] input[type=range]').waitFor({ timeout: 60_000 });
  await replay.locator('[data-qa] progress').waitFor({ state: 'detached', timeout: 60_000 });
  await replay.getByRole('button', { name: /The price is not there$/ }).click();
  await replay.getByRole('heading', { level: 1, name: 'Obriy Park' }).waitFor();
  await take(replay, 'qa-replay.webp');
} finally {
  await browser.close();
  await site.stop();
}
