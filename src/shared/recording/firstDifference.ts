import type { Reducer } from '@reduxjs/toolkit';
import { changesBetween } from './changes.ts';
import { digestOf } from './digest.ts';
import type { Changes, Recording } from './recordingTypes.ts';
import type { Difference, PathDifference } from './replayTypes.ts';
import { actionsOf, initAction, statesOf } from './states.ts';

const unchanged = '=';

function compare(expected: Changes, found: Changes): readonly PathDifference[] {
  const paths = new Set([...Object.keys(expected), ...Object.keys(found)]);
  return [...paths]
    .map((path) => ({ path, expected: expected[path] ?? unchanged, found: found[path] ?? unchanged }))
    .filter((each) => each.expected !== each.found);
}

/**
 * The first step after which the state is another than it was while recording; null when there is none. The states before it are
 * equal, so that what differs is what the step itself changed.
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
