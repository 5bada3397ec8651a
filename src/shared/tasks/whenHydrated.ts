/** Blocks of the page that React has not hydrated yet. */
const dehydrated = new Set<object>();
const waiting = new Set<() => void>();

/** To be called when the page around a block mounts, before the block's own effects run. */
export function awaitHydration(block: object): void {
  dehydrated.add(block);
}

/** The block is alive, or will never be. */
export function endHydration(block: object): void {
  if (!dehydrated.delete(block) || dehydrated.size > 0) return;
  for (const task of waiting) task();
  waiting.clear();
}

/** Runs the task once every block is alive: React hydrates the page around the blocks first. Returns how to stop waiting. */
export function whenHydrated(task: () => void): () => void {
  if (dehydrated.size === 0) task();
  else waiting.add(task);
  return () => waiting.delete(task);
}
