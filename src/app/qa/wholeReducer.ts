import { type Description, digestOf, makeRecorder, type Recorder, type RecorderOptions } from '@obriy/recorder';
import { companyApi } from '#entities/company';
import { leadApi } from '#entities/lead';
import { newsApi } from '#entities/news';
import { offerApi } from '#entities/offer';
import { projectApi } from '#entities/project';
import { visitApi } from '#entities/visit';
import { bookingApi } from '#features/booking';
import { extensionsApi } from '#shared/api';
import { lazySlices } from '../lazySlices.ts';
import { rootReducer } from '../store.ts';
import { redactionRules } from './redactionRules.ts';

/** Reducers of the query cache look into the endpoints: each must be there before an answer of it is replayed. */
const apis = [companyApi, leadApi, newsApi, offerApi, projectApi, visitApi, bookingApi, extensionsApi];

export function endpointNames(): readonly string[] {
  return [...new Set(apis.flatMap(({ endpoints }) => Object.keys(endpoints)))].toSorted();
}

/** The root reducer with the parts that otherwise come with their pages: a recording must not depend on which pages were seen. */
export function wholeReducer(): typeof rootReducer {
  for (const slice of Object.values(lazySlices())) rootReducer.inject(slice);
  return rootReducer;
}

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
