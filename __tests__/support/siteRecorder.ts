import { configureStore, Tuple, type Reducer } from '@reduxjs/toolkit';
import { makeRecorder, type Recorder, type RecorderOptions } from '#shared/recording';
import { redactionRules } from '../../src/app/qa/redactionRules.ts';
import { siteVersion } from '../../src/app/qa/siteVersion.ts';
import { wholeReducer } from '../../src/app/qa/wholeReducer.ts';

/** By the rules of the site, on an English phone. */
export function siteRecorder(options: Partial<RecorderOptions> = {}): Recorder {
  const describe = () => ({ ...siteVersion(), language: 'en', viewport: { width: 390, height: 844 } });
  return makeRecorder({ reducer: wholeReducer(), rules: redactionRules, describe, ...options });
}

/** A store of the site's reducers alone, recorded from its beginning. */
export function recordedStore(options: Partial<RecorderOptions> = {}) {
  const reducer: Reducer = wholeReducer();
  const recorder = siteRecorder({ reducer, ...options });
  const store = configureStore({ reducer, middleware: () => new Tuple(), enhancers: (defaults) => defaults().concat(recorder.enhancer) });
  recorder.start();
  return { recorder, store, reducer };
}
