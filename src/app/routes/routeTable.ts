import { companyApi } from '#entities/company';
import { newsApi, newsCategoryOf } from '#entities/news';
import { offerApi } from '#entities/offer';
import { calculatorArgs, projectApi, selectInstalmentProject } from '#entities/project';
import { visitApi } from '#entities/visit';
import { findExtensions, pageOf, selectExtensions } from '#shared/api';
import { paths, pathTo } from '#shared/routing';
import { projectRoutes } from './projectRoutes.ts';
import { page, redirectRoute, type RouteEntry, type RouteRequest } from './routeTypes.ts';

const once = { subscribe: false } as const;

/** Centers with booking; those of the contacts when the backend offers no booking. */
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

/** Which calculator the page shows is known with the projects; the one that the address names need not wait for them. */
function calculatorQueries({ dispatch, language, search, forBlock }: RouteRequest<unknown>) {
  const requested = search.get('project');
  const calculatorOf = (alias: string) =>
    dispatch(projectApi.endpoints.getCalculator.initiate(calculatorArgs(alias, language, search), once));
  const projects = dispatch(projectApi.endpoints.getProjects.initiate({ language }, once));
  const calculator = projects.then(() =>
    dispatch((_, getState) => {
      const alias = selectInstalmentProject(getState(), language, requested)?.alias;
      return alias === undefined || alias === requested ? null : calculatorOf(alias);
    }),
  );
  return [projects, forBlock(calculator), ...(requested === null ? [] : [forBlock(calculatorOf(requested))])];
}

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
    queries: (request) => [request.forBlock(centersQuery(request))],
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
    queries: ({ dispatch, language }) => [dispatch(companyApi.endpoints.getHome.initiate({ language }, once))],
  }),
  page({
    name: 'AboutPage',
    path: paths.about,
    load: () => import(/* webpackChunkName: "page-about" */ '#pages/about/AboutPage.tsx'),
    chunk: 'page-about',
    namespaces: ['about'],
    queries: ({ dispatch, language }) => [dispatch(companyApi.endpoints.getAbout.initiate({ language }, once))],
  }),
  page({
    name: 'ContactsPage',
    path: paths.contacts,
    load: () => import(/* webpackChunkName: "page-contacts" */ '#pages/contacts/ContactsPage.tsx'),
    chunk: 'page-contacts',
    namespaces: ['contacts', 'map'],
    queries: ({ dispatch, language }) => [dispatch(companyApi.endpoints.getContacts.initiate({ language }, once))],
  }),
  page({
    name: 'FlatsPage',
    path: paths.flats,
    load: () => import(/* webpackChunkName: "page-flats" */ '#pages/flats/FlatsPage.tsx'),
    chunk: 'page-flats',
    namespaces: ['search', 'flats', 'map'],
    queries: ({ dispatch, language, search }) => [
      // The filter that reads the address is in the page's chunk: no other page needs it.
      import(/* webpackChunkName: "page-flats" */ '#features/flat-search').then(({ flatSearchApi, flatSearchArgs }) =>
        dispatch(flatSearchApi.endpoints.getFlatSearch.initiate(flatSearchArgs(search, language), once)),
      ),
    ],
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
    queries: calculatorQueries,
  }),
  page({
    name: 'OffersPage',
    path: paths.offers,
    load: () => import(/* webpackChunkName: "page-offers" */ '#pages/offers/OffersPage.tsx'),
    chunk: 'page-offers',
    namespaces: ['offers'],
    queries: ({ dispatch, language, search }) => [
      dispatch(offerApi.endpoints.getOffers.initiate({ language, from: pageOf(search) }, once)),
    ],
  }),
  page({
    name: 'OfferPage',
    path: paths.offer,
    load: () => import(/* webpackChunkName: "page-offer" */ '#pages/offer/OfferPage.tsx'),
    chunk: 'page-offer',
    namespaces: ['offers', 'mortgage', 'consultation', 'form'],
    queries: ({ dispatch, language, params: { alias }, forBlock }) => [
      dispatch(offerApi.endpoints.getOffer.initiate({ alias, language }, once)),
      forBlock(dispatch(offerApi.endpoints.getOffers.initiate({ language }, once))),
    ],
  }),
  page({
    name: 'NewsPage',
    path: paths.news,
    load: () => import(/* webpackChunkName: "page-news" */ '#pages/news/NewsPage.tsx'),
    chunk: 'page-news',
    namespaces: ['news'],
    queries: ({ dispatch, language, search }) => [
      dispatch(
        newsApi.endpoints.getNews.initiate({ language, category: newsCategoryOf(search), from: pageOf(search) }, once),
      ),
    ],
  }),
  page({
    name: 'NewsItemPage',
    path: paths.newsItem,
    load: () => import(/* webpackChunkName: "page-news-item" */ '#pages/news-item/NewsItemPage.tsx'),
    chunk: 'page-news-item',
    namespaces: ['news', 'consultation', 'form'],
    queries: ({ dispatch, language, params: { alias }, forBlock }) => [
      dispatch(newsApi.endpoints.getNewsItem.initiate({ alias, language }, once)),
      forBlock(dispatch(newsApi.endpoints.getNews.initiate({ language, category: null }, once))),
    ],
  }),
  ...appointmentRoutes,
  page({
    name: 'ReservationPage',
    path: paths.reservation,
    load: () => import(/* webpackChunkName: "page-reservation" */ '#pages/reservation/ReservationPage.tsx'),
    chunk: 'page-reservation',
    namespaces: ['reservation'],
    queries: ({ dispatch, language, forBlock }) => [forBlock(dispatch(findExtensions(language)))],
  }),
  page({
    name: 'CallRequestPage',
    path: paths.callRequest,
    load: () => import(/* webpackChunkName: "page-call-request" */ '#pages/call-request/CallRequestPage.tsx'),
    chunk: 'page-call-request',
    namespaces: ['callRequest', 'form'],
    queries: ({ dispatch, language, search, forBlock }) => {
      // All queries of the form, so that the modal opens without a request.
      const { getContacts } = companyApi.endpoints;
      const { getProjects, getProjectHead, getPlannings } = projectApi.endpoints;
      const [alias, flat] = [search.get('project'), search.get('flat')];
      return [
        dispatch(getProjects.initiate({ language }, once)),
        dispatch(getContacts.initiate({ language }, once)),
        dispatch(findExtensions(language)),
        ...(alias === null ? [] : [dispatch(getProjectHead.initiate({ alias, language }, once))]),
        ...(alias === null || flat === null ? [] : [dispatch(getPlannings.initiate({ alias, language }, once))]),
      ].map(forBlock);
    },
  }),
  page({
    name: 'FavouritesPage',
    path: paths.favourites,
    load: () => import(/* webpackChunkName: "page-favourites" */ '#pages/favourites/FavouritesPage.tsx'),
    chunk: 'page-favourites',
    namespaces: ['favourites', 'flats'],
    queries: ({ dispatch, language, search, forBlock }) => [
      // The reader of shared lists is in the page's chunk: no other page needs it.
      import(/* webpackChunkName: "page-favourites" */ '#features/favourites').then(({ fetchFlats }) =>
        Promise.all(dispatch(fetchFlats(language, search)).map(forBlock)),
      ),
    ],
  }),
  page({
    name: 'NotFoundPage',
    path: paths.notFound,
    load: () => import(/* webpackChunkName: "page-not-found" */ '#pages/not-found/NotFoundPage.tsx'),
    chunk: 'page-not-found',
    namespaces: [],
  }),
];
