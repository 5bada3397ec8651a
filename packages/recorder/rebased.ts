import type { Reducer } from '@reduxjs/toolkit';
import type { Recording, RecordingMeta } from './recordingTypes.ts';
import { statesOf } from './states.ts';
import { digestStates } from './digestStates.ts';

/** The same session with the present states, after a person accepted the differences. */
export function rebased(
  recording: Recording,
  reducer: Reducer,
  version: Pick<RecordingMeta, 'site' | 'rtk' | 'schema'>,
): Recording {
  const digests = digestStates(recording.committedState, statesOf(recording, reducer));
  return { ...recording, recording: { ...recording.recording, ...version, ...digests } };
}
