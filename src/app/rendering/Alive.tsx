import { useEffect } from 'react';
import { nextTask } from '#shared/tasks';
import { pressAgain } from './earlyClicks.ts';

/** Knows that the page has come alive: it is the last part to do so. What was pressed is answered in a task of its own, not within hydration's. */
export function Alive() {
  useEffect(() => void nextTask().then(pressAgain), []);
  return null;
}
