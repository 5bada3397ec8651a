import type { Browser } from 'playwright-core';
import { launchBrowser } from './support/browser.ts';
import { type Piece, type Proxy, startProxy } from './support/proxy.ts';
import { type RunningSite, startSite } from './support/site.ts';
import { hydrated, savesData, watchShifts } from './support/visit.ts';

let site: RunningSite;
let proxy: Proxy;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(3940), launchBrowser()]);
  proxy = await startProxy(3941, site.origin);
}, 60_000);
afterAll(async () => {
  await browser.close();
  await proxy.stop();
  await site.stop();
});

const count = 12;

/** All down to the title at once, the rest in parts that end where a tag begins. */
function cut(html: string, seen: readonly Promise<void>[]): Piece[] {
  const start = html.indexOf('</h1>');
  const part = (html.indexOf('<footer') - start) / count;
  const ends = [...seen.map((_, index) => html.indexOf('<', start + Math.round(part * (index + 1)))), html.length];
  return ends.map((end, index) => ({ text: html.slice(ends[index - 1] ?? 0, end), seen: seen[index] ?? Promise.resolve() }));
}

it.each([
  '/projects/obriy-park/plan/a',
  '/en/projects/obriy-park/plan',
  '/appointment/select_date',
])(
  'what has come of %s stays where it is while the rest comes, and comes alive as it is',
  async (path) => {
    const painted = Array.from({ length: count }, () => Promise.withResolvers<void>());
    proxy.pieces = (html) => cut(html, painted.map(({ promise }) => promise));
    const page = await browser.newPage({ viewport: { width: 320, height: 700 } });
    await page.addInitScript(savesData);
    await page.addInitScript(watchShifts);
    await page.goto(proxy.origin + path, { waitUntil: 'commit' });
    let elements = 0;
    for (const { resolve } of painted) {
      const more = await page.waitForFunction((before) => {
        const now = document.querySelectorAll('body *').length;
        return now > before && now;
      }, elements);
      elements = Number(await more.jsonValue());
      // Painted, so that whatever moves later is seen to move.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      resolve();
    }
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => window.layoutShift)).toBeLessThanOrEqual(0.001);
    expect(proxy.seen.filter((asked) => asked.includes('/api/'))).toEqual([]);
    await page.close();
  },
  60_000,
);
