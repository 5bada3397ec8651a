export { RecordingInvalid, RecordingRefused, type Refusal } from './recordingErrors.ts';
export type { Recorder, RecorderOptions, RecorderStatus } from './recorderTypes.ts';
export type { Changes, Description, LiftedAction, Recording, RecordingMeta, RecordingNote } from './recordingTypes.ts';
export type { FieldsRule, PartRule, RedactionRules, Rule, Shape } from './redactionTypes.ts';
export type { Difference, PathDifference, Replay } from './replayTypes.ts';
export { digestOf, firstDifference, makeRecorder, makeReplay, readRecording, statesOf } from './stubs.ts';
