import { changesBetween } from './changes.ts';
import { digestOf } from './digest.ts';
import type { RecordingMeta } from './recordingTypes.ts';

/** What a file says of its states: as much as tells a difference, without the states. */
export function statesTold(
  committedState: unknown,
  states: readonly unknown[],
): Pick<RecordingMeta, 'digests' | 'changes'> {
  return {
    digests: states.map(digestOf),
    changes: states.map((state, index) => changesBetween(index === 0 ? committedState : states[index - 1], state)),
  };
}
