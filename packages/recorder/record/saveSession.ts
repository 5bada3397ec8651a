import type { UnknownAction } from '@reduxjs/toolkit';
import { changesBetween, digestStates } from '../changes.ts';
import { digestOf } from '../digest.ts';
import { registered } from './actionFilters.ts';
import { isObject, pointerTo } from '../isObject.ts';
import type { RecorderOptions } from './recorderTypes.ts';
import { RecordingRefused, type Refusal } from '../recordingErrors.ts';
import type { Recording, RecordingMeta } from '../recordingTypes.ts';
import { findLeaks } from '../redaction/findLeaks.ts';
import type { Rule } from '../redaction/redactionTypes.ts';
import type { PersonalValue, Tokens } from '../redaction/tokens.ts';
import { screenAfter } from '../screens.ts';
import { initAction, replayed } from '../states.ts';
import type { Steps } from './steps.ts';

function losesItself(value: unknown): boolean {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return false;
    case 'number':
      return !Number.isFinite(value);
    case 'object':
      return value !== null && !Array.isArray(value) && !isObject(value);
    default:
      return true;
  }
}

/** A key that is a symbol is lost; RTK Query puts one on every question, undefined nearly always. */
function hasSymbols(value: object): boolean {
  return Object.getOwnPropertySymbols(value).some((key) => (value as Record<symbol, unknown>)[key] !== undefined);
}

function look(value: unknown, path: string, lost: string[]): void {
  if (losesItself(value)) lost.push(path);
  // Not `forEach`: a hole is lost too.
  else if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) look(value[index], pointerTo(path, index), lost);
  } else if (isObject(value)) {
    if (hasSymbols(value)) lost.push(path);
    // JSON drops undefined fields, which readers treat as absent.
    for (const [key, field] of Object.entries(value)) if (field !== undefined) look(field, pointerTo(path, key), lost);
  }
}

/** Paths of values that JSON would change: dates, maps, NaN, holes in lists. */
function lostInJson(value: unknown): readonly string[] {
  const lost: string[] = [];
  look(value, '', lost);
  return lost;
}

export interface Session {
  readonly steps: Steps;
  readonly tokens: Tokens;
  readonly redact: (value: unknown, rule: Rule) => unknown;
  readonly typed: readonly PersonalValue[];
  readonly startedAt: Date;
}

const mostNamed = 20;

function refuseIf(refusals: readonly Refusal[]): void {
  if (refusals.length > 0) throw new RecordingRefused(refusals.slice(0, mostNamed));
}

function asInFile<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}

function checkJson(committedState: unknown, actions: readonly UnknownAction[]): void {
  const refusals = [committedState, ...actions].flatMap((value, step) =>
    lostInJson(value).map((path): Refusal => ({ step, path, why: 'unserializable' })),
  );
  refuseIf(refusals);
}

/** Compares the live states with the replayed ones, step by step. */
function checkReplay(live: readonly unknown[], states: readonly unknown[]): void {
  const step = states.findIndex((state, index) => digestOf(state) !== digestOf(live[index]));
  if (step < 0) return;
  refuseIf(
    Object.keys(changesBetween(live[step], states[step])).map((path) => ({ step, path, why: 'replay-differs' })),
  );
}

function digestScreens(steps: Steps): Pick<RecordingMeta, 'screens'> {
  const screens = steps.screens();
  if (screens.length === 0) return {};
  return {
    screens: Object.fromEntries(
      screens.map(([step, marks], index) => [step, screenAfter(screens[index - 1]?.[1] ?? [], marks)]),
    ),
  };
}

/** Verifies a session before saving: it survives JSON, holds nothing that was typed, and replays to the same states. */
export function saveSession(session: Session, { reducer, rules, describe }: RecorderOptions): Recording {
  const { steps, tokens, redact, typed, startedAt } = session;
  const recorded = steps.all();
  const liveState = (state: unknown): unknown => redact(registered(state), rules.ofState);
  const liveCommitted = liveState(steps.committedState());
  const performed = recorded.map(({ action }) => action);
  checkJson(liveCommitted, performed);

  const committedState = asInFile(liveCommitted);
  const actions = asInFile(performed);
  const notes = steps.notes();
  // Steps of the file count from its first; earlier values are in its initial state.
  const personalValues = [...tokens.personalValues(), ...typed].map((each) => ({
    ...each,
    since: Math.max(0, each.since - steps.folded()),
  }));
  refuseIf(
    findLeaks(
      { committedState, actions, notes },
      { personalValues, isToken: tokens.isToken, published: rules.publishedIn },
    ),
  );

  const states = replayed(committedState, [initAction, ...actions], reducer);
  checkReplay([liveCommitted, ...recorded.map(({ state }) => liveState(state))], states);

  const timestamps = [startedAt.getTime(), ...recorded.map(({ timestamp }) => timestamp)];
  return {
    monitorState: {},
    nextActionId: actions.length + 1,
    actionsById: Object.fromEntries(
      [initAction, ...actions].map((action, id) => [
        id,
        { type: 'PERFORM_ACTION', action, timestamp: timestamps[id] ?? 0 },
      ]),
    ),
    stagedActionIds: states.map((_, id) => id),
    skippedActionIds: [],
    committedState,
    currentStateIndex: 0,
    computedStates: [],
    recording: {
      format: 1,
      ...describe(),
      startedAt: startedAt.toISOString(),
      notes,
      ...digestStates(committedState, states),
      ...digestScreens(steps),
    },
  };
}
