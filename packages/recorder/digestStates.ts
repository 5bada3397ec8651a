import { changesBetween } from './changes.ts';
import { digestOf } from './digest.ts';
import type { RecordingMeta } from './recordingTypes.ts';

/** Digests and changes of states, which locate a difference without storing the states. */
export function digestStates(
  committedState: unknown,
  states: readonly unknown[],
): Pick<RecordingMeta, 'digests' | 'changes'> {
  return {
    digests: states.map(digestOf),
    changes: states.map((state, index) => changesBetween(index === 0 ? committedState : states[index - 1], state)),
  };
}
