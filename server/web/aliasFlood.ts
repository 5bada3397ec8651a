import { isLanguage, type Language, languageOfPath } from '#domain/languages.ts';
import { collectionOf, type PathName, paths } from '#domain/pages.ts';
import { createLimit } from '../http/limits.ts';

const collections: ReadonlySet<string | undefined> = new Set(
  (Object.keys(paths) as PathName[]).map(collectionOf).filter((name) => name !== undefined),
);

/** The backend's path of the entry that a page is about (SPEC.md section 7); undefined for a page without an alias. */
function entryPath(path: string): string | undefined {
  const [, first, ...rest] = path.split('/');
  const [collection, alias = ''] = isLanguage(first) ? rest : [first, ...rest];
  return collections.has(collection) && alias !== '' ? `/api/${collection}/${alias}` : undefined;
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
  /** Whether a path's alias is unknown. Always false while there is no flood. */
  includes(path: string): Promise<boolean>;
}

/** Unknown aliases with a page of their own, which hydrates: the shared page is replaced in the browser, with a shift. More are a flood. */
const renderedPerMinute = 10;

/** More than any site has, and a bound for a backend that has an entry for every alias. */
const mostKnown = 10_000;

/**
 * A flood of paths with unknown aliases, which can be made up without end. A request to the backend costs a
 * tenth of rendering the page. Existing entries are remembered.
 */
export function createAliasFlood({ fetch, origin, defaultLanguage, timeout }: BackendAccess): AliasFlood {
  const rendered = createLimit(renderedPerMinute, 60_000, () => new Date());
  const known = new Set<string>();
  return {
    counts: (path) => entryPath(path) !== undefined && typeof rendered.take('') === 'number',
    async includes(path) {
      const entry = entryPath(path);
      const language = languageOfPath(path, defaultLanguage);
      const key = `${language} ${entry}`;
      if (entry === undefined || known.has(key) || rendered.wait('') === 0) return false;
      try {
        const response = await fetch(origin + entry, {
          headers: { accept: 'application/json', 'accept-language': language },
          signal: AbortSignal.timeout(timeout),
        });
        await response.body?.cancel();
        if (known.size >= mostKnown) known.clear();
        if (response.ok) known.add(key);
        // With a wrong host every call is 404, as HTML.
        return response.status === 404 && /\bjson\b/.test(response.headers.get('content-type') ?? '');
      } catch {
        // The page itself says that the backend cannot be reached.
        return false;
      }
    },
  };
}
