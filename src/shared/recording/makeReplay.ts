import type { Reducer, Store, UnknownAction } from '@reduxjs/toolkit';
import { allSubscribed, inert, isSubscriptionQuestion } from './inert.ts';
import type { Recording } from './recordingTypes.ts';
import type { Replay } from './replayTypes.ts';
import { statesOf } from './states.ts';

function answerTo(action: unknown): unknown {
  if (typeof action === 'function') return inert();
  return isSubscriptionQuestion((action as UnknownAction).type) ? allSubscribed : action;
}

/** A recording as a store that only jumps change: pages show its steps as they show any state. */
export function makeReplay(recording: Recording, reducer: Reducer): Replay {
  const states = statesOf(recording, reducer);
  const length = states.length - 1;
  const listeners = new Set<() => void>();
  let step = 0;
  const within = (wanted: number): number => Math.min(Math.max(0, Math.trunc(wanted)), length);

  const store: Store = {
    getState: () => states[step],
    dispatch: answerTo as Store['dispatch'],
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    replaceReducer: () => undefined,
    [Symbol.observable]: () => {
      throw new Error('A replay is subscribed to, not observed');
    },
  };

  return {
    store,
    jumpTo: (wanted) => {
      const next = within(wanted);
      if (next === step) return;
      step = next;
      // Who begins to listen meanwhile has seen the new state.
      for (const listener of new Set(listeners)) listener();
    },
    step: () => step,
    stateAt: (wanted) => states[within(wanted)],
    length,
  };
}
