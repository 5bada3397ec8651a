import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import {
  calculatorArgs,
  projectApi,
  type ProjectTab,
  selectOtherProjects,
  selectProjectHead,
  selectProjectOf,
} from '#entities/project';
import { type ApiState, type ByAlias, findExtensions, pageOf } from '#shared/api';
import { pathTo, paths } from '#shared/routing';
import { once, page, redirectRoute, type ProjectRequest, type RouteEntry } from './routeTypes.ts';

const {
  getProjects,
  getOtherProjects,
  getPlannings,
  getSitePlan,
  getPassport,
  getPassportSummary,
  getCalculator,
  getProgress,
  getDocuments,
  getProjectNews,
  getProject,
  getProjectHead,
} = projectApi.endpoints;

interface ProjectEndpoint {
  readonly initiate: (
    args: ByAlias,
    options: typeof once,
  ) => ThunkAction<Promise<unknown>, ApiState, unknown, UnknownAction>;
}

/** Starts a query of the route's project. */
function query({ dispatch, language, params: { alias } }: ProjectRequest, { initiate }: ProjectEndpoint) {
  return dispatch(initiate({ alias, language }, once));
}

const blockQuery = (request: ProjectRequest, endpoint: ProjectEndpoint) => request.forBlock(query(request, endpoint));

/** Fetches the whole project, unless the server's results suffice for this tab. */
function unlessKnown(request: ProjectRequest, isKnown: (state: ApiState) => boolean) {
  const { dispatch, language, params } = request;
  return dispatch(async (_, getState) => {
    const begun = getProject.select({ alias: params.alias, language })(getState()).status !== 'uninitialized';
    if (begun || !isKnown(getState())) await query(request, getProject);
  });
}

const headQuery = (request: ProjectRequest) =>
  unlessKnown(request, (state) => selectProjectHead(state, request.language, request.params.alias) !== undefined);

/** For tabs that show more of the project than its head. */
const ofProject = <const Tab extends ProjectTab>(projectTab: Tab) => ({
  projectTab,
  queries: (request: ProjectRequest) => [
    unlessKnown(
      request,
      (state) => selectProjectOf(state, request.language, request.params.alias, projectTab) !== undefined,
    ),
  ],
});

/** The list of all projects has them, where it is known. */
function otherProjectsQuery(request: ProjectRequest) {
  const { dispatch, language, params, forBlock } = request;
  return forBlock(
    dispatch(async (_, getState) => {
      if (selectOtherProjects(getState(), language, params.alias) === undefined) await query(request, getOtherProjects);
    }),
  );
}

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
  queries: (request: ProjectRequest) => [
    query(request, getProjectHead),
    query(request, getPlannings),
    blockQuery(request, getSitePlan),
  ],
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
    queries: (request) => [
      ...ofProject('projectAbout').queries(request),
      otherProjectsQuery(request),
      blockQuery(request, getPassportSummary),
    ],
  }),
  page({
    name: 'ProjectPlanTab',
    path: paths.projectPlan,
    load: () => import(/* webpackChunkName: "page-project-plan" */ '#pages/project-plan/ProjectPlanTab.tsx'),
    chunk: 'page-project-plan',
    namespaces: ['project', 'plan', 'flats'],
    queries: (request) => [blockQuery(request, getPlannings), blockQuery(request, getSitePlan)],
    movedTo: ({ params: { alias }, search }) => flatOfOldLink(alias, search),
  }),
  page({
    name: 'ProjectBondTab',
    path: paths.projectBond,
    load: () => import(/* webpackChunkName: "page-project-bond" */ '#pages/project-bond/ProjectBondTab.tsx'),
    chunk: 'page-project-bond',
    namespaces: ['project', 'calculator', 'schedule', 'mortgage', 'purchaseCost'],
    queries: ({ dispatch, language, search, params: { alias }, forBlock }) => [
      forBlock(dispatch(getCalculator.initiate(calculatorArgs(alias, language, search), once))),
    ],
  }),
  page({
    name: 'ProjectProgressTab',
    path: paths.projectProgress,
    load: () =>
      import(/* webpackChunkName: "page-project-progress" */ '#pages/project-progress/ProjectProgressTab.tsx'),
    chunk: 'page-project-progress',
    namespaces: ['project', 'progress', 'lightbox'],
    queries: (request) => [blockQuery(request, getProgress)],
  }),
  page({
    name: 'ProjectModelTab',
    path: paths.projectModel,
    load: () => import(/* webpackChunkName: "page-project-model" */ '#pages/project-model/ProjectModelTab.tsx'),
    chunk: 'page-project-model',
    namespaces: ['project', 'projectTabs', 'viewer'],
    ...ofProject('projectModel'),
  }),
  page({
    name: 'ProjectAerialTab',
    path: paths.projectAerial,
    load: () => import(/* webpackChunkName: "page-project-aerial" */ '#pages/project-aerial/ProjectAerialTab.tsx'),
    chunk: 'page-project-aerial',
    namespaces: ['project', 'projectTabs', 'viewer'],
    ...ofProject('projectAerial'),
  }),
  page({
    name: 'ProjectNewsTab',
    path: paths.projectNews,
    load: () => import(/* webpackChunkName: "page-project-news" */ '#pages/project-news/ProjectNewsTab.tsx'),
    chunk: 'page-project-news',
    namespaces: ['project', 'projectTabs'],
    queries: ({ dispatch, language, search, params: { alias }, forBlock }) => [
      forBlock(dispatch(getProjectNews.initiate({ alias, language, from: pageOf(search) }, once))),
    ],
  }),
  page({
    name: 'ProjectOffersTab',
    path: paths.projectOffers,
    load: () => import(/* webpackChunkName: "page-project-offers" */ '#pages/project-offers/ProjectOffersTab.tsx'),
    chunk: 'page-project-offers',
    namespaces: ['project', 'projectTabs'],
    ...ofProject('projectOffers'),
  }),
  page({
    name: 'ProjectDocsTab',
    path: paths.projectDocs,
    load: () => import(/* webpackChunkName: "page-project-docs" */ '#pages/project-docs/ProjectDocsTab.tsx'),
    chunk: 'page-project-docs',
    namespaces: ['project', 'documents', 'passportLine'],
    queries: (request) => [blockQuery(request, getDocuments), blockQuery(request, getPassportSummary)],
  }),
];

export const projectRoutes: readonly RouteEntry[] = [
  page({
    name: 'ProjectsPage',
    path: paths.projects,
    load: () => import(/* webpackChunkName: "page-projects" */ '#pages/projects/ProjectsPage.tsx'),
    chunk: 'page-projects',
    namespaces: ['projects', 'map', 'options'],
    queries: ({ dispatch, language }) => [dispatch(getProjects.initiate({ language }, once))],
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
    queries: (request) => [headQuery(request)],
    children: tabs,
  }),
  page({
    name: 'PassportPage',
    path: paths.projectPassport,
    load: () => import(/* webpackChunkName: "page-passport" */ '#pages/project-passport/PassportPage.tsx'),
    chunk: 'page-passport',
    namespaces: ['project', 'passport'],
    queries: (request) => [query(request, getPassport), headQuery(request)],
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
    queries: (request) => [
      // It names the project, too, which is all that the page needs of it.
      query(request, getCalculator),
      query(request, getPlannings),
      blockQuery(request, getSitePlan),
      blockQuery(request, getPassportSummary),
      request.forBlock(request.dispatch(findExtensions(request.language))),
    ],
  }),
];
