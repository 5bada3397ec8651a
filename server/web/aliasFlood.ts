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
  /** A flat's id, or a building's key; encoded. */
  readonly flatOrBuilding: string | undefined;
}

/** What a page is about; undefined for a page without an alias. */
function entryOf(path: string): Entry | undefined {
  const [, first, ...rest] = path.split('/');
  const [collection, alias = '', tab, building, flat] = isLanguage(first) ? rest : [first, ...rest];
  if (!collections.has(collection) || asAlias(alias) === undefined) return undefined;
  const flatOrBuilding = building === 'flat' ? flat : building;
  return { url: `/api/${collection}/${alias}`, flatOrBuilding: tab === 'plan' ? flatOrBuilding : undefined };
}

/** What a flat of the response may have. */
type FlatKeys = { readonly id?: unknown; readonly building?: { readonly key?: unknown } | null } | null;

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
  /** Whether a path's alias, flat or building is unknown. Always false while there is no flood. */
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
 * Recognises paths with unknown aliases, flats or buildings while many are requested: anybody can make them up. A
 * request to the backend costs a tenth of rendering the page. Existing entries are remembered.
 */
export function createAliasFlood({ fetch, origin, defaultLanguage, timeout }: BackendAccess): AliasFlood {
  const rendered = createLimit(renderedPerMinute, 60_000, () => new Date());
  const known = new Set<string>();
  const flatsOf = new LRUCache<string, Promise<ReadonlySet<unknown>>>({ max: 100, ttl: flatsFreshMs, perf: Date });

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

  /** The ids of a project's flats, and the keys of their buildings. */
  const readFlats = async (url: string, language: Language): Promise<ReadonlySet<unknown>> => {
    const response = await request(`${url}/plannings`, language);
    if (!response.ok) throw new Error(`The flats of ${url} cannot be read: ${response.status}`);
    const { data } = (await response.json()) as { readonly data: readonly FlatKeys[] };
    return new Set(data.flatMap((flat) => [asAlias(flat?.id), flat?.building?.key]));
  };

  const isUnknownPart = async (part: string, url: string, language: Language): Promise<boolean> => {
    const key = `${language} ${url}`;
    let flats = flatsOf.get(key);
    if (flats === undefined) {
      flats = readFlats(url, language);
      flatsOf.set(key, flats);
    }
    return !(await flats).has(decodeURIComponent(part));
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
      const { url, flatOrBuilding } = entry;
      const language = languageOfPath(path, defaultLanguage);
      try {
        if (await isUnknown(url, language)) return true;
        return flatOrBuilding !== undefined && (await isUnknownPart(flatOrBuilding, url, language));
      } catch {
        // The page itself says that the backend cannot be reached.
        return false;
      }
    },
    contentChanged: () => flatsOf.clear(),
  };
}
