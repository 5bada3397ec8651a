import { useEffect } from 'react';
import { pressAgain } from './earlyClicks.ts';

/** Knows that the page has come alive: it is the last part to do so. */
export function Alive() {
  useEffect(pressAgain, []);
  return null;
}
