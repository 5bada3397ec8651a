import * as z from 'zod';
import { maxIdLength } from '#domain/alias.ts';
import { flatSearchParameters } from '#domain/flats/flatSearch.ts';
import { readPaths } from '#domain/readCalls.ts';
import { CalculatorData } from '../money/calculator.ts';
import { Alias } from '../common.ts';
import { AboutData, ContactsData, HomeData } from '../company.ts';
import { ExtensionsData } from '../extensions.ts';
import { FlatSearchData } from '../projects/flatSearch.ts';
import { FlatHistory, ProjectHistory } from '../projects/history.ts';
import { NewsData, NewsItem, ProjectNewsData } from '../news.ts';
import { Offer, OffersData } from '../offer.ts';
import { Eligibility } from '../money/eligibility.ts';
import { Passport } from '../projects/passport.ts';
import { Flat, Plannings } from '../projects/planning.ts';
import { DocumentsData, ProgressData } from '../projects/progress.ts';
import { ProjectData, ProjectsData } from '../projects/project.ts';
import { SitePlan } from '../projects/sitePlan.ts';
import { AliasParams, call, envelope, NoParams, NoQuery } from './shape.ts';

/**
 * The page of a paginated list. The limit is far above any real page, so that a typing error differs from an empty
 * page.
 */
const page = z
  .string()
  .regex(/^\d{1,6}$/, 'a whole number from 1 on')
  .transform(Number)
  .pipe(z.int().min(1).max(100_000))
  .default(1);
const PageQuery = z.object({ page });
const NewsQuery = z.object({
  page,
  /** Keys of categories; repeated: any of them. */
  'filters[]': z
    .union([z.string(), z.array(z.string())])
    .transform((keys) => (typeof keys === 'string' ? [keys] : keys))
    .pipe(z.array(z.string().min(1).max(64)).max(20))
    .default([]),
});
const CalculatorQuery = z.object({
  /** The id of a flat of the project. */
  flat: z.string().min(1).max(maxIdLength).optional(),
});
/** Values of a condition; repeated: any of them. */
const values = z
  .union([z.string(), z.array(z.string())])
  .transform((texts) => (typeof texts === 'string' ? [texts] : texts))
  .pipe(z.array(z.string().max(128)).max(20))
  .default([]);
/** The conditions in the form of the page's address. */
const FlatSearchQuery = z.object({
  page,
  ...Object.fromEntries(flatSearchParameters.map((name) => [name, values])),
});
const FlatParams = z.object({ alias: Alias, id: Flat.shape.id.max(maxIdLength) });
const IdParams = z.object({ id: Alias });

