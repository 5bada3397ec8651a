/**
 * Takes the screenshot of the README, the first view of the home page on a wide screen. Run it by hand (`npm run tool
 * readme-picture`) when the page looks different; its output is committed.
 */
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { launchBrowser } from '../../e2e/support/browser.ts';
import { startSite } from '../../e2e/support/site.ts';

const file = path.resolve(import.meta.dirname, '../../docs/pictures/home.jpg');

const [site, browser] = await Promise.all([startSite(), launchBrowser()]);
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(`${site.origin}/en`, { waitUntil: 'networkidle' });
  await page.screenshot({ path: file, type: 'jpeg', quality: 80 });
  process.stdout.write(`${path.basename(file)} ${(await stat(file)).size} bytes\n`);
} finally {
  await browser.close();
  await site.stop();
}
