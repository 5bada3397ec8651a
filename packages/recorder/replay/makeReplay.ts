import type { Reducer, Store } from '@reduxjs/toolkit';
import type { Recording } from '../recordingTypes.ts';
import { statesOf } from '../states.ts';

export interface Replay {
  /** The store of the replay: its state is that of the step; dispatching neither changes nor requests anything. */
  readonly store: Store;
  /** 0: before the first action. Beyond the ends is at the ends. */
  readonly jumpTo: (step: number) => void;
  readonly step: () => number;
  /** The state at a step. */
  readonly stateAt: (step: number) => unknown;
  /** Number of actions, so that the last step is `length`. */
  readonly length: number;
}

/** The result of dispatching a thunk or a query during a replay: using it has no effect. */
interface Inert extends PromiseLike<object> {
  (): void;
}

const noResult = { data: undefined, error: undefined };

/** Callable as an effect cleanup and awaitable by loaders, with the fields of RTK Query's results. */
function inert(): Inert {
  const promise = Promise.resolve(noResult);
  const nothing = (): void => undefined;
  return Object.assign(nothing, {
    // oxlint-disable-next-line unicorn/no-thenable -- an effect takes a function and a route's loader waits: it must be both
    then: promise.then.bind(promise),
    catch: promise.catch.bind(promise),
    finally: promise.finally.bind(promise),
    unwrap: () => Promise.resolve(undefined),
    refetch: inert,
    abort: nothing,
    unsubscribe: nothing,
    reset: nothing,
    updateSubscriptionOptions: nothing,
  });
}

function ignoreDispatch(action: unknown): unknown {
  return typeof action === 'function' ? inert() : action;
}

/** A recording as a store that only jumps change: pages show its steps as they show any state. */
export function makeReplay(recording: Recording, reducer: Reducer): Replay {
  const states = statesOf(recording, reducer);
  const length = states.length - 1;
  const listeners = new Set<() => void>();
  let step = 0;
  const within = (requested: number): number => Math.min(Math.max(0, Math.trunc(requested)), length);

  const store: Store = {
    getState: () => states[step],
    dispatch: ignoreDispatch as Store['dispatch'],
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
    jumpTo: (requested) => {
      const next = within(requested);
      if (next === step) return;
      step = next;
      // New listeners have already read the new state.
      for (const listener of new Set(listeners)) listener();
    },
    step: () => step,
    stateAt: (requested) => states[within(requested)],
    length,
  };
}
