import { matchRoutes, redirect, type RouteObject } from 'react-router';
import type { Language } from '#shared/config';
import { retryImport } from '#shared/loading';
import { withoutUnknownLanguage } from '#shared/routing';
import { localizedRoutes } from './localizedRoutes.ts';
import type { RouteChunks } from './routeTypes.ts';

interface FallbackContext {
  readonly defaultLanguage: Language;
}

function isKnown(pathname: string, { defaultLanguage }: FallbackContext): boolean {
  return (
    matchRoutes(
      localizedRoutes(defaultLanguage).map(({ path }) => ({ path })),
      pathname,
    ) !== null
  );
}

/** Where somebody who wrote `/Projects` wants to go: paths and aliases are in small letters, so that a page has one address. */
function inSmallLetters(pathname: string): string | null {
  const small = pathname.toLowerCase();
  return small === pathname ? null : small;
}

/**
 * The entry for everything that no route knows: a page in capital letters is shown under its own address, one under an
 * unknown language prefix in the default language, anything else is not found.
 */
export function fallbackRoute(language: Language, context: FallbackContext) {
  return {
    id: `fallback_${language}`,
    path: '*',
    handle: { chunk: 'page-not-found', texts: { language, namespaces: [] } } satisfies RouteChunks,
    loader: ({ request }) => {
      const { pathname, search } = new URL(request.url);
      // The server takes doubled slashes for somebody who tries doors, and so it is said here, too.
      if (pathname.includes('//')) return null;
      const known = [inSmallLetters(pathname), withoutUnknownLanguage(pathname)].find(
        (target) => target !== null && isKnown(target, context),
      );
      return known === undefined ? null : redirect(known + search, 301);
    },
    lazy: async () => {
      const { Page } = await retryImport(() => import(/* webpackChunkName: "page-not-found" */ '#pages/not-found'));
      return { element: <Page /> };
    },
  } satisfies RouteObject;
}
