import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import { isOfRedux, isRegistration, withoutResponse } from './heard.ts';
import type { Recorder, RecorderOptions } from './recorderTypes.ts';
import { makeRedactor } from './redaction/redactor.ts';
import { makeTokens, shapeOf, type Entrusted } from './redaction/tokens.ts';
import { saveSession } from './saveSession.ts';
import { makeSteps, type Step } from './steps.ts';

const usualLimit = 2000;

/** Of values that were typed: a search for each of them goes before every file. */
const mostRemembered = 1000;

/** Records what reaches a store's reducer. Whatever is personal is redacted before it is kept, and looked for before it is saved. */
export function makeRecorder(options: RecorderOptions): Recorder {
  const { rules, limit = usualLimit } = options;
  const listeners = new Set<() => void>();
  const typed = new Map<string, Entrusted>();
  let readState: () => unknown = () => undefined;
  let session = beginning();
  let running = false;
  let waiting: Step | null = null;

  function beginning() {
    const steps = makeSteps(readState(), limit);
    const tokens = makeTokens();
    const redact = makeRedactor(tokens);
    // What is typed already has its tokens from the start.
    redact(steps.base(), rules.ofState);
    return { steps, tokens, redact, startedAt: new Date() };
  }

  const tell = (): void => {
    for (const listener of listeners) listener();
  };

  const next = (): number => session.steps.folded() + session.steps.all().length + 1;

  const keep = (action: UnknownAction): Step => {
    const said = withoutResponse(action);
    session.tokens.at(next());
    const step = { action: session.redact(said, rules.ofAction(said)) as UnknownAction, timestamp: Date.now(), state: null };
    session.steps.add(step);
    return step;
  };

  const enhancer: StoreEnhancer = (create) => (reducer, preloaded) => {
    const store = create(reducer, preloaded);
    readState = store.getState;
    // The first listener of all: whoever dispatches in another one does so after it.
    store.subscribe(() => {
      if (waiting !== null) waiting.state = store.getState();
      waiting = null;
    });
    const dispatch: typeof store.dispatch = (action) => {
      if (!running || isRegistration(action.type) || isOfRedux(action.type)) return store.dispatch(action);
      const step = keep(action);
      waiting = step;
      try {
        store.dispatch(action);
      } catch (error) {
        // A reducer that throws has changed nothing; a listener that throws comes after the change.
        if (waiting === step) session.steps.remove(step);
        waiting = null;
        throw error;
      }
      tell();
      return action;
    };
    return { ...store, dispatch };
  };

  return {
    enhancer,
    start: () => {
      session = beginning();
      running = true;
      tell();
    },
    stop: () => {
      running = false;
      tell();
    },
    note: (text) => {
      session.steps.note(text);
      tell();
    },
    remember: (value) => {
      if (typed.has(value)) return;
      typed.set(value, { value, shape: shapeOf(value), since: running ? next() : 0 });
      const [oldest] = typed.keys();
      if (typed.size > mostRemembered && oldest !== undefined) typed.delete(oldest);
    },
    status: () => ({ recording: running, steps: session.steps.all().length, folded: session.steps.folded() }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    save: () => saveSession({ ...session, typed: [...typed.values()] }, options),
  };
}
