import type { Reducer, Store, UnknownAction } from '@reduxjs/toolkit';
import type { Recording } from './recordingTypes.ts';
import type { Replay } from './replayTypes.ts';
import { statesOf } from './states.ts';

/** What a thunk or a question to RTK Query is answered with while a recording is shown: whatever one does with it, nothing happens. */
interface Inert extends PromiseLike<object> {
  (): void;
}

const unanswered = { data: undefined, error: undefined };

/**
 * A function, for who gives it to an effect as its end; a promise, for who waits; with what RTK Query gives along with its
 * answers.
 */
function inert(): Inert {
  const promise = Promise.resolve(unanswered);
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

/** How RTK Query's hooks ask which answers are held. */
function isSubscriptionQuestion(type: unknown): boolean {
  return typeof type === 'string' && type.endsWith('/internal_getRTKQSubscriptions');
}

/** Everything is: then nobody asks. */
const allSubscribed = {
  getSubscriptions: () => new Map<string, unknown>(),
  getSubscriptionCount: () => 1,
  isRequestSubscribed: () => true,
};

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
