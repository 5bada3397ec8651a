import { setTimeout } from 'node:timers/promises';
import { shrinkPage } from './encodePage.ts';
import type { PageKey } from './pageKey.ts';
import type { Partitions } from './partitions.ts';

/** Milliseconds until the next look whether visitors still wait for pages. */
const pauseMs = 250;

/** Compresses kept pages once more and better, one after the other, while no visitor waits for a page. */
export function createShrinking(partitions: Partitions, isBusy: () => boolean): (key: PageKey) => void {
  const waiting = new Set<PageKey>();
  let running = false;

  const shrink = async (key: PageKey): Promise<void> => {
    const page = partitions.peek(key)?.page;
    if (page === undefined) return;
    const smaller = await shrinkPage(page);
    const kept = partitions.peek(key);
    const br = smaller.bodies.get('br');
    // Meanwhile it may say something else; a newer render of the same page keeps its bytes.
    if (br === undefined || kept === undefined || kept.page.bodies.get('br') !== page.bodies.get('br')) return;
    partitions.put(key, { ...kept, page: { ...kept.page, bodies: new Map(kept.page.bodies).set('br', br) } });
  };

  const untilIdle = async (): Promise<void> => {
    while (isBusy()) await setTimeout(pauseMs, undefined, { ref: false });
  };

  const shrinkAll = async (): Promise<void> => {
    if (running) return;
    running = true;
    for (const key of waiting) {
      await untilIdle();
      waiting.delete(key);
      await shrink(key);
    }
    running = false;
  };

  return (key) => {
    waiting.add(key);
    void shrinkAll();
  };
}
