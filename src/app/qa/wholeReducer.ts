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
