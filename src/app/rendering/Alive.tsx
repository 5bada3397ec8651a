import { useEffect } from 'react';
import { doEarlyActs } from './earlyActs.ts';

/** Knows that the page has come alive: it is the last part to do so. */
export function Alive() {
  useEffect(doEarlyActs, []);
  return null;
}
