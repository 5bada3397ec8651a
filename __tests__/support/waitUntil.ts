import { setTimeout } from 'node:timers/promises';

/** Milliseconds. */
const longest = 30_000;

/** Waits for what real network or disk access brings about; fails instead of spinning on after the end of its test. */
export async function waitUntil(isSo: () => boolean): Promise<void> {
  for (const end = performance.now() + longest; !isSo(); await setTimeout(2)) {
    if (performance.now() > end) throw new Error('Not so in time');
  }
}
