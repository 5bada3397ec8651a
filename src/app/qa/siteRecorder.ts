import { makeRecorder, type Description, type Recorder, type RecorderOptions } from '@obriy/recorder';
import { redactionRules } from './redactionRules.ts';
import { siteVersion } from './siteVersion.ts';
import { wholeReducer } from './wholeReducer.ts';

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
