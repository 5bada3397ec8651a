import { companyApi } from '#entities/company';
import { newsApi, newsCategoryOf } from '#entities/news';
import { offerApi } from '#entities/offer';
import {
  calculatorArgs,
  passportApi,
  projectApi,
  type ProjectTab,
  projectTabsApi,
  selectInstalmentProject,
  selectOtherProjects,
  selectProjectHead,
  selectProjectOf,
} from '#entities/project';
import { visitApi } from '#entities/visit';
import { fetchFlats } from '#features/favourites';
import { type ApiState, type ApiThunk, type ByAlias, findExtensions, pageOf, selectExtensions } from '#shared/api';
import type { Language } from '#shared/config';
import { retryImport } from '#shared/lazy';
import type { AppDispatch } from '../store.ts';

/** The context of a route's queries. */
export interface RouteRequest<Params> {
  readonly dispatch: AppDispatch;
  readonly language: Language;
  readonly params: Params;
  readonly search: URLSearchParams;
  /** Marks the query of a block: the server does not wait long for it, and the browser fetches it. */
  readonly forBlock: (query: Promise<unknown>) => Promise<unknown>;
}

type AnyRequest = RouteRequest<unknown>;
type AliasRequest = RouteRequest<{ readonly alias: string }>;

/** The components subscribe. */
const once = { subscribe: false } as const;
const { getProjects, getPlannings, getSitePlan, getCalculator, getProject, getProjectHead } = projectApi.endpoints;
const { getPassport, getPassportSummary } = passportApi.endpoints;
const { getOtherProjects, getProgress, getDocuments, getProjectNews } = projectTabsApi.endpoints;

/** Centers with booking; those of the contacts when the backend offers no booking. */
async function centersQuery({ dispatch, language, forBlock }: AnyRequest): Promise<void> {
  await forBlock(dispatch(findExtensions(language)));
  const extensions = dispatch((_, getState) => selectExtensions(getState()));
  if (extensions === null || extensions.includes('visits')) {
    const { error } = await dispatch(visitApi.endpoints.getCenters.initiate({ language }, once));
    if (extensions !== null || error === undefined) return;
  }
  await dispatch(companyApi.endpoints.getContacts.initiate({ language }, once));
}

interface ProjectEndpoint {
  readonly initiate: (args: ByAlias, options: typeof once) => ApiThunk<Promise<unknown>>;
}

/** The filter that reads the address is in the page's chunk: no other page needs it. */
async function importFlatSearch() {
  // Destructured here, so that webpack drops the other exports.
  const { flatSearchApi, flatSearchArgs } = await import(/* webpackChunkName: "page-flats" */ '#features/flat-search');
  return { flatSearchApi, flatSearchArgs };
}

/** Starts a query of the route's project. */
function query({ dispatch, language, params: { alias } }: AliasRequest, { initiate }: ProjectEndpoint) {
  return dispatch(initiate({ alias, language }, once));
}

const blockQuery = (request: AliasRequest, endpoint: ProjectEndpoint) => request.forBlock(query(request, endpoint));

/** Fetches the whole project, unless the server's results suffice for this tab. */
function unlessKnown(request: AliasRequest, isKnown: (state: ApiState) => boolean) {
  const { dispatch, language, params } = request;
  return dispatch(async (_, getState) => {
    const begun = getProject.select({ alias: params.alias, language })(getState()).status !== 'uninitialized';
    if (begun || !isKnown(getState())) await query(request, getProject);
  });
}

const headQuery = (request: AliasRequest) =>
  unlessKnown(request, (state) => selectProjectHead(state, request.language, request.params.alias) !== undefined);

/** For tabs that show more of the project than its head. */
const tabQuery = (request: AliasRequest, tab: ProjectTab) =>
  unlessKnown(request, (state) => selectProjectOf(state, request.language, request.params.alias, tab) !== undefined);

/** The list of all projects has them, where it is known. */
function otherProjectsQuery(request: AliasRequest) {
  const { dispatch, language, params, forBlock } = request;
  return forBlock(
    dispatch(async (_, getState) => {
      if (selectOtherProjects(getState(), language, params.alias) === undefined) await query(request, getOtherProjects);
    }),
  );
}

