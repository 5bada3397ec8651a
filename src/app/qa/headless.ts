/** What replays recordings where there is no page: an entry of its own of the server's build, and what tests use. */
export { firstDifference, readRecording, rebased, RecordingInvalid, statesOf, type Difference, type Recording } from '#shared/recording';
export { siteVersion } from './siteVersion.ts';
export { wholeReducer } from './wholeReducer.ts';
