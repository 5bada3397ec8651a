import { matchRoutes, type RouteObject } from 'react-router';
import { languages } from '#domain/languages.ts';
import type { Language } from '#shared/config';
import { localizedPath } from '#shared/routing';
import { routeTable } from '../routes/routeTable.ts';
import type { PageRoute, RouteEntry } from '../routes/routeTypes.ts';

/** The page of a path and, for an outlet, its child page. */
export interface FoundPages {
  readonly language: Language;
  readonly entries: readonly PageRoute[];
  readonly params: Readonly<Record<string, string | undefined>>;
}

interface Handle {
  readonly language: Language;
  readonly entry: RouteEntry;
}

type FindPages = (pathname: string) => FoundPages | null;

/** A redirect of the table leads to a page; more than one step would be a mistake there. */
const mostRedirects = 2;

/** Finds the entries of the route table that a path of the site shows, redirects followed. Caches each path, because the router sorts all routes for each match. */
export function makePageFinder(defaultLanguage: Language): FindPages {
  const toRoute = (entry: RouteEntry, language: Language): RouteObject => ({
    path: localizedPath(entry.path, language, defaultLanguage),
    handle: { language, entry } satisfies Handle,
    ...('children' in entry && { children: entry.children.map((child) => toRoute(child, language)) }),
  });
  const routes = languages.flatMap((language) => routeTable.map((entry) => toRoute(entry, language)));

  const find = (pathname: string, redirects: number): FoundPages | null => {
    const matches = matchRoutes(routes, pathname) ?? [];
    const handles = matches.map(({ route }) => route.handle as Handle);
    const last = handles.at(-1);
    if (last === undefined) return null;
    const params = matches.at(-1)?.params ?? {};
    if ('redirectTo' in last.entry) {
      const target = localizedPath(last.entry.redirectTo(params as never), last.language, defaultLanguage);
      return redirects < mostRedirects ? find(target, redirects + 1) : null;
    }
    const entries = handles.flatMap(({ entry }) => ('load' in entry ? [entry] : []));
    return { language: last.language, entries, params };
  };

  const known = new Map<string, FoundPages | null>();
  return (pathname) => {
    if (!known.has(pathname)) known.set(pathname, find(pathname, 0));
    return known.get(pathname) ?? null;
  };
}
