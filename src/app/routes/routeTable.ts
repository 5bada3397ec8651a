import { companyApi } from '#entities/company';
import { newsApi, newsCategoryOf } from '#entities/news';
import { offerApi } from '#entities/offer';
import { projectApi } from '#entities/project';
import { fetchFlats } from '#features/favourites';
import { findExtensions, pageOf } from '#shared/api';
import { paths } from '#shared/routing';
import { appointmentRoutes } from './appointmentRoutes.ts';
import { projectRoutes } from './projectRoutes.ts';
import { page, type RouteEntry } from './routeTypes.ts';

const once = { subscribe: false } as const;

/** Every screen of SPEC.md section 2 and the saved flats, in the default language; `localizedRoutes` gives the other ones. */
export const routeTable: readonly RouteEntry[] = [
  page({
    name: 'HomePage',
    path: paths.home,
    load: () => import(/* webpackChunkName: "page-home" */ '#pages/home'),
    chunk: 'page-home',
    namespaces: ['home', 'consultation', 'form'],
    queries: ({ dispatch, language }) => [dispatch(companyApi.endpoints.getHome.initiate({ language }, once))],
  }),
  page({
    name: 'AboutPage',
    path: paths.about,
    load: () => import(/* webpackChunkName: "page-about" */ '#pages/about'),
    chunk: 'page-about',
    namespaces: ['about'],
    queries: ({ dispatch, language }) => [dispatch(companyApi.endpoints.getAbout.initiate({ language }, once))],
  }),
  page({
    name: 'ContactsPage',
    path: paths.contacts,
    load: () => import(/* webpackChunkName: "page-contacts" */ '#pages/contacts'),
    chunk: 'page-contacts',
    namespaces: ['contacts', 'map'],
    queries: ({ dispatch, language }) => [dispatch(companyApi.endpoints.getContacts.initiate({ language }, once))],
  }),
  ...projectRoutes,
  page({
    name: 'OffersPage',
    path: paths.offers,
    load: () => import(/* webpackChunkName: "page-offers" */ '#pages/offers'),
    chunk: 'page-offers',
    namespaces: ['offers'],
    queries: ({ dispatch, language, search }) => [
      dispatch(offerApi.endpoints.getOffers.initiate({ language, from: pageOf(search) }, once)),
    ],
  }),
  page({
    name: 'OfferPage',
    path: paths.offer,
    load: () => import(/* webpackChunkName: "page-offer" */ '#pages/offer'),
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
    load: () => import(/* webpackChunkName: "page-news" */ '#pages/news'),
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
    load: () => import(/* webpackChunkName: "page-news-item" */ '#pages/news-item'),
    chunk: 'page-news-item',
    namespaces: ['news', 'consultation', 'form'],
    queries: ({ dispatch, language, params: { alias }, forBlock }) => [
      dispatch(newsApi.endpoints.getNewsItem.initiate({ alias, language }, once)),
      forBlock(dispatch(newsApi.endpoints.getNews.initiate({ language, category: null }, once))),
    ],
  }),
  ...appointmentRoutes,
  page({
    name: 'CallRequestPage',
    path: paths.callRequest,
    load: () => import(/* webpackChunkName: "page-call-request" */ '#pages/call-request'),
    chunk: 'page-call-request',
    namespaces: ['callRequest', 'form'],
    queries: ({ dispatch, language, search, forBlock }) => {
      // With all that the form asks for, so that the one of the modal takes its place without a request.
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
    load: () => import(/* webpackChunkName: "page-favourites" */ '#pages/favourites'),
    chunk: 'page-favourites',
    namespaces: ['favourites', 'plan'],
    queries: ({ dispatch, language, search, forBlock }) => dispatch(fetchFlats(language, search)).map(forBlock),
  }),
  page({
    name: 'NotFoundPage',
    path: paths.notFound,
    load: () => import(/* webpackChunkName: "page-not-found" */ '#pages/not-found'),
    chunk: 'page-not-found',
    namespaces: [],
  }),
];
