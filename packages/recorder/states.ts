import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { digestStates } from './changes.ts';
import type { Recording, RecordingMeta } from './recordingTypes.ts';

export const initAction = { type: '@@INIT' } as const satisfies UnknownAction;

/** In their order, the first being `@@INIT`. */
export function actionsOf({
  stagedActionIds,
  actionsById,
}: Pick<Recording, 'stagedActionIds' | 'actionsById'>): readonly UnknownAction[] {
  return stagedActionIds.map((id) => actionsById[id]?.action ?? initAction);
}

/** The states after each action. */
export function replayed(
  committedState: unknown,
  actions: readonly UnknownAction[],
  reducer: Reducer,
): readonly unknown[] {
  let state = committedState;
  return actions.map((action) => {
    state = reducer(state, action) as unknown;
    return state;
  });
}

/** One more than there are actions: the first is the state before all. */
export function statesOf(recording: Recording, reducer: Reducer): readonly unknown[] {
  return replayed(recording.committedState, actionsOf(recording), reducer);
}

/** The same session with the present states, after a person accepted the differences. */
export function rebased(
  recording: Recording,
  reducer: Reducer,
  version: Pick<RecordingMeta, 'site' | 'rtk' | 'schema'>,
): Recording {
  const digests = digestStates(recording.committedState, statesOf(recording, reducer));
  return { ...recording, recording: { ...recording.recording, ...version, ...digests } };
}
