import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;
const yes = (): boolean => true;
const no = (): boolean => false;

/** Whether this part of the page is a browser's own: not on the server, nor while the part hydrates, even if the rest was faster. */
export function useHydrated(): boolean {
  return useSyncExternalStore(neverChanges, yes, no);
}
