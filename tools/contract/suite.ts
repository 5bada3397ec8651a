import { type Language, languages as allLanguages } from '#domain/languages.ts';
import { calls } from '../../contract/calls.ts';
import type { BackendAddress } from './sendRequest.ts';
import { checkCors } from './cors.ts';
import { type Checker, createChecker, entriesOf, fieldOf } from './checker.ts';
import { gradeExtensions, namedExtensions } from './extensions.ts';
import { checkApplication, mailboxOf } from './leads.ts';
import { aliasesOf, checkFilters, checkPages, mostEntries } from './lists.ts';
import type { Grade } from './report.ts';
import type { SpecCall } from './spec.ts';

export interface ContractOptions extends BackendAddress {
  /** Only one language; absent: all languages of the site. */
  language?: Language;
  /** Also send marked test leads of each kind; they reach the sales department. */
  leads?: boolean;
  /** The site's own, when it is not that of the backend. */
  origin?: string;
}

const unknownAlias = 'there-is-no-such-alias-0';

const projectCalls = ['getPlannings', 'getDocuments', 'getProgress', 'getProjectNews'] as const;

const pathOf = (id: SpecCall, alias: string): string => calls[id].path.replace(/\{\w+\}/, encodeURIComponent(alias));

interface Walk {
  readonly checker: Checker;
  readonly skipped: string[];
  readonly notes: string[];
}

/** The result in the first language; the others are checked as well. */
async function inEveryLanguage({ checker }: Walk, id: SpecCall, path: string): Promise<unknown> {
  const data = await checker.read(id, path);
  for (const language of checker.languages.slice(1)) await checker.read(id, path, language);
  return data;
}

/** Aliases for the calls of single entries. */
function namedBy({ skipped }: Walk, list: unknown, id: 'getProject' | 'getOffer' | 'getNewsItem'): string[] {
  const aliases = aliasesOf(list);
  const what = `GET ${calls[id].path}${id === 'getProject' ? ' and all below it' : ''}`;
  if (aliases.length === 0) skipped.push(`${what}: no list names an alias`);
  if (aliases.length > mostEntries) skipped.push(`${what}, but for the first ${mostEntries} of ${aliases.length}`);
  return aliases.slice(0, mostEntries);
}

async function checkProjects(walk: Walk): Promise<{ aliases: string[]; mailbox: unknown }> {
  const { checker } = walk;
  const data = await inEveryLanguage(walk, 'getProjects', calls.getProjects.path);
  const aliases = namedBy(walk, fieldOf(data, 'projects'), 'getProject');
  let mailbox: unknown;
  for (const alias of aliases) {
    const project = await inEveryLanguage(walk, 'getProject', pathOf('getProject', alias));
    mailbox ??= mailboxOf(project);
    let flat: unknown;
    for (const id of projectCalls) {
      const found = await inEveryLanguage(walk, id, pathOf(id, alias));
      if (id === 'getPlannings') flat = fieldOf(entriesOf(found)[0], 'id');
    }
    const calculator = pathOf('getCalculator', alias);
    await inEveryLanguage(walk, 'getCalculator', calculator);
    if (typeof flat === 'string') {
      await inEveryLanguage(walk, 'getCalculator', `${calculator}?flat=${encodeURIComponent(flat)}`);
    }
  }
  const [first] = aliases;
  if (first !== undefined) {
    const path = pathOf('getProjectNews', first);
    await checkPages(checker, { id: 'getProjectNews', path, items: 'items', within: 'news' });
  }
  return { aliases, mailbox };
}

async function checkOffers(walk: Walk): Promise<void> {
  const data = await inEveryLanguage(walk, 'getOffers', calls.getOffers.path);
  for (const alias of namedBy(walk, fieldOf(data, 'offers'), 'getOffer')) {
    await inEveryLanguage(walk, 'getOffer', pathOf('getOffer', alias));
  }
  await checkPages(walk.checker, { id: 'getOffers', path: calls.getOffers.path, items: 'offers' });
}

async function checkNews(walk: Walk): Promise<void> {
  const data = await inEveryLanguage(walk, 'getNews', calls.getNews.path);
  for (const alias of namedBy(walk, fieldOf(data, 'items'), 'getNewsItem')) {
    await inEveryLanguage(walk, 'getNewsItem', pathOf('getNewsItem', alias));
  }
  await checkPages(walk.checker, { id: 'getNews', path: calls.getNews.path, items: 'items' });
  await checkFilters(walk.checker, data);
}

/** Notes on pages of the company that are the same in two languages, and on unknown addresses with a success. */
async function checkVisible({ checker, notes }: Walk): Promise<void> {
  const [first, second] = checker.languages;
  if (first !== undefined && second !== undefined) {
    const { path } = calls.getProjects;
    const texts = [];
    for (const language of [first, second]) {
      texts.push(JSON.stringify((await checker.sendRequest(path, { headers: { 'accept-language': language } })).body));
    }
    if (texts[0] === texts[1] && texts[0] !== undefined && /[\u0400-\u04ff]/.test(texts[0])) {
      notes.push(`GET ${path} returns the same in both languages: English pages show Ukrainian texts.`);
    }
  }
  const lenient: string[] = [];
  for (const id of ['getProject', 'getOffer', 'getNewsItem'] as const) {
    const { status } = await checker.sendRequest(pathOf(id, unknownAlias));
    if (status !== 404) lenient.push(`GET ${calls[id].path} (${status})`);
  }
  if (lenient.length > 0) {
    notes.push(`An unknown alias does not get a 404: ${lenient.join(', ')}.`);
    notes.push('A mistyped address then shows an empty page or an error, and not the page "Not found".');
  }
}

/**
 * Sends every call of SPEC.md to a backend, and those of the extensions that it names. Throws HostDown when it is
 * unreachable.
 */
export async function runContract({ language, leads = false, origin, ...backend }: ContractOptions): Promise<Grade> {
  const checker = createChecker(backend, language === undefined ? allLanguages : [language]);
  const walk: Walk = { checker, skipped: [], notes: [] };
  for (const id of ['getHome', 'getAbout', 'getContacts'] as const) await inEveryLanguage(walk, id, calls[id].path);
  const { aliases, mailbox } = await checkProjects(walk);
  await checkOffers(walk);
  await checkNews(walk);
  await checkVisible(walk);
  const named = await namedExtensions(checker);
  if (origin !== undefined) await checkCors(checker, origin, named.names);
  if (leads) await checkApplication(checker, mailbox, named.names.has('application_fields'));
  else walk.skipped.push(`GET ${calls.requestCall.path}: needs --leads, which sends a marked call request`);
  return {
    spec: checker.checks,
    skipped: walk.skipped,
    offered: checker.judge.offered(),
    gaps: checker.judge.gaps(),
    errors: checker.judge.errors(),
    notes: [...walk.notes, ...named.notes],
    extensions: await gradeExtensions(backend, checker, named, { aliases, leads }),
  };
}
