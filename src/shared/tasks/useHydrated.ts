import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** React asks a part that hydrates for the server's snapshot. The browser's stays the same, because a changed one is an urgent update. */
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
