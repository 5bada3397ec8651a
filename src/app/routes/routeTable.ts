import { paths, pathTo } from '#shared/routing';
import { projectRoutes } from './projectRoutes.ts';
import { page, redirectRoute, type RouteEntry } from './routeTypes.ts';

/** The steps are one page: which of them is shown is the booking's affair, and the address follows. */
const step = {
  load: () => import(/* webpackChunkName: "page-appointment" */ '#pages/appointment'),
  chunk: 'page-appointment',
  namespaces: ['appointment', 'form', 'map'],
  queries: 'appointment',
} as const;

/** Booking a visit, and the page to which a visitor's private link leads. */
const appointmentRoutes: readonly RouteEntry[] = [
  redirectRoute({ name: 'AppointmentRedirect', path: paths.appointment, redirectTo: () => pathTo('appointmentDate') }),
  page({ name: 'AppointmentPage', path: paths.appointmentDate, ...step }),
  page({ name: 'AppointmentTimePage', path: paths.appointmentTime, ...step }),
  page({ name: 'AppointmentDetailsPage', path: paths.appointmentDetails, ...step }),
  page({ name: 'AppointmentConfirmedPage', path: paths.appointmentConfirmed, ...step }),
  page({
    name: 'BookedVisitPage',
    path: paths.bookedVisit,
    load: () => import(/* webpackChunkName: "page-booked-visit" */ '#pages/booked-visit/BookedVisitPage.tsx'),
    chunk: 'page-booked-visit',
    namespaces: ['appointment', 'map'],
    queries: 'bookedVisit',
  }),
];

/**
 * Every screen of SPEC.md section 2, the saved flats and the passport of a project, in the default language;
 * `localizedRoutes` adds the other ones.
 */
export const routeTable: readonly RouteEntry[] = [
  page({
    name: 'HomePage',
    path: paths.home,
    load: () => import(/* webpackChunkName: "page-home" */ '#pages/home/HomePage.tsx'),
    chunk: 'page-home',
    namespaces: ['home', 'consultation', 'form'],
    queries: 'home',
  }),
  page({
    name: 'AboutPage',
    path: paths.about,
    load: () => import(/* webpackChunkName: "page-about" */ '#pages/about/AboutPage.tsx'),
    chunk: 'page-about',
    namespaces: ['about'],
    queries: 'about',
  }),
  page({
    name: 'ContactsPage',
    path: paths.contacts,
    load: () => import(/* webpackChunkName: "page-contacts" */ '#pages/contacts/ContactsPage.tsx'),
    chunk: 'page-contacts',
    namespaces: ['contacts', 'map'],
    queries: 'contacts',
  }),
  page({
    name: 'FlatsPage',
    path: paths.flats,
    load: () => import(/* webpackChunkName: "page-flats" */ '#pages/flats/FlatsPage.tsx'),
    chunk: 'page-flats',
    namespaces: ['search', 'flats', 'map'],
    queries: 'flats',
  }),
  ...projectRoutes,
  page({
    name: 'InstalmentCalculatorPage',
    path: paths.instalmentCalculator,
    load: () =>
      import(
        /* webpackChunkName: "page-instalment-calculator" */ '#pages/instalment-calculator/InstalmentCalculatorPage.tsx'
      ),
    chunk: 'page-instalment-calculator',
    namespaces: ['calculator', 'schedule', 'mortgage', 'purchaseCost'],
    queries: 'instalmentCalculator',
  }),
  page({
    name: 'OffersPage',
    path: paths.offers,
    load: () => import(/* webpackChunkName: "page-offers" */ '#pages/offers/OffersPage.tsx'),
    chunk: 'page-offers',
    namespaces: ['offers'],
    queries: 'offers',
  }),
  page({
    name: 'OfferPage',
    path: paths.offer,
    load: () => import(/* webpackChunkName: "page-offer" */ '#pages/offer/OfferPage.tsx'),
    chunk: 'page-offer',
    namespaces: ['offers', 'mortgage', 'consultation', 'form'],
    queries: 'offer',
  }),
  page({
    name: 'NewsPage',
    path: paths.news,
    load: () => import(/* webpackChunkName: "page-news" */ '#pages/news/NewsPage.tsx'),
    chunk: 'page-news',
    namespaces: ['news'],
    queries: 'news',
  }),
  page({
    name: 'NewsItemPage',
    path: paths.newsItem,
    load: () => import(/* webpackChunkName: "page-news-item" */ '#pages/news-item/NewsItemPage.tsx'),
    chunk: 'page-news-item',
    namespaces: ['news', 'consultation', 'form'],
    queries: 'newsItem',
  }),
  ...appointmentRoutes,
  page({
    name: 'ReservationPage',
    path: paths.reservation,
    load: () => import(/* webpackChunkName: "page-reservation" */ '#pages/reservation/ReservationPage.tsx'),
    chunk: 'page-reservation',
    namespaces: ['reservation'],
    queries: 'reservation',
  }),
  page({
    name: 'CallRequestPage',
    path: paths.callRequest,
    load: () => import(/* webpackChunkName: "page-call-request" */ '#pages/call-request/CallRequestPage.tsx'),
    chunk: 'page-call-request',
    namespaces: ['callRequest', 'form'],
    queries: 'callRequest',
  }),
  page({
    name: 'FavouritesPage',
    path: paths.favourites,
    load: () => import(/* webpackChunkName: "page-favourites" */ '#pages/favourites/FavouritesPage.tsx'),
    chunk: 'page-favourites',
    namespaces: ['favourites', 'flats'],
    queries: 'favourites',
  }),
  page({
    name: 'NotFoundPage',
    path: paths.notFound,
    load: () => import(/* webpackChunkName: "page-not-found" */ '#pages/not-found/NotFoundPage.tsx'),
    chunk: 'page-not-found',
    namespaces: [],
  }),
];
