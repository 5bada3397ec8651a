import type { DevToolsEnhancerOptions, Slice, UnknownAction } from '@reduxjs/toolkit';
import { leadSlice } from '#entities/lead';
import { bookingSlice } from '#features/booking';
import { callRequestSlice } from '#features/call-request';
import { connectionSlice } from '#features/connection';
import { consultationSlice } from '#features/consultation';
import { favouritesSlice } from '#features/favourites';
import { placePickSlice } from '#features/place-pick';
import { projectFilterSlice } from '#features/project-filter';
import { projectPickSlice } from '#features/project-pick';
import { visitDateSlice } from '#pages/appointment';
import { settingsSlice } from '#shared/config';
import { consentSlice } from '#shared/consent';
import { disclosuresSlice } from '#shared/disclosure';
import { languageSlice } from '#shared/i18n';
import { heavyPartsSlice } from '#shared/loading';
import { mapSlice } from '#shared/map';
import { locationSlice } from '#shared/routing';
import { clockSlice } from '#shared/time';
import { menuSlice } from './layout/menuSlice.ts';

/** All there are, also those that come with a page. A function: production leaves this module out. */
function allSlices(): readonly Slice[] {
  return [
    settingsSlice,
    locationSlice,
    languageSlice,
    clockSlice,
    menuSlice,
    callRequestSlice,
    projectFilterSlice,
    projectPickSlice,
    placePickSlice,
    mapSlice,
    favouritesSlice,
    connectionSlice,
    heavyPartsSlice,
    bookingSlice,
    visitDateSlice,
    disclosuresSlice,
    leadSlice,
    consultationSlice,
    consentSlice,
  ];
}

type EventCreator = ((payload: never) => UnknownAction) & { readonly type: string };

/** Every event that the panel can dispatch, by its slice and name. */
export function allEvents(): Readonly<Record<string, EventCreator>> {
  const events = allSlices().flatMap(({ actions }) => Object.values(actions) as readonly EventCreator[]);
  return Object.fromEntries(events.map((event) => [event.type, event]));
}

/** What the panel of Redux DevTools shows to who develops the site: where each event came from, and events to dispatch. */
export function devToolsOfDevelopment(): DevToolsEnhancerOptions {
  return { trace: true, traceLimit: 25, maxAge: 500, actionCreators: allEvents() };
}
