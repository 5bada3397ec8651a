import type { PageChunks } from '#contract/renderer.ts';
import { languages } from '#domain/languages.ts';
import type { Language } from '#shared/config';
import { localizedPath } from '#shared/routing';
import { routeTable } from './routeTable.ts';
import type { RouteEntry } from './routeTypes.ts';

export interface LocalizedRoute {
  readonly name: string;
  readonly path: string;
  readonly language: Language;
  readonly entry: RouteEntry;
}

function withChildren(entry: RouteEntry): readonly RouteEntry[] {
  return 'children' in entry ? [entry, ...entry.children.flatMap(withChildren)] : [entry];
}

/** The language is a suffix of the name, except for the default one. */
export function routeName(name: string, language: Language, fallback: Language): string {
  return language === fallback ? name : `${name}_${language}`;
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

/** Every route once per language, flat: for the sitemap, the prefetch and the tests. */
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
