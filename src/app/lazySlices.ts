import { leadSlice } from '#entities/lead';
import { eligibilitySlice } from '#entities/mortgage';
import { bookingSlice } from '#features/booking';
import { consultationSlice } from '#features/consultation';
import { savedSearchesSlice } from '#features/flat-search';
import { placePickSlice } from '#features/place-pick';
import { projectFilterSlice } from '#features/project-filter';
import { projectPickSlice } from '#features/project-pick';
import { reservationSlice } from '#features/reservation';
import { visitDateSlice, visitRequestSlice } from '#pages/appointment';
import { consentSlice } from '#shared/analytics';
import { mapSlice } from '#shared/map';
import { disclosuresSlice } from '#shared/store';

/** All slices that load with a page or form, or after every page. A function, so that it ships to no visitor. */
export function lazySlices() {
  return [
    bookingSlice,
    consentSlice,
    consultationSlice,
    disclosuresSlice,
    eligibilitySlice,
    leadSlice,
    mapSlice,
    placePickSlice,
    projectFilterSlice,
    projectPickSlice,
    reservationSlice,
    savedSearchesSlice,
    visitDateSlice,
    visitRequestSlice,
  ] as const;
}
