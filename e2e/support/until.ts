import type { Page } from 'playwright-core';

/** Looks again and again, since a page's own `waitForFunction` takes a promise for a yes. */
export async function until<Argument>(
  page: Page,
  look: (argument: Argument) => Promise<boolean>,
  argument: Argument,
): Promise<void> {
  while (!(await page.evaluate(look as never, argument))) await page.evaluate(() => new Promise(requestAnimationFrame));
}

async function haveCopies(addresses: readonly string[]): Promise<boolean> {
  return (await Promise.all(addresses.map((address) => caches.match(address)))).every((copy) => copy !== undefined);
}

/** Waits until copies of these addresses are kept, so that they open without a network. */
export function untilCopied(page: Page, addresses: readonly string[]): Promise<void> {
  return until(page, haveCopies, addresses);
}