/** Public calls that only read; their paths stand in `domain/readCalls.ts`. */
export const readingCalls = {
  getExtensions: call({
    method: 'GET',
    path: readPaths.getExtensions,
    summary: 'Names of the extensions of SPEC.md that this backend has; 404 is none',
    params: NoParams,
    query: NoQuery,
    response: envelope(ExtensionsData),
  }),
  getHome: call({
    method: 'GET',
    path: readPaths.getHome,
    summary: 'Home page',
    params: NoParams,
    query: NoQuery,
    response: envelope(HomeData),
  }),
  getProjects: call({
    method: 'GET',
    path: readPaths.getProjects,
    summary: 'All projects and their statuses',
    params: NoParams,
    query: NoQuery,
    response: envelope(ProjectsData),
  }),
  getProject: call({
    method: 'GET',
    path: readPaths.getProject,
    summary: 'One project',
    params: AliasParams,
    query: NoQuery,
    response: envelope(ProjectData),
  }),
  getPlannings: call({
    method: 'GET',
    path: readPaths.getPlannings,
    summary: 'Flats of a project',
    params: AliasParams,
    query: NoQuery,
    response: envelope(Plannings),
  }),
  getFlatSearch: call({
    method: 'GET',
    path: readPaths.getFlatSearch,
    summary: 'Free flats of all projects that meet some conditions, with counts of the others',
    extension: 'flat_search',
    params: NoParams,
    query: FlatSearchQuery,
    response: envelope(FlatSearchData),
  }),
  getSitePlan: call({
    method: 'GET',
    path: readPaths.getSitePlan,
    summary: 'From the air to a flat: site plan, facades, floor plans; for a project without them empty, or 404',
    extension: 'site_plan',
    params: AliasParams,
    query: NoQuery,
    response: envelope(SitePlan),
  }),
  getPassport: call({
    method: 'GET',
    path: readPaths.getPassport,
    summary:
      'Safety and energy: dated claims of a project, and of buildings that differ; for a project without them empty, or 404',
    extension: 'passport',
    params: AliasParams,
    query: NoQuery,
    response: envelope(Passport),
  }),
  getProjectHistory: call({
    method: 'GET',
    path: readPaths.getProjectHistory,
    summary:
      'Prices and sales of a project by month, stage discounts, promised and actual hand-over; 404 also where nothing is known',
    extension: 'history',
    params: AliasParams,
    query: NoQuery,
    response: envelope(ProjectHistory),
  }),
  getFlatHistory: call({
    method: 'GET',
    path: readPaths.getFlatHistory,
    summary: 'Every price and status of a flat that was published, with its day',
    extension: 'history',
    params: FlatParams,
    query: NoQuery,
    response: envelope(FlatHistory),
  }),
  getCalculator: call({
    method: 'GET',
    path: readPaths.getCalculator,
    summary: 'Instalment and mortgage rules of a project',
    params: AliasParams,
    query: CalculatorQuery,
    response: envelope(CalculatorData),
  }),
  getEligibility: call({
    method: 'GET',
    path: readPaths.getEligibility,
    summary: 'Rules of the state mortgage programmes of a project; 404 also for a project without them',
    extension: 'eligibility',
    params: AliasParams,
    query: NoQuery,
    response: envelope(Eligibility),
  }),
  getDocuments: call({
    method: 'GET',
    path: readPaths.getDocuments,
    summary: 'Documents of a project',
    params: AliasParams,
    query: NoQuery,
    response: envelope(DocumentsData),
  }),
  getProgress: call({
    method: 'GET',
    path: readPaths.getProgress,
    summary: 'Construction progress of a project, newest month first',
    params: AliasParams,
    query: NoQuery,
    response: envelope(ProgressData),
  }),
  getProjectNews: call({
    method: 'GET',
    path: readPaths.getProjectNews,
    summary: 'News of a project, newest first',
    params: AliasParams,
    query: PageQuery,
    response: envelope(ProjectNewsData),
  }),
  getAbout: call({
    method: 'GET',
    path: readPaths.getAbout,
    summary: 'About the company',
    params: NoParams,
    query: NoQuery,
    response: envelope(AboutData),
  }),
  getContacts: call({
    method: 'GET',
    path: readPaths.getContacts,
    summary: 'Contacts and sales centers',
    params: NoParams,
    query: NoQuery,
    response: envelope(ContactsData),
  }),
  getOffers: call({
    method: 'GET',
    path: readPaths.getOffers,
    summary: 'Offers, newest first',
    params: NoParams,
    query: PageQuery,
    response: envelope(OffersData),
  }),
  getOffer: call({
    method: 'GET',
    path: readPaths.getOffer,
    summary: 'One offer; its alias is the id',
    params: IdParams,
    query: NoQuery,
    response: envelope(Offer),
  }),
  getNews: call({
    method: 'GET',
    path: readPaths.getNews,
    summary: 'News, newest first, optionally of some categories',
    params: NoParams,
    query: NewsQuery,
    response: envelope(NewsData),
  }),
  getNewsItem: call({
    method: 'GET',
    path: readPaths.getNewsItem,
    summary: 'One news item; its alias is the id',
    params: IdParams,
    query: NoQuery,
    response: envelope(NewsItem),
  }),
};
