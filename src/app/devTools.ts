import type { DevToolsEnhancerOptions, Slice } from '@reduxjs/toolkit';
import { bookingSlice } from '#features/booking';
import { callRequestSlice } from '#features/call-request';
import { connectionSlice } from '#features/connection';
import { favouritesSlice } from '#features/favourites';
import { placePickSlice } from '#features/place-pick';
import { projectFilterSlice } from '#features/project-filter';
import { projectPickSlice } from '#features/project-pick';
import { settingsSlice } from '#shared/config';
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
  ];
}

/** Every event that the panel can dispatch, by its slice and name. */
export function allEvents(): NonNullable<Exclude<DevToolsEnhancerOptions['actionCreators'], readonly unknown[]>> {
  return Object.fromEntries(allSlices().flatMap(({ actions }) => Object.values(actions).map((event) => [event.type, event])));
}

/** What the panel of Redux DevTools shows to who develops the site: where each event came from, and events to dispatch. */
export function devToolsOfDevelopment(): DevToolsEnhancerOptions {
  return { trace: true, traceLimit: 25, maxAge: 500, actionCreators: allEvents() };
}
