import { companyApi } from '#entities/company';
import { newsApi } from '#entities/news';
import { offerApi } from '#entities/offer';
import { projectApi } from '#entities/project';
import { visitApi } from '#entities/visit';
import { bookingApi, bookingSlice } from '#features/booking';
import type { rootReducer } from '../store.ts';

/** What comes with a page, or a form, that needs it. */
const lateSlices = [bookingSlice];

/** Reducers of the query cache look into the endpoints: each must be there before an answer of it is replayed. */
const apis = [companyApi, newsApi, offerApi, projectApi, visitApi, bookingApi];

export function endpointNames(): readonly string[] {
  return apis.flatMap(({ endpoints }) => Object.keys(endpoints)).toSorted();
}

/** The root reducer with the parts that otherwise come late: a recording must not depend on which pages were seen before. */
export function withLateParts(reducer: typeof rootReducer): typeof rootReducer {
  for (const slice of lateSlices) reducer.inject(slice);
  return reducer;
}
