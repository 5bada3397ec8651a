import type { BrowserContext, Page } from 'playwright-core';

export interface AliveVisit {
  readonly page: Page;
  /** Everything that the browser and the page said. */
  readonly complaints: readonly string[];
}

/** Opens a page and waits until it is alive and quiet. */
export async function visitAlive(context: BrowserContext, url: string): Promise<AliveVisit> {
  const page = await context.newPage();
  const complaints: string[] = [];
  // The status of the document itself is no complaint: a page that is missing says 404.
  page.on('console', (message) => {
    if (message.location().url !== url || !message.text().startsWith('Failed to load resource')) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(url);
  // React leaves its mark on each element that it has taken over; the status line is the last one.
  await page.waitForFunction(() => {
    const last = document.querySelector('#root > * > [role="status"]:last-child');
    return last !== null && Object.keys(last).some((key) => key.startsWith('__react'));
  });
  await page.waitForLoadState('networkidle');
  return { page, complaints };
}
