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
}

/** SPEC.md promises the title of a project in the list alone: what a response without a title leaves out comes from there. */
export async function completeProject<Result extends ReadResponse>(
  result: Result,
  fetchList: (request: typeof projectList) => PromiseLike<ReadResponse>,
): Promise<Result> {
  // With the requested alias, see `withAlias`.
  const data = result.data as { readonly alias: string; readonly title: string | null };
  if (data.title !== null) return result;
  const { data: list } = await fetchList(projectList);
  const listed = (list as ProjectsData | undefined)?.projects.find(({ alias }) => alias === data.alias);
  const own = Object.entries(data).filter(([, value]) => value !== null);
  return { ...result, data: { ...data, title: titleOfAlias(data.alias), ...listed, ...Object.fromEntries(own) } };
}
