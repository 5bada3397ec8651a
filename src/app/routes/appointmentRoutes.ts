import { projectApi } from '#entities/project';
import { visitApi } from '#entities/visit';
import { pathTo, paths } from '#shared/routing';
import { page, redirectRoute, type RouteEntry, type RouteRequest } from './routeTypes.ts';

const once = { subscribe: false } as const;

function bookingQueries({ dispatch, language, search, forBlock }: RouteRequest<unknown>) {
  const alias = search.get('project');
  return [
    dispatch(visitApi.endpoints.getCenters.initiate({ language }, once)),
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
    queries: ({ dispatch, language, forBlock }) => [
      forBlock(dispatch(visitApi.endpoints.getCenters.initiate({ language }, once))),
    ],
  }),
];
