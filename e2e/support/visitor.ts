import { randomBytes } from 'node:crypto';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { findBrowser } from './browser.ts';
import { type RunningSite, startTestSite } from './site.ts';

/* oxlint-disable import/no-mutable-exports -- they follow the test that runs: read them in tests and hooks, not while a file is loaded */
export let context: BrowserContext;
export let page: Page;
/* oxlint-enable import/no-mutable-exports */

/** The site that all browser tests share, unless `ownSite` starts another one for a file. */
export const site = {
  ...(JSON.parse(process.env['E2E_SITE'] ?? '{ "origin": "", "dataDir": "" }') as Omit<RunningSite, 'stop'>),
};

/** Milliseconds for one step on a page. */
const timeout = 90_000;

const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' };

/** The browser of `globalSetup`, for all tests of this file. */
export function sharedBrowser(): { newContext(options?: BrowserContextOptions): Promise<BrowserContext> } {
  let browser: Browser;
  beforeAll(async () => {
    const endpoint = process.env['E2E_BROWSER'];
    if (endpoint === undefined) throw new Error(`Chromium did not start: ${findBrowser()}`);
    browser = await chromium.connect(endpoint);
  });
  afterAll(() => browser.close());
  return {
    // Rate limits are per address, so each visitor has another one.
    async newContext(options = {}) {
      const address = `10.${randomBytes(3).join('.')}`;
      const context = await browser.newContext({ ...options, extraHTTPHeaders: { 'x-forwarded-for': address } });
      // A busy machine is slow, not wrong.
      context.setDefaultTimeout(timeout);
      return context;
    },
  };
}

/** A site with other settings for all tests of this file. */
export function ownSite(env: NodeJS.ProcessEnv | (() => NodeJS.ProcessEnv)): void {
  let own: RunningSite;
  beforeAll(async () => {
    own = await startTestSite(typeof env === 'function' ? env() : env);
    Object.assign(site, own);
  });
  afterAll(() => own.stop());
}

/**
 * A new visitor for each test: with a phone, unless `options` differ. Hooks run in the order in which they are written,
 * also those after a test.
 */
export function newVisitors(options: BrowserContextOptions = {}): void {
  const browser = sharedBrowser();
  beforeEach(async () => {
    context = await browser.newContext({ ...phone, ...options });
    page = await context.newPage();
  });
  afterEach(() => context.close());
}
