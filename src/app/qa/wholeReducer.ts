import { companyApi } from '#entities/company';
import { leadSlice } from '#entities/lead';
import { newsApi } from '#entities/news';
import { offerApi } from '#entities/offer';
import { projectApi } from '#entities/project';
import { visitApi } from '#entities/visit';
import { bookingApi, bookingSlice } from '#features/booking';
import { consultationSlice } from '#features/consultation';
import { placePickSlice } from '#features/place-pick';
import { projectFilterSlice } from '#features/project-filter';
import { projectPickSlice } from '#features/project-pick';
import { visitDateSlice } from '#pages/appointment';
import { consentSlice } from '#shared/consent';
import { disclosuresSlice } from '#shared/disclosure';
import { rootReducer, type LateSlice } from '../store.ts';

/** What comes with a page that needs it, every one: a name that is missing is a type error. */
const lateSlices: { readonly [Name in LateSlice['reducerPath']]: LateSlice } = {
  booking: bookingSlice,
  consent: consentSlice,
  consultation: consultationSlice,
  disclosures: disclosuresSlice,
  leads: leadSlice,
  placePick: placePickSlice,
  projectFilter: projectFilterSlice,
  projectPick: projectPickSlice,
  visitDate: visitDateSlice,
};

/** Reducers of the query cache look into the endpoints: each must be there before an answer of it is replayed. */
const apis = [companyApi, newsApi, offerApi, projectApi, visitApi, bookingApi];

export function endpointNames(): readonly string[] {
  return apis.flatMap(({ endpoints }) => Object.keys(endpoints)).toSorted();
}

/** The root reducer with the parts that otherwise come with their pages: a recording must not depend on which pages were seen. */
export function wholeReducer(): typeof rootReducer {
  for (const slice of Object.values(lateSlices)) rootReducer.inject(slice);
  return rootReducer;
}
