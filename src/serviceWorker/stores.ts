import { type Bounds, overflow } from './bounds.ts';
import { factsOf } from './copies.ts';
import type { Kind } from './kindOf.ts';

/** The number goes up when copies of another form are kept; a worker deletes the stores of the others. */
export const storeNames: Readonly<Record<Kind | 'kept', string>> = {
  page: 'obriy-pages-1',
  answer: 'obriy-answers-1',
  picture: 'obriy-pictures-1',
  asset: 'obriy-assets-1',
  kept: 'obriy-kept-1',
};

export async function deleteForeignStores(): Promise<void> {
  const names = await caches.keys();
  const own = new Set(Object.values(storeNames));
  await Promise.all(
    names.filter((name) => name.startsWith('obriy-') && !own.has(name)).map((name) => caches.delete(name)),
  );
}

const running = new Map<string, Promise<void>>();

async function trimOnce(name: string, limit: Bounds): Promise<void> {
  const store = await caches.open(name);
  // Both in the order in which they came; bodies are not read.
  const [requests, copies] = await Promise.all([store.keys(), store.matchAll()]);
  const entries = copies.flatMap((copy, index) => {
    const key = requests[index];
    return key === undefined ? [] : [{ key, ...factsOf(copy) }];
  });
  await Promise.all(overflow(entries, limit, Date.now()).map((key) => store.delete(key)));
}

/** Milliseconds: a page's twenty pictures are one occasion to look. */
const pause = 1000;

/** Brings a store back into its bounds, soon. */
export async function trim(name: string, limit: Bounds): Promise<void> {
  const known = running.get(name);
  if (known !== undefined) return known;
  const trimming = new Promise((resolve) => {
    setTimeout(resolve, pause);
  }).then(() => {
    running.delete(name);
    return trimOnce(name, limit);
  });
  running.set(name, trimming);
  return trimming;
}
