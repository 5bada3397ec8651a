import { isLanguage, type Language, languageOfPath, languageTag } from '#domain/languages.ts';
import { collectionOf, type PathName, paths } from '#domain/pages.ts';
import { createLimit } from '../http/limits.ts';

const collections: ReadonlySet<string | undefined> = new Set(
  (Object.keys(paths) as PathName[]).map(collectionOf).filter((name) => name !== undefined),
);

/** The backend's call for the entry that a page is about (SPEC.md section 7); undefined for a page without an alias. */
function callOf(path: string): string | undefined {
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

/** More than any site has, and a bound for a backend that has an entry for every alias. */
const mostKnown = 10_000;

/** Unknown aliases whose own page is rendered: it hydrates without a shift, where the shared one is replaced. */
const renderedPerMinute = 10;

/**
 * Whether the backend has no entry for the alias in a page's path, and many such paths were requested in the last
 * minute. A request costs a tenth of rendering a page that says so, and aliases can be made up without end. Existing
 * entries are requested once.
 */
export function createAliasCheck({
  fetch,
  origin,
  defaultLanguage,
  timeout,
}: BackendAccess): (path: string) => Promise<boolean> {
  const known = new Set<string>();
  const rendered = createLimit(renderedPerMinute, 60_000, () => new Date());
  return async (path) => {
    const call = callOf(path);
    const language = languageTag(languageOfPath(path, defaultLanguage));
    const key = `${language} ${call}`;
    if (call === undefined || known.has(key)) return false;
    try {
      const response = await fetch(origin + call, {
        headers: { accept: 'application/json', 'accept-language': language },
        signal: AbortSignal.timeout(timeout),
      });
      await response.body?.cancel();
      if (known.size >= mostKnown) known.clear();
      if (response.ok) known.add(key);
      return response.status === 404 && typeof rendered.take('') === 'number';
    } catch {
      // The page itself says that the backend cannot be reached.
      return false;
    }
  };
}
