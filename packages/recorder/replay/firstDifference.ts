import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { changesBetween } from '../changes.ts';
import { digestOf } from '../digest.ts';
import { isObject, pointerTo } from '../isObject.ts';
import type { Changes, Recording } from '../recordingTypes.ts';
import { actionsOf, initAction, statesOf } from '../states.ts';

export interface Difference {
  /** Number of the action; 0 is the state before all. */
  readonly step: number;
  readonly action: UnknownAction;
  readonly paths: readonly PathDifference[];
}

/** Leaves as JSON, cut when long; as `#digest` where the file has no more; `-`: nothing is there; `=`: not changed by the step. */
export interface PathDifference {
  /** JSON pointer. */
  readonly path: string;
  readonly expected: string;
  readonly found: string;
}

const unchanged = '=';
const nothing = '-';

/** Characters of a printed value. */
const longest = 160;

function valueIn(printed: string): unknown {
  return printed === nothing ? undefined : (JSON.parse(printed) as unknown);
}

function printed(value: unknown): string {
  if (value === undefined) return nothing;
  const text = JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** The keys of both, when both are objects or both are lists. */
function keysOf(expected: unknown, found: unknown): readonly string[] | null {
  const areLists = Array.isArray(expected) && Array.isArray(found);
  if (!areLists && !(isObject(expected) && isObject(found))) return null;
  return [...new Set([...Object.keys(expected), ...Object.keys(found)])];
}

function leavesThatDiffer(path: string, expected: unknown, found: unknown): readonly PathDifference[] {
  if (digestOf(expected) === digestOf(found)) return [];
  const keys = keysOf(expected, found);
  if (keys === null) return [{ path, expected: printed(expected), found: printed(found) }];
  const [before, after] = [expected, found] as readonly Readonly<Record<string, unknown>>[];
  return keys.flatMap((key) => leavesThatDiffer(pointerTo(path, key), before?.[key], after?.[key]));
}

function differenceAt(path: string, expected: string, found: string): readonly PathDifference[] {
  // Too long for the file, or unchanged by its step: there is no value to compare further.
  const isValue = (text: string): boolean => text !== unchanged && !text.startsWith('#');
  if (isValue(expected) && isValue(found)) return leavesThatDiffer(path, valueIn(expected), valueIn(found));
  if (expected.startsWith('#') && isValue(found) && expected === `#${digestOf(valueIn(found))}`) return [];
  const shortened = (text: string): string => (isValue(text) ? printed(valueIn(text)) : text);
  return [{ path, expected: shortened(expected), found: shortened(found) }];
}

function compare(expected: Changes, found: Changes): readonly PathDifference[] {
  const paths = new Set([...Object.keys(expected), ...Object.keys(found)]);
  return [...paths].flatMap((path) => differenceAt(path, expected[path] ?? unchanged, found[path] ?? unchanged));
}

/**
 * The first step whose state differs from the recorded one; null when there is none. Since earlier states are equal,
 * that step caused the difference.
 */
export function firstDifference(recording: Recording, reducer: Reducer): Difference | null {
  const states = statesOf(recording, reducer);
  const { digests, changes } = recording.recording;
  const step = states.findIndex((state, index) => digestOf(state) !== digests[index]);
  if (step < 0) return null;
  const before = step === 0 ? recording.committedState : states[step - 1];
  return {
    step,
    action: actionsOf(recording)[step] ?? initAction,
    paths: compare(changes[step] ?? {}, changesBetween(before, states[step])),
  };
}
