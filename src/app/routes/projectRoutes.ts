import { pathTo, paths } from '#shared/routing';
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
  namespaces: ['project', 'plan', 'flats'],
  queries: 'planLevel',
} as const;

/** The tabs of a project page, in the order in which they are shown. */
const tabs: readonly RouteEntry[] = [
  page({
    name: 'ProjectAboutTab',
    path: paths.projectAbout,
    load: () => import(/* webpackChunkName: "page-project-about" */ '#pages/project-about/ProjectAboutTab.tsx'),
    chunk: 'page-project-about',
    namespaces: ['project', 'projectAbout', 'passportLine', 'map', 'lightbox'],
    projectTab: 'projectAbout',
    queries: 'projectAbout',
  }),
  page({
    name: 'ProjectPlanTab',
    path: paths.projectPlan,
    load: () => import(/* webpackChunkName: "page-project-plan" */ '#pages/project-plan/ProjectPlanTab.tsx'),
    chunk: 'page-project-plan',
    namespaces: ['project', 'plan', 'flats'],
    queries: 'projectPlan',
    movedTo: ({ params: { alias }, search }) => flatOfOldLink(alias, search),
  }),
  page({
    name: 'ProjectBondTab',
    path: paths.projectBond,
    load: () => import(/* webpackChunkName: "page-project-bond" */ '#pages/project-bond/ProjectBondTab.tsx'),
    chunk: 'page-project-bond',
    namespaces: ['project', 'calculator', 'schedule', 'mortgage', 'purchaseCost'],
    queries: 'projectBond',
  }),
  page({
    name: 'ProjectProgressTab',
    path: paths.projectProgress,
    load: () =>
      import(/* webpackChunkName: "page-project-progress" */ '#pages/project-progress/ProjectProgressTab.tsx'),
    chunk: 'page-project-progress',
    namespaces: ['project', 'progress', 'lightbox'],
    queries: 'projectProgress',
  }),
  page({
    name: 'ProjectModelTab',
    path: paths.projectModel,
    load: () => import(/* webpackChunkName: "page-project-model" */ '#pages/project-model/ProjectModelTab.tsx'),
    chunk: 'page-project-model',
    namespaces: ['project', 'projectTabs', 'viewer'],
    projectTab: 'projectModel',
    queries: 'projectModel',
  }),
  page({
    name: 'ProjectAerialTab',
    path: paths.projectAerial,
    load: () => import(/* webpackChunkName: "page-project-aerial" */ '#pages/project-aerial/ProjectAerialTab.tsx'),
    chunk: 'page-project-aerial',
    namespaces: ['project', 'projectTabs', 'viewer'],
    projectTab: 'projectAerial',
    queries: 'projectAerial',
  }),
  page({
    name: 'ProjectNewsTab',
    path: paths.projectNews,
    load: () => import(/* webpackChunkName: "page-project-news" */ '#pages/project-news/ProjectNewsTab.tsx'),
    chunk: 'page-project-news',
    namespaces: ['project', 'projectTabs'],
    queries: 'projectNews',
  }),
  page({
    name: 'ProjectOffersTab',
    path: paths.projectOffers,
    load: () => import(/* webpackChunkName: "page-project-offers" */ '#pages/project-offers/ProjectOffersTab.tsx'),
    chunk: 'page-project-offers',
    namespaces: ['project', 'projectTabs'],
    projectTab: 'projectOffers',
    queries: 'projectOffers',
  }),
  page({
    name: 'ProjectDocsTab',
    path: paths.projectDocs,
    load: () => import(/* webpackChunkName: "page-project-docs" */ '#pages/project-docs/ProjectDocsTab.tsx'),
    chunk: 'page-project-docs',
    namespaces: ['project', 'documents', 'passportLine'],
    queries: 'projectDocs',
  }),
];

export const projectRoutes: readonly RouteEntry[] = [
  page({
    name: 'ProjectsPage',
    path: paths.projects,
    load: () => import(/* webpackChunkName: "page-projects" */ '#pages/projects/ProjectsPage.tsx'),
    chunk: 'page-projects',
    namespaces: ['projects', 'map', 'options'],
    queries: 'projects',
  }),
  redirectRoute({
    name: 'ProjectRedirect',
    path: paths.project,
    redirectTo: ({ alias }) => pathTo('projectAbout', { alias }),
    permanent: true,
  }),
  page({
    name: 'ProjectPage',
    path: paths.project,
    load: () => import(/* webpackChunkName: "page-project" */ '#pages/project/ProjectPage.tsx'),
    chunk: 'page-project',
    namespaces: ['project'],
    queries: 'project',
    children: tabs,
  }),
  page({
    name: 'PassportPage',
    path: paths.projectPassport,
    load: () => import(/* webpackChunkName: "page-passport" */ '#pages/project-passport/PassportPage.tsx'),
    chunk: 'page-passport',
    namespaces: ['project', 'passport'],
    queries: 'projectPassport',
  }),
  page({ name: 'PlanBuildingPage', path: paths.planBuilding, ...level }),
  page({ name: 'PlanSectionPage', path: paths.planSection, ...level }),
  page({ name: 'PlanFloorPage', path: paths.planFloor, ...level }),
  page({
    name: 'FlatPage',
    path: paths.flat,
    load: () => import(/* webpackChunkName: "page-flat" */ '#pages/flat/FlatPage.tsx'),
    chunk: 'page-flat',
    namespaces: ['project', 'flats', 'flat', 'purchaseCost', 'lightbox'],
    queries: 'flat',
  }),
];
