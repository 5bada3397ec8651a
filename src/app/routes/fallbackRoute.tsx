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
  return matchRoutes(
    localizedRoutes(defaultLanguage).map(({ path }) => ({ path })),
    pathname,
  ) !== null;
}

/**
 * The entry for everything that no route knows: a page under an unknown language prefix is shown in the
 * default language, anything else is not found.
 */
export function fallbackRoute(language: Language, context: FallbackContext): RouteObject {
  return {
    id: `fallback_${language}`,
    path: '*',
    handle: { chunk: 'page-not-found', texts: { language, namespaces: [] } } satisfies RouteChunks,
    loader: ({ request }) => {
      const { pathname, search } = new URL(request.url);
      const target = withoutUnknownLanguage(pathname);
      return target !== null && isKnown(target, context) ? redirect(target + search, 301) : null;
    },
    lazy: async () => {
      const { Page } = await retryImport(() => import(/* webpackChunkName: "page-not-found" */ '#pages/not-found'));
      return { element: <Page /> };
    },
  };
}
