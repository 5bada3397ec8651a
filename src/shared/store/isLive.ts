import type { Store } from '@reduxjs/toolkit';

export interface LatestStateRef {
  /** The state that the last action made. */
  latest?: unknown;
}

interface StoreWithLatest {
  readonly actionListener: LatestStateRef;
}

/**
 * Whether the state is that of the last action. Otherwise time travel or a replay shows it: an effect that dispatched
 * or navigated would change the latest state.
 */
export function isLive(store: Pick<Store<unknown>, 'getState'>): boolean {
  return (store as typeof store & StoreWithLatest).actionListener.latest === store.getState();
}
