import { useEffect } from 'react';
import { whenHydrated } from '#shared/tasks';
import { doEarlyActs } from './earlyActs.ts';

/** Knows that the page has come alive: its effect runs after those of the page, and waits for the blocks. */
export function Alive() {
  useEffect(() => whenHydrated(doEarlyActs), []);
  return null;
}
