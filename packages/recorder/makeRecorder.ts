import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import { isOfRedux, isRegistration, withoutResponse } from './heard.ts';
import type { Recorder, RecorderOptions } from './recorderTypes.ts';
import { personalInNote } from './redaction/findLeaks.ts';
import { makeRedactor } from './redaction/redactor.ts';
import { makeTokens, shapeOf, type Entrusted } from './redaction/tokens.ts';
import { saveSession } from './saveSession.ts';
import { marksOf } from './screens.ts';
import { makeSteps, type Step } from './steps.ts';

const usualLimit = 2000;

/** Of values that were typed: a search for each of them goes before every file. */
const mostRemembered = 1000;

/**
 * Records what reaches a store's reducer. Whatever is personal is redacted as soon as the dispatch and what it set off are over, so that
 * nobody waits for it, and looked for before it is saved.
 */
export function makeRecorder(options: RecorderOptions): Recorder {
  const { rules, limit = usualLimit } = options;
  const listeners = new Set<() => void>();
  const typed = new Map<string, Entrusted>();
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
    // What is typed already has its tokens from the start.
    redact(steps.base(), rules.ofState);
    return { steps, tokens, redact, startedAt: new Date() };
  }

  const tell = (): void => {
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

  const keep = (action: UnknownAction): Step => {
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
        if (waiting === step) drop(step);
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
      raw = [];
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
    editNote: (index, text) => {
      session.steps.editNote(index, text);
      tell();
    },
    notes: () => session.steps.notes(),
    personalInNote: (text) => {
      redactTaken();
      const entrusted = [...session.tokens.entrusted(), ...typed.values()];
      return personalInNote(text, entrusted, rules.publishedIn.state(readState()));
    },
    remember: (value) => {
      if (typed.has(value)) return;
      typed.set(value, { value, shape: shapeOf(value), since: running ? next() : 0 });
      const [oldest] = typed.keys();
      if (typed.size > mostRemembered && oldest !== undefined) typed.delete(oldest);
    },
    see: (lines) => {
      if (!running) return;
      redactTaken();
      const known = [...session.tokens.entrusted(), ...typed.values()];
      session.steps.see(
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
