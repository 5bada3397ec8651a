import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { watchPage } from './watchPage.ts';

/** Slow 4G as in Lighthouse: milliseconds round trip, bytes per second. */
export const slow4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
export const processorSlowdown = 4;

export interface Phone {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly devtools: CDPSession;
}

interface PhoneOptions {
  readonly slowNetwork?: boolean;
  readonly slowProcessor?: boolean;
}

/** A new phone with a page that is observed from its first byte. */
export async function withPhone<Result>(
  browser: Browser,
  options: PhoneOptions,
  visit: (phone: Phone) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    if (options.slowNetwork === true) await devtools.send('Network.emulateNetworkConditions', slow4G);
    if (options.slowProcessor === true) await slowDown(devtools);
    await page.addInitScript(watchPage);
    return await visit({ context, page, devtools });
  } finally {
    await context.close();
  }
}

export async function slowDown(devtools: CDPSession): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
}

/** The client is hydrated: its last part has run its effect. */
export async function whenHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => (window.watched?.hydratedAt ?? null) !== null, undefined, { timeout: 60_000 });
}
