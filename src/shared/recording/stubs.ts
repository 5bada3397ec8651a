import type { Reducer } from '@reduxjs/toolkit';
import type { Recorder, RecorderOptions } from './recorderTypes.ts';
import type { Recording } from './recordingTypes.ts';
import type { Difference, Replay } from './replayTypes.ts';

function later(): never {
  throw new Error('Not here yet');
}

export const makeRecorder: (options: RecorderOptions) => Recorder = later;
export const readRecording: (json: unknown) => Recording = later;
/** One more than there are actions: the first is the state before all. */
export const statesOf: (recording: Recording, reducer: Reducer) => readonly unknown[] = later;
export const firstDifference: (recording: Recording, reducer: Reducer) => Difference | null = later;
export const makeReplay: (recording: Recording, reducer: Reducer) => Replay = later;
export const digestOf: (state: unknown) => string = later;
