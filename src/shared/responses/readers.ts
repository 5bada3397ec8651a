import { titleOfAlias } from '#domain/alias.ts';
import { asObject, type Reader } from './read.ts';
import { calculatorProject } from './calculator.ts';
import { withAlias } from './common.ts';
import { aboutData, contactsData, homeData } from './company.ts';
import { plannings, flatSearchData, sitePlan, reservation } from './flat.ts';
import { eligibility } from './mortgage.ts';
import { flatHistory, projectHistory } from './history.ts';
import { newsData, newsItem, projectNewsData } from './news.ts';
import { offer, offersData } from './offer.ts';
import { passport, project, type ProjectsData, projectsData, documents, progress } from './project.ts';
import { centersData, slotsData } from './visit.ts';

/** The reader of each response, see `read.ts`. */
const readers = {
  aboutData,
  calculatorProject,
  centersData,
  contactsData,
  documents,
  eligibility,
  flatHistory,
  flatSearchData,
  homeData,
  newsData,
  newsItem,
  offer,
  offersData,
  passport,
  plannings,
  progress,
  project,
  projectHistory,
  projectNewsData,
  projectsData,
  reservation,
  sitePlan,
  slotsData,
};

export type ReaderName = keyof typeof readers;

interface ReadRequest {
  readonly url: string;
  readonly read: ReaderName;
  /** The part of the response's `data` to use. */
  readonly part?: string;
  /** Of a response that was requested by alias. */
  readonly alias?: string;
}

/** `whole`: the `data` of a response. An error names the call, and the field that is missing. */
export function readResult(
  whole: unknown,
  { url, read, part, alias }: ReadRequest,
): { readonly data: unknown } | { readonly error: string } {
  const payload = part === undefined ? whole : ((whole as Readonly<Record<string, unknown>>)[part] ?? undefined);
  const reader: Reader<unknown> = readers[read];
  // An absent list is empty, also as the payload.
  const data =
    payload === undefined && asObject(whole) === undefined
      ? undefined
      : (alias === undefined ? reader : withAlias(reader, alias))(payload, `response of ${url}`);
  if (data !== undefined) return { data };
  const fault = payload === undefined ? `has no "data.${part}"` : 'is not what the contract says';
  return { error: `The response of ${url} ${fault}` };
}

const projectList = { url: '/api/projects', read: 'projectsData' } as const;

interface ReadResponse {
  readonly data?: unknown;
  readonly error?: unknown;
}

const isAbsent = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);

/**
 * SPEC.md promises the title of a project in the list alone: without a title, a project's response gets from there what
 * it leaves out, and its calculator the title. An error of the list is the result's, so that no wrong title is cached.
 */
export async function completeProject<Result extends ReadResponse>(
  result: Result,
  read: ReaderName | undefined,
  fetchList: (request: typeof projectList) => PromiseLike<Result>,
): Promise<Result> {
  // With the requested alias, see `withAlias`.
  const data = result.data as { readonly alias: string; readonly title: string | null };
  if (data.title !== null) return result;
  const list = await fetchList(projectList);
  if (list.error !== undefined) return list;
  const listed = (list.data as ProjectsData).projects.find(({ alias }) => alias === data.alias);
  const title = listed?.title ?? titleOfAlias(data.alias);
  if (read !== 'project') return { ...result, data: { ...data, title } };
  const own = Object.entries(data).filter(([, value]) => !isAbsent(value));
  return { ...result, data: { ...data, ...listed, ...Object.fromEntries(own), title } };
}
