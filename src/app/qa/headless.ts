/** A separate entry of the server's build, for tools that make or replay recordings without a page. */
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
