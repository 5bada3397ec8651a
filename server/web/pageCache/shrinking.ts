import { shrinkPage } from './encodePage.ts';
import type { PageKey } from './pageKey.ts';
import type { Partitions } from './partitions.ts';

/** Compresses kept pages once more and better, one after the other, so that most of the machine stays with the visitors. */
export function createShrinking(shelves: Partitions): (key: PageKey) => void {
  const waiting = new Set<PageKey>();
  let running = false;

  const shrink = async (key: PageKey): Promise<void> => {
    const page = shelves.peek(key)?.page;
    if (page === undefined) return;
    const smaller = await shrinkPage(page);
    const kept = shelves.peek(key);
    // Meanwhile it may say something else; a newer render of the same page keeps its object.
    if (kept?.page === page) shelves.put(key, { ...kept, page: smaller });
  };

  const shrinkAll = async (): Promise<void> => {
    if (running) return;
    running = true;
    for (const key of waiting) {
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
