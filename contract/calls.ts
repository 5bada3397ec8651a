import * as z from 'zod';
import { CalculatorData } from './calculator.ts';
import { Alias } from './common.ts';
import { AboutData, ContactsData, HomeData } from './company.ts';
import { type ExtensionName, ExtensionsData } from './extensions.ts';
import { ApplicationQuery, ConsultationBody, LeadReceipt, Receipt } from './lead.ts';
import { NewsData, NewsItem, ProjectNewsData } from './news.ts';
import { Offer, OffersData } from './offer.ts';
import { Plannings } from './planning.ts';
import { DocumentsData, ProgressData } from './progress.ts';
import { ProjectData, ProjectsData } from './project.ts';
import { SitePlan } from './sitePlan.ts';
import {
  CentersData,
  Hold,
  HoldBody,
  HoldParams,
  HoldReleased,
  NumberParams,
  SlotsData,
  SlotsQuery,
  TokenQuery,
  Visit,
  VisitBody,
  VisitChange,
  VisitReceipt,
} from './visit.ts';

/** The page of a growing list. Far above any real page, so that a typing error is told from an empty page. */
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
  flat: z.string().min(1).max(64).optional(),
});
const NoQuery = z.object({});
const NoParams = z.object({});
const AliasParams = z.object({ alias: Alias });
const IdParams = z.object({ id: Alias });

/** Every answer carries its payload in `data`. */
const envelope = <T extends z.ZodType>(data: T) => z.object({ data });

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

interface CallShape {
  readonly method: Method;
  /** With `{name}` for parameters, as in SPEC.md section 7. */
  readonly path: string;
  readonly summary: string;
  readonly params: z.ZodObject;
  readonly query: z.ZodObject;
  readonly body?: z.ZodObject;
  readonly response: z.ZodType;
  /**
   * What a call is that is more than reading what everybody may read: `writes` leaves something behind and takes an Idempotency-Key,
   * `private` shows what only its visitor may see, `live` changes by the minute. No answer of them is kept anywhere.
   */
  readonly effect?: 'writes' | 'private' | 'live';
  /** The extension of SPEC.md that it belongs to; absent: every backend has it. */
  readonly extension?: ExtensionName;
  /** Refusals beside 400, 404, 403 (a foreign page), 413, 415, 429 (too often) and 503, by status. */
  readonly refusals?: Readonly<Record<number, string>>;
}

const noConsent =
  'There is no consent, or what was sent looks like a program, or the Idempotency-Key was used for something else: `code` says which';
const notBooked =
  'There is no consent, or no such project, or what was sent looks like a program, or the Idempotency-Key was used for something else: `code` says which';
const taken = 'The slot is taken, held by somebody else, or cannot be booked any more';
const keyUsed = 'The Idempotency-Key was used for something else';
const over = 'The slot is taken, or the visit has begun or was cancelled: `code` says which';

const call = <const T extends CallShape>(shape: T): T => shape;

