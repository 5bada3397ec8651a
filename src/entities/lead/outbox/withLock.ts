/** Not there on an origin that is not secure, whatever its type says. */
export const hasLocks = (): boolean => 'locks' in navigator;

/** Does the work unless another tab is at it; null: it is. A browser without locks relies on the key, or on `claimKeyless`. */
export async function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result | null> {
  if (!hasLocks()) return work();
  let begun = false;
  try {
    return await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      begun = lock !== null;
      return begun ? work() : null;
    });
  } catch (error) {
    // Locks can be forbidden like any other storage.
    if (begun) throw error;
    return work();
  }
}
