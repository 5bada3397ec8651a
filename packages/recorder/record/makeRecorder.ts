import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import { isReduxAction, isRegistration, withoutResponse } from './actionFilters.ts';
import type { Recorder, RecorderOptions } from './recorderTypes.ts';
import { personalInNote } from '../redaction/findLeaks.ts';
import { makeRedactor } from '../redaction/redactor.ts';
import { makeTokens, shapeOf, type PersonalValue } from '../redaction/tokens.ts';
import { saveSession } from './saveSession.ts';
import { marksOf } from '../screens.ts';
import { makeSteps, type Step } from './steps.ts';

const usualLimit = 2000;

/** A bound on typed values, because each is searched for in every file. */
const mostTyped = 1000;

/**
 * Records the actions that reach a store's reducer. Redacts personal values after the dispatch and its consequences, so
 * that the page does not wait, and checks again before saving.
 */
export function makeRecorder(options: RecorderOptions): Recorder {
  const { rules, limit = usualLimit } = options;
  const listeners = new Set<() => void>();
  const typed = new Map<string, PersonalValue>();
  let readState: () => unknown = () => undefined;
  let session = beginning();
  let running = false;
  let waiting: Step | null = null;
  /** Taken as they came, to be redacted in a moment. */
  let raw: Step[] = [];

  function beginning() {
    const steps = makeSteps(readState(), limit);
    const tokens = makeTokens();
    const redact = makeRedactor(tokens);
    // Values typed before the recording get their tokens at the start.
    redact(steps.committedState(), rules.ofState);
    return { steps, tokens, redact, startedAt: new Date() };
  }

  const notify = (): void => {
    for (const listener of listeners) listener();
  };

  const next = (): number => session.steps.folded() + session.steps.all().length + 1;

  const redactTaken = (): void => {
    const first = next() - raw.length;
    for (const [index, step] of raw.entries()) {
      session.tokens.at(first + index);
      const said = withoutResponse(step.action);
      step.action = session.redact(said, rules.ofAction(said)) as UnknownAction;
    }
    raw = [];
  };

  const addStep = (action: UnknownAction): Step => {
    const step: Step = { action, timestamp: Date.now(), state: null };
    if (raw.length === 0) setTimeout(redactTaken);
    raw.push(step);
    session.steps.add(step);
    return step;
  };

  const drop = (step: Step): void => {
    session.steps.remove(step);
    raw = raw.filter((taken) => taken !== step);
  };

  const enhancer: StoreEnhancer = (create) => (reducer, preloaded) => {
    const store = create(reducer, preloaded);
    readState = store.getState;
    // Subscribed before all other listeners: their dispatches come after this one.
    store.subscribe(() => {
      if (waiting !== null) waiting.state = store.getState();
      waiting = null;
    });
    const dispatch: typeof store.dispatch = (action) => {
      if (!running || isRegistration(action.type) || isReduxAction(action.type)) return store.dispatch(action);
      const step = addStep(action);
      waiting = step;
      try {
        store.dispatch(action);
      } catch (error) {
        // A throwing reducer has changed nothing; a throwing listener runs after the change.
        if (waiting === step) drop(step);
        waiting = null;
        throw error;
      }
      notify();
      return action;
    };
    return { ...store, dispatch };
  };

  return {
    enhancer,
    start: () => {
      raw = [];
      session = beginning();
      running = true;
      notify();
    },
    stop: () => {
      running = false;
      notify();
    },
    note: (text) => {
      session.steps.note(text);
      notify();
    },
    editNote: (index, text) => {
      session.steps.editNote(index, text);
      notify();
    },
    notes: () => session.steps.notes(),
    personalInNote: (text) => {
      redactTaken();
      const personalValues = [...session.tokens.personalValues(), ...typed.values()];
      return personalInNote(text, personalValues, rules.publishedIn.state(readState()));
    },
    addTyped: (value) => {
      if (typed.has(value)) return;
      typed.set(value, { value, shape: shapeOf(value), since: running ? next() : 0 });
      const [oldest] = typed.keys();
      if (typed.size > mostTyped && oldest !== undefined) typed.delete(oldest);
    },
    addScreen: (lines) => {
      if (!running) return;
      redactTaken();
      const known = [...session.tokens.personalValues(), ...typed.values()];
      session.steps.addScreen(
        marksOf(
          lines,
          known.map(({ value }) => value),
        ),
      );
    },
    status: () => ({ recording: running, steps: session.steps.all().length, folded: session.steps.folded() }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    save: () => {
      redactTaken();
      return saveSession({ ...session, typed: [...typed.values()] }, options);
    },
  };
}