/** Starts the queries of each page that has some. */
export const routeQueries = {
  home: ({ dispatch, language }: AnyRequest) => [dispatch(companyApi.endpoints.getHome.initiate({ language }, once))],
  about: ({ dispatch, language }: AnyRequest) => [dispatch(companyApi.endpoints.getAbout.initiate({ language }, once))],
  contacts: ({ dispatch, language }: AnyRequest) => [
    dispatch(companyApi.endpoints.getContacts.initiate({ language }, once)),
  ],
  flats: ({ dispatch, language, search }: AnyRequest) => [
    retryImport(importFlatSearch).then(
      ({ flatSearchApi, flatSearchArgs }) =>
        dispatch(flatSearchApi.endpoints.getFlatSearch.initiate(flatSearchArgs(search, language), once)),
      // The page, which is in the same chunk, shows the failure.
      () => undefined,
    ),
  ],
  projects: ({ dispatch, language }: AnyRequest) => [dispatch(getProjects.initiate({ language }, once))],
  project: (request: AliasRequest) => [headQuery(request)],
  projectAbout: (request: AliasRequest) => [
    tabQuery(request, 'projectAbout'),
    otherProjectsQuery(request),
    blockQuery(request, getPassportSummary),
  ],
  projectPlan: (request: AliasRequest) => [blockQuery(request, getPlannings), blockQuery(request, getSitePlan)],
  projectBond: ({ dispatch, language, search, params: { alias }, forBlock }: AliasRequest) => [
    forBlock(dispatch(getCalculator.initiate(calculatorArgs(alias, language, search), once))),
  ],
  projectProgress: (request: AliasRequest) => [blockQuery(request, getProgress)],
  projectModel: (request: AliasRequest) => [tabQuery(request, 'projectModel')],
  projectAerial: (request: AliasRequest) => [tabQuery(request, 'projectAerial')],
  projectNews: ({ dispatch, language, search, params: { alias }, forBlock }: AliasRequest) => [
    forBlock(dispatch(getProjectNews.initiate({ alias, language, from: pageOf(search) }, once))),
  ],
  projectOffers: (request: AliasRequest) => [tabQuery(request, 'projectOffers')],
  projectDocs: (request: AliasRequest) => [blockQuery(request, getDocuments), blockQuery(request, getPassportSummary)],
  projectPassport: (request: AliasRequest) => [query(request, getPassport), headQuery(request)],
  /** Of the levels of the planning tab below the site. */
  planLevel: (request: AliasRequest) => [
    query(request, getProjectHead),
    query(request, getPlannings),
    blockQuery(request, getSitePlan),
  ],
  flat: (request: AliasRequest) => [
    // It has the costs of the flat and the name of the project, which is all that the page needs of that.
    query(request, getCalculator),
    query(request, getPlannings),
    blockQuery(request, getSitePlan),
    blockQuery(request, getPassportSummary),
    request.forBlock(request.dispatch(findExtensions(request.language))),
  ],
  /** Which calculator the page shows is known with the projects; the one that the address names need not wait for them. */
  instalmentCalculator: ({ dispatch, language, search, forBlock }: AnyRequest) => {
    const requested = search.get('project');
    const calculatorOf = (alias: string) =>
      dispatch(getCalculator.initiate(calculatorArgs(alias, language, search), once));
    const projects = dispatch(getProjects.initiate({ language }, once));
    const calculator = projects.then(() =>
      dispatch((_, getState) => {
        const alias = selectInstalmentProject(getState(), language, requested)?.alias;
        return alias === undefined || alias === requested ? null : calculatorOf(alias);
      }),
    );
    return [projects, forBlock(calculator), ...(requested === null ? [] : [forBlock(calculatorOf(requested))])];
  },
  offers: ({ dispatch, language, search }: AnyRequest) => [
    dispatch(offerApi.endpoints.getOffers.initiate({ language, from: pageOf(search) }, once)),
  ],
  offer: ({ dispatch, language, params: { alias }, forBlock }: AliasRequest) => [
    dispatch(offerApi.endpoints.getOffer.initiate({ alias, language }, once)),
    forBlock(dispatch(offerApi.endpoints.getOffers.initiate({ language }, once))),
  ],
  news: ({ dispatch, language, search }: AnyRequest) => {
    const args = { language, category: newsCategoryOf(search), from: pageOf(search) };
    return [dispatch(newsApi.endpoints.getNews.initiate(args, once))];
  },
  newsItem: ({ dispatch, language, params: { alias }, forBlock }: AliasRequest) => [
    dispatch(newsApi.endpoints.getNewsItem.initiate({ alias, language }, once)),
    forBlock(dispatch(newsApi.endpoints.getNews.initiate({ language, category: null }, once))),
  ],
  appointment: (request: AnyRequest) => {
    const { dispatch, language, search, forBlock } = request;
    const alias = search.get('project');
    const head = alias === null ? [] : [forBlock(dispatch(getProjectHead.initiate({ alias, language }, once)))];
    return [centersQuery(request), ...head];
  },
  bookedVisit: (request: AnyRequest) => [request.forBlock(centersQuery(request))],
  reservation: ({ dispatch, language, forBlock }: AnyRequest) => [forBlock(dispatch(findExtensions(language)))],
  /** All queries of the form, so that the modal opens without a request. */
  callRequest: ({ dispatch, language, search, forBlock }: AnyRequest) => {
    const [alias, flat] = [search.get('project'), search.get('flat')];
    return [
      dispatch(getProjects.initiate({ language }, once)),
      dispatch(companyApi.endpoints.getContacts.initiate({ language }, once)),
      dispatch(findExtensions(language)),
      ...(alias === null ? [] : [dispatch(getProjectHead.initiate({ alias, language }, once))]),
      ...(alias === null || flat === null ? [] : [dispatch(getPlannings.initiate({ alias, language }, once))]),
    ].map(forBlock);
  },
  favourites: ({ dispatch, language, search, forBlock }: AnyRequest) =>
    dispatch(fetchFlats(language, search)).map(forBlock),
};
