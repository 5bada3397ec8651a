import { matchRoutes, redirect } from 'react-router';
import type { PageChunks } from '#contract/renderer.ts';
import { languages } from '#domain/languages.ts';
import type { Language } from '#shared/config';
import { localizedPath, withoutUnknownLanguage } from '#shared/routing';
import { routeTable } from './routeTable.ts';
import { type RouteEntry, routeName } from './routeTypes.ts';

interface LocalizedRoute {
  readonly name: string;
  readonly path: string;
  readonly language: Language;
  readonly entry: RouteEntry;
}

function withChildren(entry: RouteEntry): readonly RouteEntry[] {
  return 'children' in entry ? [entry, ...entry.children.flatMap(withChildren)] : [entry];
}

/** Every page, a page that others are shown in by these. */
export function pageChunks(
  entries: readonly RouteEntry[] = routeTable,
  around: readonly string[] = [],
): readonly PageChunks[] {
  return entries.flatMap((entry) => {
    if (!('load' in entry)) return [];
    const chunks = [...around, entry.chunk];
    return entry.children === undefined ? [{ path: entry.path, chunks }] : pageChunks(entry.children, chunks);
  });
}

/** Every route once per language, flat. */
export function localizedRoutes(fallback: Language): readonly LocalizedRoute[] {
  return languages.flatMap((language) =>
    routeTable.flatMap(withChildren).map((entry) => ({
      name: routeName(entry.name, language, fallback),
      path: localizedPath(entry.path, language, fallback),
      language,
      entry,
    })),
  );
}

/** Redirects capitals to lower case and unknown language prefixes to the default language; null: there is no such page. */
export function redirectUnknown({ url }: Pick<Request, 'url'>, defaultLanguage: Language): Response | null {
  const { pathname, search } = new URL(url);
  // The server refuses doubled slashes, so the client does, too.
  if (pathname.includes('//')) return null;
  const routes = localizedRoutes(defaultLanguage).map(({ path }) => ({ path }));
  const known = [pathname.toLowerCase(), withoutUnknownLanguage(pathname)].find(
    (target) => target !== null && target !== pathname && matchRoutes(routes, target) !== null,
  );
  return known === undefined ? null : redirect(known + search, 301);
}
