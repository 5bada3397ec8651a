import { companyApi } from '#entities/company';
import { projectApi } from '#entities/project';
import { visitApi } from '#entities/visit';
import { findExtensions, selectExtensions } from '#shared/api';
import { pathTo, paths } from '#shared/routing';
import { page, redirectRoute, type RouteEntry, type RouteRequest } from './routeTypes.ts';

const once = { subscribe: false } as const;

/** Centers with what can be booked there; those of the contacts where the backend books no visits, or does not say so. */
async function centersQuery({ dispatch, language, forBlock }: RouteRequest<unknown>): Promise<void> {
  await forBlock(dispatch(findExtensions(language)));
  const extensions = dispatch((_, getState) => selectExtensions(getState()));
  if (extensions === null || extensions.includes('visits')) {
    const { error } = await dispatch(visitApi.endpoints.getCenters.initiate({ language }, once));
    if (extensions !== null || error === undefined) return;
  }
  await dispatch(companyApi.endpoints.getContacts.initiate({ language }, once));
}

function bookingQueries(request: RouteRequest<unknown>) {
  const { dispatch, language, search, forBlock } = request;
  const alias = search.get('project');
  return [
    centersQuery(request),
    ...(alias === null
      ? []
      : [forBlock(dispatch(projectApi.endpoints.getProjectHead.initiate({ alias, language }, once)))]),
  ];
}

/** The steps are one page: which of them is shown is the booking's affair, and the address follows. */
const step = {
  load: () => import(/* webpackChunkName: "page-appointment" */ '#pages/appointment'),
  chunk: 'page-appointment',
  namespaces: ['appointment', 'form', 'map'],
  queries: bookingQueries,
};

/** Booking a visit, and the page to which a visitor's private link leads. */
export const appointmentRoutes: readonly RouteEntry[] = [
  redirectRoute({ name: 'AppointmentRedirect', path: paths.appointment, redirectTo: () => pathTo('appointmentDate') }),
  page({ name: 'AppointmentPage', path: paths.appointmentDate, ...step }),
  page({ name: 'AppointmentTimePage', path: paths.appointmentTime, ...step }),
  page({ name: 'AppointmentDetailsPage', path: paths.appointmentDetails, ...step }),
  page({ name: 'AppointmentConfirmedPage', path: paths.appointmentConfirmed, ...step }),
  page({
    name: 'BookedVisitPage',
    path: paths.bookedVisit,
    load: () => import(/* webpackChunkName: "page-booked-visit" */ '#pages/booked-visit'),
    chunk: 'page-booked-visit',
    namespaces: ['appointment', 'map'],
    queries: (request) => [request.forBlock(centersQuery(request))],
  }),
];
