import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { type RunningSite, startSite } from './site.ts';

/* oxlint-disable import/no-mutable-exports -- they follow the test that runs: read them in tests and hooks, not while a file is loaded */
export let site: RunningSite;
export let context: BrowserContext;
export let page: Page;
/* oxlint-enable import/no-mutable-exports */

const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' };

/**
 * A site and a browser for all tests of this file, and for each of them somebody who was never here: with a phone, unless
 * `options` say otherwise. Hooks run in the order in which they are written, those after a test too.
 */
export function newVisitors(port: number, options: BrowserContextOptions = {}, env: NodeJS.ProcessEnv = {}): void {
  let browser: Browser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([startSite(port, env), launchBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await site.stop();
  });
  beforeEach(async () => {
    context = await browser.newContext({ ...phone, ...options });
    page = await context.newPage();
  });
  afterEach(() => context.close());
}
