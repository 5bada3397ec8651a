import type { Locator, Page } from 'playwright-core';

/** Milliseconds: longer than any machine needs, shorter than a test. */
const timeout = 60_000;

/** Polls, because Playwright's `waitForFunction` treats a promise as truthy. */
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

/** Waits until a field has this value: a draft is restored a moment after its form is rendered. */
export async function untilFilled(field: Locator, value: string): Promise<void> {
  const end = Date.now() + timeout;
  while ((await field.inputValue()) !== value) {
    if (Date.now() > end) throw new Error(`${String(field)} was not filled with ${value}`);
    await field.page().evaluate(() => new Promise(requestAnimationFrame));
  }
}

async function haveCopies(addresses: readonly string[]): Promise<boolean> {
  return (await Promise.all(addresses.map((address) => caches.match(address)))).every((copy) => copy !== undefined);
}

/** The cached copies and requests of the page, for the error when one is missing. */
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

/** Waits until these addresses are cached, so that they open offline. */
export function untilCopied(page: Page, addresses: readonly string[]): Promise<void> {
  return until(
    page,
    haveCopies,
    addresses,
    async () => `${addresses.join(', ')}; ${await page.evaluate(describeCaches)}`,
  );
}
