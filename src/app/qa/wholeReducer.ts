import { type Description, digestOf, makeRecorder, type Recorder, type RecorderOptions } from '@obriy/recorder';
import { companyApi } from '#entities/company';
import { flatHistoryApi } from '#entities/flat-history';
import { leadApi } from '#entities/lead';
import { eligibilityApi } from '#entities/mortgage';
import { newsApi } from '#entities/news';
import { offerApi } from '#entities/offer';
import { passportApi, projectApi, projectCoreApi, projectTabsApi } from '#entities/project';
import { visitApi } from '#entities/visit';
import { bookingApi } from '#features/booking';
import { flatSearchApi } from '#features/flat-search';
import { reservationApi } from '#features/reservation';
import { extensionsApi } from '#shared/api';
import { lazySlices } from '../lazySlices.ts';
import { rootReducer } from '../store.ts';
import { redactionRules } from './redactionRules.ts';

/** RTK Query's reducers need all endpoints before a replay. */
const apis = [
  companyApi,
  eligibilityApi,
  flatHistoryApi,
  leadApi,
  newsApi,
  offerApi,
  passportApi,
  projectApi,
  projectCoreApi,
  projectTabsApi,
  visitApi,
  bookingApi,
  flatSearchApi,
  reservationApi,
  extensionsApi,
];

/** The root reducer with all lazy slices, so that recordings do not depend on the visited pages. */
export function wholeReducer(): typeof rootReducer {
  for (const slice of lazySlices()) rootReducer.inject(slice);
  return rootReducer;
}

/** The version of a recording and the schema of its states: slices and endpoints. */
export function siteVersion(): Pick<Description, 'site' | 'rtk' | 'schema'> {
  const parts = Object.keys(wholeReducer()(undefined, { type: 'schema' })).toSorted();
  const endpoints = [...new Set(apis.flatMap((api) => Object.keys(api.endpoints)))].toSorted();
  return { ...__VERSIONS__, schema: digestOf({ parts, endpoints }) };
}

type Place = Pick<Description, 'language' | 'viewport'>;

/** The environment without a page. */
const englishPhone: Place = { language: 'en', viewport: { width: 390, height: 844 } };

/** A recorder with the site's rules; `place` is called when a recording is saved. */
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
