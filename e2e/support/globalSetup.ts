import { type BrowserServer, chromium } from 'playwright-core';
import { browserFlags, chromiumPath } from './browser.ts';
import { type RunningSite, startTestSite } from './site.ts';

declare global {
  /** For `globalTeardown`. */
  var sharedByTests: { readonly site: RunningSite; readonly browser: BrowserServer } | undefined;
}

/** Starts one site and one Chromium for all browser tests, and passes their addresses in the environment. */
export default async function globalSetup(): Promise<void> {
  // Each test then fails with what is missing.
  if (chromiumPath === undefined) return;
  const [site, browser] = await Promise.all([
    startTestSite({ SITE_QA: 'on' }),
    chromium.launchServer({ executablePath: chromiumPath, args: [...browserFlags], host: '127.0.0.1' }),
  ]);
  globalThis.sharedByTests = { site, browser };
  const { origin, dataDir } = site;
  process.env['E2E_SITE'] = JSON.stringify({ origin, dataDir });
  process.env['E2E_BROWSER'] = browser.wsEndpoint();
}
