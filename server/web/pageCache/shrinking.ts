import { setTimeout } from 'node:timers/promises';
import { shrinkPage } from './encodePage.ts';
import type { PageKey } from './pageKey.ts';
import { isArbitraryKey, type Partitions } from './partitions.ts';

/** Milliseconds between two checks for waiting visitors. */
const pauseMs = 250;

/** Recompresses cached pages at the best quality, one after the other, while no visitor waits. */
export function createShrinking(partitions: Partitions, isBusy: () => boolean): (key: PageKey) => void {
  const waiting = new Set<PageKey>();
  let running = false;

  const shrink = async (key: PageKey): Promise<void> => {
    const page = partitions.peek(key)?.page;
    if (page === undefined || page.shrunk === true) return;
    const smaller = await shrinkPage(page);
    const entry = partitions.peek(key);
    const br = smaller.bodies.get('br');
    // The page may have been rendered anew meanwhile; an equal render keeps the bytes.
    if (br === undefined || entry === undefined || entry.page.bodies.get('br') !== page.bodies.get('br')) return;
    const bodies = new Map(entry.page.bodies).set('br', br);
    partitions.put(key, { ...entry, page: { ...entry.page, bodies, shrunk: true } });
  };

  const untilIdle = async (): Promise<void> => {
    while (isBusy()) await setTimeout(pauseMs, undefined, { ref: false });
  };

  const shrinkAll = async (): Promise<void> => {
    if (running) return;
    running = true;
    for (const key of waiting) {
      await untilIdle();
      await shrink(key);
      waiting.delete(key);
    }
    running = false;
  };

  return (key) => {
    // Anybody can make these up: at most one waits, and its next request tries again.
    if (isArbitraryKey(key) && waiting.size > 0) return;
    waiting.add(key);
    void shrinkAll();
  };
}
