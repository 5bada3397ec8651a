import { useSyncExternalStore } from 'react';
import { sparesData } from './sparesData.ts';

/** How somebody is connected is looked at when a part asks, not followed. */
function never(): () => void {
  return () => {};
}
function unknown(): boolean {
  return false;
}

/** Whether heavy parts wait until the visitor asks for them; false on the server and while hydrating. */
export function useSparesData(): boolean {
  return useSyncExternalStore(never, sparesData, unknown);
}
