import { pathTo } from '#shared/routing';
import { page, redirectRoute, type RouteEntry } from './routeTypes.ts';

/** A flat was once a line of the tab that the address opened; links to it are still around. */
function flatOfOldLink(alias: string, search: URLSearchParams): string | null {
  const id = search.get('flat');
  return id === null ? null : pathTo('flat', { alias, id });
}

/** Common to the levels of the planning tab below the site: pages of their own. */
const level = {
  load: () => import(/* webpackChunkName: "page-plan-level" */ '#pages/project-plan/levels/PlanLevelPage.tsx'),
  chunk: 'page-plan-level',
  queries: 'planLevel',
} as const;

/** The tabs of a project page, in the order in which they are shown. */
const tabs: readonly RouteEntry[] = [
  page('projectAbout', {
    load: () => import(/* webpackChunkName: "page-project-about" */ '#pages/project-about/ProjectAboutTab.tsx'),
    projectTab: 'projectAbout',
  }),
  page('projectPlan', {
    load: () => import(/* webpackChunkName: "page-project-plan" */ '#pages/project-plan/ProjectPlanTab.tsx'),
    movedTo: ({ params: { alias }, search }) => flatOfOldLink(alias, search),
  }),
  page('projectBond', {
    load: () => import(/* webpackChunkName: "page-project-bond" */ '#pages/project-bond/ProjectBondTab.tsx'),
  }),
  page('projectProgress', {
    load: () =>
      import(/* webpackChunkName: "page-project-progress" */ '#pages/project-progress/ProjectProgressTab.tsx'),
  }),
  page('projectModel', {
    load: () => import(/* webpackChunkName: "page-project-model" */ '#pages/project-model/ProjectModelTab.tsx'),
    projectTab: 'projectModel',
  }),
  page('projectAerial', {
    load: () => import(/* webpackChunkName: "page-project-aerial" */ '#pages/project-aerial/ProjectAerialTab.tsx'),
    projectTab: 'projectAerial',
  }),
  page('projectNews', {
    load: () => import(/* webpackChunkName: "page-project-news" */ '#pages/project-news/ProjectNewsTab.tsx'),
  }),
  page('projectOffers', {
    load: () => import(/* webpackChunkName: "page-project-offers" */ '#pages/project-offers/ProjectOffersTab.tsx'),
    projectTab: 'projectOffers',
  }),
  page('projectDocs', {
    load: () => import(/* webpackChunkName: "page-project-docs" */ '#pages/project-docs/ProjectDocsTab.tsx'),
  }),
];

const projectRoutes: readonly RouteEntry[] = [
  page('projects', {
    load: () => import(/* webpackChunkName: "page-projects" */ '#pages/projects/ProjectsPage.tsx'),
  }),
  redirectRoute('project', {
    redirectTo: ({ alias }) => pathTo('projectAbout', { alias }),
    permanent: true,
  }),
  page('project', {
    load: () => import(/* webpackChunkName: "page-project" */ '#pages/project/ProjectPage.tsx'),
    children: tabs,
  }),
  page('projectPassport', {
    load: () => import(/* webpackChunkName: "page-passport" */ '#pages/project-passport/PassportPage.tsx'),
    chunk: 'page-passport',
  }),
  page('planBuilding', level),
  page('planSection', level),
  page('planFloor', level),
  page('flat', {
    load: () => import(/* webpackChunkName: "page-flat" */ '#pages/flat/FlatPage.tsx'),
  }),
];

/** The steps are one page: which of them is shown is the booking's affair, and the address follows. */
const step = {
  load: () => import(/* webpackChunkName: "page-appointment" */ '#pages/appointment'),
  chunk: 'page-appointment',
  queries: 'appointment',
  renderAhead: false,
} as const;

/** Booking a visit, and the page to which a visitor's private link leads. */
const appointmentRoutes: readonly RouteEntry[] = [
  redirectRoute('appointment', { redirectTo: () => pathTo('appointmentDate') }),
  page('appointmentDate', step),
  page('appointmentTime', step),
  page('appointmentDetails', step),
  page('appointmentConfirmed', step),
  page('bookedVisit', {
    load: () => import(/* webpackChunkName: "page-booked-visit" */ '#pages/booked-visit/BookedVisitPage.tsx'),
    renderAhead: false,
  }),
];

/**
 * Every screen of SPEC.md section 2, the saved flats and the passport of a project, in the default language;
 * `localizedRoutes` adds the other ones.
 */
export const routeTable: readonly RouteEntry[] = [
  page('home', {
    load: () => import(/* webpackChunkName: "page-home" */ '#pages/home/HomePage.tsx'),
  }),
  page('about', {
    load: () => import(/* webpackChunkName: "page-about" */ '#pages/about/AboutPage.tsx'),
  }),
  page('contacts', {
    load: () => import(/* webpackChunkName: "page-contacts" */ '#pages/contacts/ContactsPage.tsx'),
  }),
  page('flats', {
    load: () => import(/* webpackChunkName: "page-flats" */ '#pages/flats/FlatsPage.tsx'),
  }),
  ...projectRoutes,
  page('instalmentCalculator', {
    load: () =>
      import(
        /* webpackChunkName: "page-instalment-calculator" */ '#pages/instalment-calculator/InstalmentCalculatorPage.tsx'
      ),
  }),
  page('offers', {
    load: () => import(/* webpackChunkName: "page-offers" */ '#pages/offers/OffersPage.tsx'),
  }),
  page('offer', {
    load: () => import(/* webpackChunkName: "page-offer" */ '#pages/offer/OfferPage.tsx'),
  }),
  page('news', {
    load: () => import(/* webpackChunkName: "page-news" */ '#pages/news/NewsPage.tsx'),
  }),
  page('newsItem', {
    load: () => import(/* webpackChunkName: "page-news-item" */ '#pages/news-item/NewsItemPage.tsx'),
  }),
  ...appointmentRoutes,
  page('reservation', {
    load: () => import(/* webpackChunkName: "page-reservation" */ '#pages/reservation/ReservationPage.tsx'),
    renderAhead: false,
  }),
  page('callRequest', {
    load: () => import(/* webpackChunkName: "page-call-request" */ '#pages/call-request/CallRequestPage.tsx'),
  }),
  page('favourites', {
    load: () => import(/* webpackChunkName: "page-favourites" */ '#pages/favourites/FavouritesPage.tsx'),
  }),
  page('notFound', {
    load: () => import(/* webpackChunkName: "page-not-found" */ '#pages/not-found/NotFoundPage.tsx'),
    queries: null,
  }),
];
