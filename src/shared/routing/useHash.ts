import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

const neverChanges = () => () => undefined;
const alive = (): boolean => true;
const hydrating = (): boolean => false;

/** The address's hash, which no server ever sees: empty until the page that it rendered is alive. */
export function useHash(): string {
  const { hash } = useLocation();
  return useSyncExternalStore(neverChanges, alive, hydrating) ? hash : '';
}
