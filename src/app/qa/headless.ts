/** What replays and makes recordings where there is no page: an entry of its own of the server's build, for tools. */
export { bookingEvents } from '#features/booking';
export {
  firstDifference,
  readRecording,
  rebased,
  RecordingInvalid,
  statesOf,
  type Difference,
  type Recording,
} from '@obriy/recorder';
export { makeStore } from '../store.ts';
export { siteRecorder, siteVersion, wholeReducer } from './wholeReducer.ts';
