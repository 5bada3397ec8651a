import { configureStore, Tuple, type Reducer } from '@reduxjs/toolkit';
import type { RecorderOptions } from '@obriy/recorder';
import { siteRecorder, wholeReducer } from '../../../src/app/qa/wholeReducer.ts';

/** A store of the site's reducers alone, recorded from its beginning. */
export function recordedStore(options: Partial<RecorderOptions> = {}) {
  const reducer: Reducer = wholeReducer();
  const recorder = siteRecorder(undefined, options);
  const store = configureStore({
    reducer,
    middleware: () => new Tuple(),
    enhancers: (defaults) => defaults().concat(recorder.enhancer),
  });
  recorder.start();
  return { recorder, store, reducer };
}
