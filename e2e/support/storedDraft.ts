import type { Page } from 'playwright-core';
import { until } from './until.ts';

/** Runs in the page: whether a draft with this text is in the browser's storage. */
async function isStored(text: string): Promise<boolean> {
  const opened = indexedDB.open('obriy-drafts');
  const database = await new Promise<IDBDatabase>((resolve) =>
    opened.addEventListener('success', () => resolve(opened.result)),
  );
  const request = database.transaction('drafts').objectStore('drafts').getAll();
  await new Promise((resolve) => request.addEventListener('success', resolve));
  database.close();
  return JSON.stringify(request.result).includes(text);
}

/** The store is updated when typing pauses, and the browser's storage after it. */
export function untilStored(page: Page, text: string): Promise<void> {
  return until(page, isStored, text);
}
