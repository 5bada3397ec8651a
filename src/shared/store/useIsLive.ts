import { useCallback } from 'react';
import { useStore } from 'react-redux';

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
export function useIsLive(): () => boolean {
  const store = useStore();
  return useCallback(() => (store as typeof store & SeeingStore).actionListener.latest === store.getState(), [store]);
}
