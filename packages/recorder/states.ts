import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import type { Recording } from './recordingTypes.ts';

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
