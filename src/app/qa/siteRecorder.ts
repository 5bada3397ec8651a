import { type Description, digestOf, makeRecorder, type Recorder, type RecorderOptions } from '@obriy/recorder';
import { redactionRules } from './redactionRules.ts';
import { endpointNames, wholeReducer } from './wholeReducer.ts';

/** By what a recording is made, and of what its states consist: parts, and endpoints whose answers are kept. */
export function siteVersion(): Pick<Description, 'site' | 'rtk' | 'schema'> {
  const parts = Object.keys(wholeReducer()(undefined, { type: 'schema' })).toSorted();
  return { ...__VERSIONS__, schema: digestOf({ parts, endpoints: endpointNames() }) };
}

type Place = Pick<Description, 'language' | 'viewport'>;

/** Where there is no page. */
const englishPhone: Place = { language: 'en', viewport: { width: 390, height: 844 } };

/** A recorder by the rules of the site; `place` is asked when a recording is saved. */
export function siteRecorder(
  place: () => Place = () => englishPhone,
  options: Partial<RecorderOptions> = {},
): Recorder {
  return makeRecorder({
    reducer: wholeReducer(),
    rules: redactionRules,
    describe: () => ({ ...siteVersion(), ...place() }),
    ...options,
  });
}
