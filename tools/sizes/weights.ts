import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../e2e/support/browser.ts';
import { startSite } from '../../e2e/support/site.ts';

/**
 * The downloads of a phone by kind before a route is usable, as transferred: `npm run tool weights`, or `npm run tool
 * weights -- /en/news /contacts`.
 */
const names = process.argv.slice(2);
const routes = names.length > 0 ? names : ['/', '/projects', '/projects/obriy-park/about'];
const kinds = ['Script', 'Stylesheet', 'Font', 'Image', 'Fetch', 'Document'] as const;

async function weigh(browser: Browser, url: string): Promise<ReadonlyMap<string, number>> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  const kindOf = new Map<string, string>();
  const bytes = new Map<string, number>();
  await network.send('Network.enable');
  network.on('Network.responseReceived', ({ requestId, type }) => kindOf.set(requestId, type));
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId) ?? 'Other';
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await context.close();
  return bytes;
}

const [site, browser] = await Promise.all([startSite(), launchBrowser()]);
try {
  const rows: Record<string, Record<string, number>> = {};
  for (const route of routes) {
    const bytes = await weigh(browser, site.origin + route);
    rows[route] = Object.fromEntries(kinds.map((kind) => [kind, Math.round((bytes.get(kind) ?? 0) / 102.4) / 10]));
  }
  process.stdout.write('KB as transferred\n');
  console.table(rows);
} finally {
  await browser.close();
  await site.stop();
}
