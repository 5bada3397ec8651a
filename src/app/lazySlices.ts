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
import { disclosuresSlice } from '#shared/store';
import type { LazySlice } from './store.ts';

type LazySlices = { readonly [Name in LazySlice['reducerPath']]: Extract<LazySlice, { readonly reducerPath: Name }> };

/** Every lazy slice: a missing one is a type error. A function, so that it ships to no visitor. */
export function lazySlices(): LazySlices {
  return {
    booking: bookingSlice,
    consent: consentSlice,
    consultation: consultationSlice,
    disclosures: disclosuresSlice,
    eligibility: eligibilitySlice,
    leads: leadSlice,
    placePick: placePickSlice,
    projectFilter: projectFilterSlice,
    projectPick: projectPickSlice,
    reservation: reservationSlice,
    savedSearches: savedSearchesSlice,
    visitDate: visitDateSlice,
    visitRequest: visitRequestSlice,
  };
}