/** SPEC.md section 7, a call a row, and the calls of its extensions. */
export const calls = {
  getExtensions: call({
    method: 'GET',
    path: '/api/extensions',
    summary: 'Names of the extensions of SPEC.md that this backend has; 404 is none',
    params: NoParams,
    query: NoQuery,
    response: envelope(ExtensionsData),
  }),
  getHome: call({
    method: 'GET',
    path: '/api',
    summary: 'Home page',
    params: NoParams,
    query: NoQuery,
    response: envelope(HomeData),
  }),
  getProjects: call({
    method: 'GET',
    path: '/api/projects',
    summary: 'All projects and their statuses',
    params: NoParams,
    query: NoQuery,
    response: envelope(ProjectsData),
  }),
  getProject: call({
    method: 'GET',
    path: '/api/projects/{alias}',
    summary: 'One project',
    params: AliasParams,
    query: NoQuery,
    response: envelope(ProjectData),
  }),
  getPlannings: call({
    method: 'GET',
    path: '/api/projects/{alias}/plannings',
    summary: 'Flats of a project',
    params: AliasParams,
    query: NoQuery,
    response: envelope(Plannings),
  }),
  getSitePlan: call({
    method: 'GET',
    path: '/api/projects/{alias}/site_plan',
    summary: 'From the air to a flat: site plan, facades, floor plans; 404 also for a project without them',
    extension: 'site_plan',
    params: AliasParams,
    query: NoQuery,
    response: envelope(SitePlan),
  }),
  getCalculator: call({
    method: 'GET',
    path: '/api/projects/{alias}/calculator',
    summary: 'Instalment and mortgage rules of a project',
    params: AliasParams,
    query: CalculatorQuery,
    response: envelope(CalculatorData),
  }),
  getDocuments: call({
    method: 'GET',
    path: '/api/projects/{alias}/documents',
    summary: 'Documents of a project',
    params: AliasParams,
    query: NoQuery,
    response: envelope(DocumentsData),
  }),
  getProgress: call({
    method: 'GET',
    path: '/api/projects/{alias}/progress',
    summary: 'Construction progress of a project, newest month first',
    params: AliasParams,
    query: NoQuery,
    response: envelope(ProgressData),
  }),
  getProjectNews: call({
    method: 'GET',
    path: '/api/projects/{alias}/news',
    summary: 'News of a project, newest first',
    params: AliasParams,
    query: PageQuery,
    response: envelope(ProjectNewsData),
  }),
  getAbout: call({
    method: 'GET',
    path: '/api/about',
    summary: 'About the company',
    params: NoParams,
    query: NoQuery,
    response: envelope(AboutData),
  }),
  getContacts: call({
    method: 'GET',
    path: '/api/contacts',
    summary: 'Contacts and sales centers',
    params: NoParams,
    query: NoQuery,
    response: envelope(ContactsData),
  }),
  getOffers: call({
    method: 'GET',
    path: '/api/offers',
    summary: 'Offers, newest first',
    params: NoParams,
    query: PageQuery,
    response: envelope(OffersData),
  }),
  getOffer: call({
    method: 'GET',
    path: '/api/offers/{id}',
    summary: 'One offer; its alias is the id',
    params: IdParams,
    query: NoQuery,
    response: envelope(Offer),
  }),
  getNews: call({
    method: 'GET',
    path: '/api/news',
    summary: 'News, newest first, optionally of some categories',
    params: NoParams,
    query: NewsQuery,
    response: envelope(NewsData),
  }),
  getNewsItem: call({
    method: 'GET',
    path: '/api/news/{id}',
    summary: 'One news item; its alias is the id',
    params: IdParams,
    query: NoQuery,
    response: envelope(NewsItem),
  }),
  getCenters: call({
    method: 'GET',
    path: '/api/centers',
    summary: 'Sales centers and what can be booked there',
    extension: 'visits',
    params: NoParams,
    query: NoQuery,
    response: envelope(CentersData),
  }),
  getSlots: call({
    method: 'GET',
    path: '/api/centers/{alias}/slots',
    summary: 'Slots of a center in a range of days, with how many visits more each takes',
    extension: 'visits',
    effect: 'live',
    params: AliasParams,
    query: SlotsQuery,
    response: envelope(SlotsData),
  }),
  requestCall: call({
    method: 'GET',
    path: '/api/application',
    summary: 'Request a call',
    effect: 'writes',
    refusals: { 422: noConsent },
    params: NoParams,
    query: ApplicationQuery,
    response: envelope(LeadReceipt),
  }),
  postApplication: call({
    method: 'POST',
    path: '/api/application',
    summary: 'Request a call, by sites whose setting `applicationMethod` says so',
    extension: 'application_fields',
    effect: 'writes',
    refusals: { 422: noConsent },
    params: NoParams,
    query: NoQuery,
    body: ApplicationQuery,
    response: envelope(LeadReceipt),
  }),
  requestConsultation: call({
    method: 'POST',
    path: '/api/consultations',
    summary: 'Ask for a consultation',
    extension: 'consultations',
    effect: 'writes',
    refusals: { 422: noConsent },
    params: NoParams,
    query: NoQuery,
    body: ConsultationBody,
    response: envelope(LeadReceipt),
  }),
  getReceipt: call({
    method: 'GET',
    path: '/api/receipts/{number}',
    summary: 'How far a lead has come',
    extension: 'receipts',
    effect: 'private',
    params: NumberParams,
    query: TokenQuery,
    response: envelope(Receipt),
  }),
  holdSlot: call({
    method: 'POST',
    path: '/api/holds',
    summary: 'Hold a slot for five minutes while the details are typed',
    extension: 'visits',
    effect: 'writes',
    refusals: { 409: taken, 422: keyUsed },
    params: NoParams,
    query: NoQuery,
    body: HoldBody,
    response: envelope(Hold),
  }),
  getHold: call({
    method: 'GET',
    path: '/api/holds/{token}',
    summary: 'How long a hold lasts; 404: it is over',
    extension: 'visits',
    effect: 'private',
    params: HoldParams,
    query: NoQuery,
    response: envelope(Hold),
  }),
  releaseHold: call({
    method: 'DELETE',
    path: '/api/holds/{token}',
    summary: 'Let a slot go that was held',
    extension: 'visits',
    effect: 'writes',
    refusals: { 422: keyUsed },
    params: HoldParams,
    query: NoQuery,
    response: envelope(HoldReleased),
  }),
  bookVisit: call({
    method: 'POST',
    path: '/api/visits',
    summary: 'Book a visit',
    extension: 'visits',
    effect: 'writes',
    refusals: { 409: taken, 422: notBooked },
    params: NoParams,
    query: NoQuery,
    body: VisitBody,
    response: envelope(VisitReceipt),
  }),
  getVisit: call({
    method: 'GET',
    path: '/api/visits/{number}',
    summary: 'A visit by its private link',
    extension: 'visits',
    effect: 'private',
    params: NumberParams,
    query: TokenQuery,
    response: envelope(Visit),
  }),
  moveVisit: call({
    method: 'PATCH',
    path: '/api/visits/{number}',
    summary: 'Move a visit to another slot',
    extension: 'visits',
    effect: 'writes',
    refusals: { 409: over, 422: keyUsed },
    params: NumberParams,
    query: TokenQuery,
    body: VisitChange,
    response: envelope(Visit),
  }),
  cancelVisit: call({
    method: 'DELETE',
    path: '/api/visits/{number}',
    summary: 'Cancel a visit; again: the same answer',
    extension: 'visits',
    effect: 'writes',
    refusals: { 409: 'The visit has begun', 422: keyUsed },
    params: NumberParams,
    query: TokenQuery,
    response: envelope(Visit),
  }),
} as const;

export type Calls = typeof calls;
export type CallId = keyof Calls;
export type Params<Id extends CallId> = z.output<Calls[Id]['params']>;
export type Query<Id extends CallId> = z.output<Calls[Id]['query']>;
/** The whole body of a successful answer. */
export type Answer<Id extends CallId> = z.output<Calls[Id]['response']>;
