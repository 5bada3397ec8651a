import type { Page } from 'playwright-core';

/** Runs in the page: whether a draft with this text is in the browser's storage. */
async function isKept(text: string): Promise<boolean> {
  const opened = indexedDB.open('obriy-drafts');
  const database = await new Promise<IDBDatabase>((resolve) => opened.addEventListener('success', () => resolve(opened.result)));
  const asked = database.transaction('drafts').objectStore('drafts').getAll();
  await new Promise((resolve) => asked.addEventListener('success', resolve));
  database.close();
  return JSON.stringify(asked.result).includes(text);
}

/** (Playwright's `waitForFunction` takes a promise for a yes.) */
export async function untilKept(page: Page, text: string): Promise<void> {
  while (!(await page.evaluate(isKept, text))) await page.evaluate(() => new Promise(requestAnimationFrame));
}
