import type { Reducer } from '@reduxjs/toolkit';
import type { Recording, RecordingMeta } from './recordingTypes.ts';
import { statesOf } from './states.ts';
import { statesTold } from './statesTold.ts';

/** The same session with the states that it gives now, once somebody has seen that they are meant. */
export function rebased(
  recording: Recording,
  reducer: Reducer,
  version: Pick<RecordingMeta, 'site' | 'rtk' | 'schema'>,
): Recording {
  const told = statesTold(recording.committedState, statesOf(recording, reducer));
  return { ...recording, recording: { ...recording.recording, ...version, ...told } };
}
