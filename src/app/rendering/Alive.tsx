import { useEffect } from 'react';
import { nextTask } from '#shared/tasks';
import { doEarlyActs } from './earlyActs.ts';

/** Knows that the page has come alive: it is the last part to do so. What was done early is answered in a task of its own, not within hydration's. */
export function Alive() {
  useEffect(() => void nextTask().then(doEarlyActs), []);
  return null;
}
