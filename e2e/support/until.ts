import type { Page } from 'playwright-core';

/** Milliseconds: longer than any machine takes, shorter than a test. */
const timeout = 60_000;

/** Looks again and again, since a page's own `waitForFunction` takes a promise for a yes. */
export async function until<Argument>(
  page: Page,
  look: (argument: Argument) => Promise<boolean>,
  argument: Argument,
  whyNot: () => Promise<string> = async () => look.toString(),
): Promise<void> {
  const end = Date.now() + timeout;
  while (!(await page.evaluate(look as never, argument))) {
    if (Date.now() > end) throw new Error(`Waited ${timeout / 1000} s in vain: ${await whyNot()}`);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

async function haveCopies(addresses: readonly string[]): Promise<boolean> {
  return (await Promise.all(addresses.map((address) => caches.match(address)))).every((copy) => copy !== undefined);
}

/** What the page knows of its copies, to be read where one is missing. */
async function describeCaches(): Promise<string> {
  const names = await caches.keys();
  const cached = await Promise.all(
    names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
  );
  const requested = performance.getEntriesByType('resource').map(({ name }) => name);
  return JSON.stringify(
    { controlled: navigator.serviceWorker.controller !== null, cached: cached.flat(), requested },
    null,
    1,
  );
}

/** Waits until copies of these addresses are kept, so that they open without a network. */
export function untilCopied(page: Page, addresses: readonly string[]): Promise<void> {
  return until(
    page,
    haveCopies,
    addresses,
    async () => `${addresses.join(', ')}; ${await page.evaluate(describeCaches)}`,
  );
}
