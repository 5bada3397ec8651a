import { type Answer, type CallId, calls } from '../../contract/calls.ts';
import { type Language, languages as allLanguages } from '../../server/backend/language.ts';
import type { Answered, Asking } from './ask.ts';
import { type Checker, createChecker } from './checker.ts';
import { checkFilters } from './filters.ts';
import { checkGrowingList } from './growingLists.ts';
import { checkLeads } from './leads.ts';
import type { Check } from './report.ts';
import { checkVisits } from './visits.ts';

export interface ContractOptions extends Asking {
  /** One language alone; absent: every one of the site. */
  language?: Language;
  /** Also send marked test leads of each kind; they reach whoever reads the leads. */
  leads?: boolean;
}

const unknownAlias = 'there-is-no-such-alias-0';

const dataOf = <Id extends CallId>(_id: Id, answer: Answered): Answer<Id>['data'] => (answer.body as Answer<Id>).data;

const aliasesOf = (entries: readonly { alias: string }[]): string[] => entries.map(({ alias }) => alias);

const projectCalls = [
  'getProject',
  'getPlannings',
  'getCalculator',
  'getDocuments',
  'getProgress',
  'getProjectNews',
] as const;

/** The answer in the last language, which is the one lists are walked in. */
async function inEveryLanguage(checker: Checker, id: CallId, path: string): Promise<Answered | undefined> {
  let answer: Answered | undefined;
  const texts = new Set<string>();
  for (const language of checker.languages) {
    answer = await checker.fits(id, path, language);
    texts.add(JSON.stringify(answer?.body));
  }
  // Data without a word may be the same; a page of the company may not.
  if (checker.languages.length > 1 && ['getHome', 'getAbout', 'getContacts'].includes(id)) {
    const misfits =
      texts.size > 1 ? [] : [{ path: 'texts', expected: 'another one in each language', got: 'the same' }];
    checker.note(id, `GET ${path}`, 'Accept-Language decides', misfits);
  }
  return answer;
}

async function checkOneByOne(checker: Checker, ids: readonly CallId[], aliases: readonly string[]): Promise<void> {
  for (const id of ids) {
    const pathOf = (alias: string): string => calls[id].path.replace(/\{\w+\}/, alias);
    if (aliases.length === 0) {
      checker.skip(id, 'every field fits', 'the list that names the aliases is empty or does not fit');
    }
    for (const alias of aliases) await inEveryLanguage(checker, id, pathOf(alias));
    await checker.refuses(id, pathOf(unknownAlias), 404);
  }
}

/** What the site shows of a floor is a flat of the list. */
async function checkSitePlan(checker: Checker, alias: string): Promise<void> {
  const pathOf = (id: 'getSitePlan' | 'getPlannings'): string => calls[id].path.replace('{alias}', alias);
  for (const language of checker.languages) {
    const answer = await checker.fitsIfThere('getSitePlan', pathOf('getSitePlan'), language);
    const plannings =
      answer === undefined ? undefined : await checker.fits('getPlannings', pathOf('getPlannings'), language);
    if (answer === undefined || plannings === undefined) continue;
    const { floors, floor_plans: plans } = dataOf('getSitePlan', answer);
    const known = new Set(dataOf('getPlannings', plannings).map(({ id }) => id));
    const drawn = new Set(plans.map(({ key }) => key));
    const misfits = floors.flatMap(({ plan, flats }, index) => [
      ...(plan === null || drawn.has(plan)
        ? []
        : [{ path: `data.floors[${index}].plan`, expected: 'the key of a floor plan', got: plan }]),
      ...flats
        .filter((id) => id !== null && !known.has(id))
        .map((id) => ({ path: `data.floors[${index}].flats`, expected: 'ids of plannings', got: String(id) })),
    ]);
    checker.note('getSitePlan', `GET ${pathOf('getSitePlan')} (${language})`, 'its plans and flats are there', misfits);
  }
}

async function checkProjects(checker: Checker): Promise<void> {
  const answer = await inEveryLanguage(checker, 'getProjects', calls.getProjects.path);
  const aliases = answer === undefined ? [] : aliasesOf(dataOf('getProjects', answer).projects);
  await checkOneByOne(checker, projectCalls, aliases);
  for (const alias of aliases) await checkSitePlan(checker, alias);
  await checker.refuses('getSitePlan', calls.getSitePlan.path.replace('{alias}', unknownAlias), 404);
  const [first] = aliases;
  if (first === undefined) return;
  await checkGrowingList(checker, {
    id: 'getProjectNews',
    path: calls.getProjectNews.path.replace('{alias}', first),
    read: (body) => {
      const { items, meta } = (body as Answer<'getProjectNews'>).data.news;
      return { aliases: aliasesOf(items), meta };
    },
  });
}

async function checkOffers(checker: Checker): Promise<void> {
  const answer = await inEveryLanguage(checker, 'getOffers', calls.getOffers.path);
  await checkOneByOne(checker, ['getOffer'], answer === undefined ? [] : aliasesOf(dataOf('getOffers', answer).offers));
  await checkGrowingList(checker, {
    id: 'getOffers',
    path: calls.getOffers.path,
    read: (body) => {
      const { offers, meta } = (body as Answer<'getOffers'>).data;
      return { aliases: aliasesOf(offers), meta };
    },
  });
}

async function checkNews(checker: Checker): Promise<void> {
  const answer = await inEveryLanguage(checker, 'getNews', calls.getNews.path);
  const data = answer === undefined ? undefined : dataOf('getNews', answer);
  await checkOneByOne(checker, ['getNewsItem'], aliasesOf(data?.items ?? []));
  await checkGrowingList(checker, {
    id: 'getNews',
    path: calls.getNews.path,
    read: (body) => {
      const { items, meta } = (body as Answer<'getNews'>).data;
      return { aliases: aliasesOf(items), meta };
    },
  });
  if (data !== undefined) await checkFilters(checker, data);
}

/** Asks a backend every call of the contract. Throws HostDown when nobody answers. */
export async function runContract({ language, leads = false, ...asking }: ContractOptions): Promise<readonly Check[]> {
  const checker = createChecker(asking, language === undefined ? allLanguages : [language]);
  for (const id of ['getHome', 'getAbout', 'getContacts'] as const) await inEveryLanguage(checker, id, calls[id].path);
  for (const each of checker.languages) await checker.fitsIfThere('getExtensions', calls.getExtensions.path, each);
  await checkProjects(checker);
  await checkOffers(checker);
  await checkNews(checker);
  await checkLeads(checker, asking, leads);
  const centers = await inEveryLanguage(checker, 'getCenters', calls.getCenters.path);
  await checkVisits(
    checker,
    asking,
    centers === undefined ? [] : aliasesOf(dataOf('getCenters', centers).centers),
    leads,
  );
  return checker.checks;
}
