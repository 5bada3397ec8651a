import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

/** The subscription of an external store that stays the same. */
export const neverChanges = () => () => undefined;

/**
 * React reads the server snapshot while hydrating. The browser's snapshot stays the same, because a changed one is an
 * urgent update.
 */
function makeSnapshots() {
  let hydrates = false;
  return {
    ofBrowser: () => !hydrates,
    ofServer: () => {
      hydrates = true;
      return false;
    },
  };
}

/**
 * Whether this part of the page is a browser's own: not on the server, nor while the part hydrates, even if the rest was faster. It becomes so
 * in a transition: an urgent update makes React hydrate the blocks in it at once, in one task of 30 ms for the plan of a project.
 */
export function useHydrated(): boolean {
  const [{ ofBrowser, ofServer }] = useState(makeSnapshots);
  const [hydrated, setHydrated] = useState(useSyncExternalStore(neverChanges, ofBrowser, ofServer));
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return hydrated;
}

/** Whether the page around the blocks is hydrated. */
let begun = false;
/** Blocks of the page that React has not hydrated yet. */
const dehydrated = new Set<object>();
const waiting = new Set<() => void>();

/** To be called when the page around a block mounts, before the block's own effects run. */
export function awaitHydration(block: object): void {
  begun = true;
  dehydrated.add(block);
}

function runWaiting(): void {
  if (dehydrated.size > 0) return;
  for (const task of waiting) task();
  waiting.clear();
}

/** The block is hydrated, or has failed. */
export function endHydration(block: object): void {
  if (dehydrated.delete(block)) runWaiting();
}

/** To be called when a page without blocks has mounted: nothing of it is left to hydrate. */
export function endHydrationWithoutBlocks(): void {
  begun = true;
  runWaiting();
}

/** Runs the task once every block is hydrated: React hydrates the page around the blocks first. Returns how to stop waiting. */
export function whenHydrated(task: () => void): () => void {
  if (begun && dehydrated.size === 0) task();
  else waiting.add(task);
  return () => waiting.delete(task);
}
