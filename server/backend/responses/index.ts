import type { CallResponse, CallId, Calls, Params, Query } from '#contract/calls.ts';
import { extensions } from '#contract/extensions.ts';
import type { Content, Project } from '../content/assemble.ts';
import { aboutPage, centersPage, contactsPage, homePage } from './company.ts';
import { flatsWithDiscounts } from './flats.ts';
import { flatSearchPage } from './flatSearch.ts';
import { flatHistoryOf, projectHistoryOf, type RecordedChanges } from './history.ts';
import { newsItemPage, newsOfProject, newsPage } from './news.ts';
import { offerPage, offersPage } from './offers.ts';
import { calculatorOf, documentsOf, eligibilityOf, passportOf, projectPage, projectsPage } from './projects.ts';

/** Public calls that only read. */
export type ReadCallId = { [Id in CallId]: Calls[Id] extends { effect: string } ? never : Id }[CallId];

export interface ReadRequest<Id extends ReadCallId> {
  params: Params<Id>;
  query: Query<Id>;
  /** The day in Kyiv, which discounts depend on. */
  today: string;
  recorded: RecordedChanges;
}

type Responder<Id extends ReadCallId> = (
  content: Content,
  request: ReadRequest<Id>,
) => CallResponse<Id>['data'] | undefined;

const ofProject =
  <Id extends ReadCallId, Data>(respond: (content: Content, project: Project, request: ReadRequest<Id>) => Data) =>
  (content: Content, request: ReadRequest<Id> & { params: { alias: string } }): Data | undefined => {
    const project = content.projects.find(({ alias }) => alias === request.params.alias);
    return project === undefined ? undefined : respond(content, project, request);
  };

const responders: { readonly [Id in ReadCallId]: Responder<Id> } = {
  getExtensions: () => Object.keys(extensions),
  getHome: homePage,
  getProjects: projectsPage,
  getProject: ofProject((content, project, { today }) => ({ project: projectPage(content, project, today) })),
  getPlannings: ofProject((content, project, { today }) => flatsWithDiscounts(content, project, today)),
  getFlatSearch: flatSearchPage,
  getSitePlan: ofProject((_, { sitePlan }) => sitePlan),
  getPassport: ofProject((_, project) => passportOf(project)),
  getProjectHistory: ofProject((_, project, { recorded, today }) => projectHistoryOf(project, recorded, today)),
  getFlatHistory: ofProject<'getFlatHistory', CallResponse<'getFlatHistory'>['data'] | undefined>(
    (_, project, { params, recorded, today }) => flatHistoryOf(project, params.id, recorded, today),
  ),
  getCalculator: ofProject<'getCalculator', CallResponse<'getCalculator'>['data']>(
    (content, project, { query, today }) => ({
      project: calculatorOf(content, project, today, query.flat),
    }),
  ),
  getEligibility: ofProject(eligibilityOf),
  getDocuments: ofProject(documentsOf),
  // A month sorts before its own days, a later month after them.
  getProgress: ofProject((_, { progress }, { today }) => ({
    progress: progress.filter(({ month }) => month <= today),
  })),
  getProjectNews: ofProject<'getProjectNews', CallResponse<'getProjectNews'>['data']>((content, { alias }, { query }) =>
    newsOfProject(content, alias, query.page),
  ),
  getAbout: aboutPage,
  getContacts: contactsPage,
  getCenters: centersPage,
  getOffers: (content, { query }) => offersPage(content, query.page),
  getOffer: (content, { params }) => offerPage(content, params.id),
  getNews: (content, { query }) => newsPage(content, query.page, query['filters[]']),
  getNewsItem: (content, { params }) => newsItemPage(content, params.id),
};

export const readCallIds = Object.keys(responders) as ReadCallId[];

/** The response data of a call in the language of the content; undefined: unknown alias. */
export const responseTo = <Id extends ReadCallId>(
  id: Id,
  content: Content,
  request: ReadRequest<Id>,
): CallResponse<Id>['data'] | undefined => responders[id](content, request);
