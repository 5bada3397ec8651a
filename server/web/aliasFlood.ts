import { LRUCache } from 'lru-cache';
import { asAlias } from '#domain/alias.ts';
import { isLanguage, type Language, languageOfPath } from '#domain/languages.ts';
import { collectionOf, type PathName, paths } from '#domain/pages.ts';
import { createLimit } from '../http/limits.ts';

const collections: ReadonlySet<string | undefined> = new Set(
  (Object.keys(paths) as PathName[]).map(collectionOf).filter((name) => name !== undefined),
);

interface Entry {
  /** The backend's path (SPEC.md section 7). */
  readonly url: string;
  /** Below the planning tab, encoded: `flat/{id}`, or a building's key with its section and floor, if any. */
  readonly planPart: string | undefined;
}

/** What a page is about; undefined for a page without an alias. */
function entryOf(path: string): Entry | undefined {
  const [, first, ...rest] = path.split('/');
  const [collection, alias = '', tab, ...parts] = isLanguage(first) ? rest : [first, ...rest];
  if (!collections.has(collection) || asAlias(alias) === undefined) return undefined;
  const planPart = tab === 'plan' && parts.length > 0 ? parts.join('/') : undefined;
  return { url: `/api/${collection}/${alias}`, planPart };
}

/** What a flat of the response may have. */
type FlatKeys = {
  readonly id?: unknown;
  readonly building?: { readonly key?: unknown } | null;
  readonly section?: unknown;
  readonly floor?: unknown;
} | null;

/** The parts of the plan that a flat has pages in. */
function planPartsOf(flat: FlatKeys): readonly string[] {
  const { building, section, floor } = flat ?? {};
  const levels = [building?.key, section, floor].map(String);
  return [`flat/${asAlias(flat?.id)}`, ...levels.map((_, index) => levels.slice(0, index + 1).join('/'))];
}

interface BackendAccess {
  readonly fetch: typeof fetch;
  readonly origin: string;
  readonly defaultLanguage: Language;
  /** Milliseconds for a response. */
  readonly timeout: number;
}

/** Whether the path is that of a project, an offer or a news item, known or not. Its alias may end like a file. */
export const isEntryPath = (path: string): boolean => entryOf(path) !== undefined;

interface AliasFlood {
  /** Records a path whose page was rendered as not found; returns whether it belongs to a flood. */
  recordNotFound(path: string): boolean;
  /** Whether a path's alias or part of the plan is unknown. Always false while there is no flood. */
  includes(path: string): Promise<boolean>;
  contentChanged(): void;
}

/** Unknown aliases with a page of their own, which hydrates: the shared page is replaced in the browser, with a shift. More are a flood. */
const renderedPerMinute = 10;

/** More than any site has, and a bound for a backend that has an entry for every alias. */
const mostKnown = 10_000;

/** Milliseconds for which a list of flats serves a flood. */
const flatsFreshMs = 1000;

/**
 * Recognises paths with unknown aliases or parts of the plan while many are requested: anybody can make them up. A
 * request to the backend costs a tenth of rendering the page. Existing entries are remembered.
 */
export function createAliasFlood({ fetch, origin, defaultLanguage, timeout }: BackendAccess): AliasFlood {
  const rendered = createLimit(renderedPerMinute, 60_000, () => new Date());
  const known = new Set<string>();
  const partsOf = new LRUCache<string, Promise<ReadonlySet<string>>>({ max: 100, ttl: flatsFreshMs, perf: Date });

  const request = async (url: string, language: Language): Promise<Response> =>
    fetch(origin + url, {
      headers: { accept: 'application/json', 'accept-language': language },
      signal: AbortSignal.timeout(timeout),
    });

  const isUnknown = async (url: string, language: Language): Promise<boolean> => {
    const key = `${language} ${url}`;
    if (known.has(key)) return false;
    const response = await request(url, language);
    await response.body?.cancel();
    if (known.size >= mostKnown) known.clear();
    if (response.ok) known.add(key);
    // With a wrong host every call is 404, as HTML.
    return response.status === 404 && /\bjson\b/.test(response.headers.get('content-type') ?? '');
  };

  const readPlanParts = async (url: string, language: Language): Promise<ReadonlySet<string>> => {
    const response = await request(`${url}/plannings`, language);
    if (!response.ok) throw new Error(`The flats of ${url} cannot be read: ${response.status}`);
    const { data } = (await response.json()) as { readonly data: readonly FlatKeys[] };
    return new Set(data.flatMap(planPartsOf));
  };

  const isUnknownPart = async (part: string, url: string, language: Language): Promise<boolean> => {
    const key = `${language} ${url}`;
    let parts = partsOf.get(key);
    if (parts === undefined) {
      parts = readPlanParts(url, language);
      partsOf.set(key, parts);
    }
    return !(await parts).has(decodeURIComponent(part));
  };

  return {
    recordNotFound(path) {
      if (entryOf(path) === undefined) return false;
      const isExcess = rendered.wait('') > 0;
      rendered.take('');
      return isExcess;
    },
    async includes(path) {
      const entry = entryOf(path);
      if (entry === undefined || rendered.wait('') === 0) return false;
      const { url, planPart } = entry;
      const language = languageOfPath(path, defaultLanguage);
      try {
        if (await isUnknown(url, language)) return true;
        return planPart !== undefined && (await isUnknownPart(planPart, url, language));
      } catch {
        // The page itself says that the backend cannot be reached.
        return false;
      }
    },
    contentChanged: () => partsOf.clear(),
  };
}
