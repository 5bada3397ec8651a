import { LRUCache } from 'lru-cache';
import { isLanguage, type Language, languageOfPath } from '#domain/languages.ts';
import { collectionOf, type PathName, paths } from '#domain/pages.ts';
import { createLimit } from '../http/limits.ts';

const collections: ReadonlySet<string | undefined> = new Set(
  (Object.keys(paths) as PathName[]).map(collectionOf).filter((name) => name !== undefined),
);

interface Entry {
  /** The backend's path (SPEC.md section 7). */
  readonly url: string;
  /** The flat's id, or the building's key, that the project's flats must name. */
  readonly named: string | undefined;
}

/** What a page is about; undefined for a page without an alias. */
function entryOf(path: string): Entry | undefined {
  const [, first, ...rest] = path.split('/');
  const [collection, alias = '', tab, building, flat] = isLanguage(first) ? rest : [first, ...rest];
  if (!collections.has(collection) || alias === '') return undefined;
  const named = building === 'flat' ? flat : building;
  return { url: `/api/${collection}/${alias}`, named: tab === 'plan' ? named : undefined };
}

interface BackendAccess {
  readonly fetch: typeof fetch;
  readonly origin: string;
  readonly defaultLanguage: Language;
  /** Milliseconds for a response. */
  readonly timeout: number;
}

interface AliasFlood {
  /** Counts a path whose page was rendered as not found; whether it belongs to a flood. */
  counts(path: string): boolean;
  /** Whether a path's alias, flat or building is unknown. Always false while there is no flood. */
  includes(path: string): Promise<boolean>;
}

/** Unknown aliases with a page of their own, which hydrates: the shared page is replaced in the browser, with a shift. More are a flood. */
const renderedPerMinute = 10;

/** More than any site has, and a bound for a backend that has an entry for every alias. */
const mostKnown = 10_000;

/** Milliseconds for which a list of flats serves a flood. */
const flatsFreshMs = 1000;

/** Other characters may be escaped in JSON. */
const plain = /^[\w-]+$/;

/**
 * A flood of paths with unknown aliases, flats or buildings, which can be made up without end. A request to the
 * backend costs a tenth of rendering the page. Existing entries are remembered.
 */
export function createAliasFlood({ fetch, origin, defaultLanguage, timeout }: BackendAccess): AliasFlood {
  const rendered = createLimit(renderedPerMinute, 60_000, () => new Date());
  const known = new Set<string>();
  const flatsOf = new LRUCache<string, Promise<string>>({ max: 100, ttl: flatsFreshMs, perf: Date });

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

  const readFlats = async (url: string, language: Language): Promise<string> => {
    const response = await request(`${url}/plannings`, language);
    if (!response.ok) throw new Error(`The flats of ${url} cannot be read: ${response.status}`);
    return response.text();
  };

  /** Whether no flat of a project names a flat's id or a building's key. */
  const isUnnamed = async (named: string, url: string, language: Language): Promise<boolean> => {
    if (!plain.test(named)) return false;
    const key = `${language} ${url}`;
    let flats = flatsOf.get(key);
    if (flats === undefined) {
      flats = readFlats(url, language);
      flatsOf.set(key, flats);
    }
    // An id may be a number in JSON.
    return !(await flats).includes(/^\d+$/.test(named) ? named : `"${named}"`);
  };

  return {
    counts: (path) => entryOf(path) !== undefined && typeof rendered.take('') === 'number',
    async includes(path) {
      const entry = entryOf(path);
      if (entry === undefined || rendered.wait('') === 0) return false;
      const { url, named } = entry;
      const language = languageOfPath(path, defaultLanguage);
      try {
        return (await isUnknown(url, language)) || (named !== undefined && (await isUnnamed(named, url, language)));
      } catch {
        // The page itself says that the backend cannot be reached.
        return false;
      }
    },
  };
}
