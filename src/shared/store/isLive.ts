import type { Store } from '@reduxjs/toolkit';

export interface SeenActions {
  /** The state that the last action made. */
  latest?: unknown;
}

interface SeeingStore {
  readonly actionListener: SeenActions;
}

/**
 * Whether the state is that of the last action. Otherwise time travel or a replay shows it: an effect that dispatched
 * or navigated would change the latest state.
 */
export function isLive(store: Pick<Store<unknown>, 'getState'>): boolean {
  return (store as typeof store & SeeingStore).actionListener.latest === store.getState();
}
