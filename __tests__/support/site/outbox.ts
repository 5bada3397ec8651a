import { waitFor } from '@testing-library/react';
import { openDB } from 'idb';

/** The leads in the browser's database. */
export const queued = async (): Promise<unknown[]> => {
  const database = await openDB('obriy-outbox');
  const all: unknown[] = await database.getAll('leads');
  database.close();
  return all;
};

/** Fires the browser's online event. */
export const online = () => window.dispatchEvent(new Event('online'));
export const until = async (check: () => void) => waitFor(check, { interval: 5 });
