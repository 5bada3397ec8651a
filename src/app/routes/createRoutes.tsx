import { redirect, type LoaderFunction, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { languages } from '#domain/languages.ts';
import type { Translations } from '#shared/i18n';
import type { Language } from '#shared/config';
import { retryImport } from '#shared/loading';
import { localizedPath, pathOfItsLanguage } from '#shared/routing';
import { FailedPage } from '../layout/FailedPage.tsx';
import { LanguageRoot } from '../layout/LanguageRoot.tsx';
import { PageFallback } from '../layout/PageFallback.tsx';
import { addSlices, type Store } from '../store.ts';
import { fallbackRoute } from './fallbackRoute.tsx';
import { RoutedPage } from './RoutedPage.tsx';
import { routeName } from './localizedRoutes.ts';
import { routeTable } from './routeTable.ts';
import type { PageRoute, RedirectRoute, RouteChunks, RouteEntry, RouteRequest } from './routeTypes.ts';

export interface RouteContext {
  readonly store: Store;
  readonly translations: Translations;
  readonly defaultLanguage: Language;
  /** On the server a page waits for its answers; in a browser it shows its skeleton at once. */
  readonly awaitQueries: boolean;
  /** Settles when a server no longer waits for blocks; without it the server waits for everything. */
  readonly blocksDue?: Promise<unknown> | undefined;
}

function handleOf(language: Language, chunk: string | null, namespaces: readonly string[]): RouteChunks {
  return { chunk, texts: { language, namespaces } };
}

function searchOf(request: Request): string {
  return new URL(request.url).search;
}

/** A loader for addresses of the route's own language; one that names another is shown where it belongs. */
function inItsLanguage(language: Language, { defaultLanguage }: RouteContext, loader: LoaderFunction): LoaderFunction {
  return (args, handlerContext) => {
    const { pathname, search } = new URL(args.request.url);
    const elsewhere = pathOfItsLanguage(pathname, language, defaultLanguage);
    return elsewhere === null ? loader(args, handlerContext) : redirect(elsewhere + search, 301);
  };
}

/** A route's path within its parent's. */
function pathWithin(parent: string, path: string): string {
  return path.slice(parent === '/' ? 1 : parent.length + 1);
}

function redirectObject(entry: RedirectRoute, language: Language, context: RouteContext, parent: string): RouteObject {
  const { defaultLanguage } = context;
  return {
    id: routeName(entry.name, language, defaultLanguage),
    path: pathWithin(parent, entry.path),
    caseSensitive: true,
    loader: inItsLanguage(language, context, ({ params, request }) =>
      redirect(
        localizedPath(entry.redirectTo(params as never), language, defaultLanguage) + searchOf(request),
        entry.permanent ? 301 : 302,
      ),
    ),
  };
}

function startQueries(entry: PageRoute, language: Language, context: RouteContext) {
  const { defaultLanguage, awaitQueries } = context;
  return async ({ params, request }: LoaderFunctionArgs): Promise<Response | null> => {
    // A server has one tree of routes for all requests, whose context is that of the request.
    const { store, blocksDue } = context;
    const forBlock: RouteRequest<unknown>['forBlock'] = (query) =>
      blocksDue === undefined ? query : Promise.race([query, blocksDue]);
    const search = new URLSearchParams(searchOf(request));
    const moved = entry.movedTo?.({ params: params as never, search }) ?? null;
    if (moved !== null) return redirect(localizedPath(moved, language, defaultLanguage), 301);
    const { dispatch } = store;
    const queries = entry.queries?.({ dispatch, language, params: params as never, search, forBlock }) ?? [];
    if (awaitQueries) await Promise.allSettled(queries);
    return null;
  };
}

function pageObject(entry: PageRoute, language: Language, context: RouteContext, parent: string): RouteObject {
  return {
    id: routeName(entry.name, language, context.defaultLanguage),
    path: pathWithin(parent, entry.path),
    caseSensitive: true,
    handle: {
      ...handleOf(language, entry.chunk, entry.namespaces),
      ...(entry.wholeProject && { wholeProject: entry.wholeProject }),
    } satisfies RouteChunks,
    loader: inItsLanguage(language, context, startQueries(entry, language, context)),
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href !== nextUrl.href,
    lazy: async () => {
      const [{ Page, slices = [] }] = await Promise.all([
        retryImport(entry.load),
        retryImport(() => context.translations.load(language, entry.namespaces)),
      ]);
      addSlices(context.store, slices);
      return { element: <RoutedPage page={Page} /> };
    },
    ...(entry.children && {
      children: entry.children.map((child) => routeObject(child, language, context, entry.path)),
    }),
  };
}

function routeObject(entry: RouteEntry, language: Language, context: RouteContext, parent: string): RouteObject {
  return 'redirectTo' in entry
    ? redirectObject(entry, language, context, parent)
    : pageObject(entry, language, context, parent);
}

function unknownObject(language: Language, context: RouteContext): RouteObject {
  const route = fallbackRoute(language, context);
  return { ...route, loader: inItsLanguage(language, context, route.loader) };
}

/** Texts that every page shows. */
export const layoutNamespaces = ['common', 'housing'];

/** A tree a language, each with its own texts, layout and not-found page. */
export function createRoutes(context: RouteContext): RouteObject[] {
  return languages.map((language) => ({
    id: `root_${language}`,
    path: localizedPath('/', language, context.defaultLanguage),
    caseSensitive: true,
    handle: handleOf(language, null, layoutNamespaces),
    loader: async () => {
      await retryImport(() => context.translations.load(language, layoutNamespaces));
      return null;
    },
    shouldRevalidate: () => false,
    element: <LanguageRoot language={language} translations={context.translations} />,
    // Texts that did not come: there is no layout without them.
    errorElement: <FailedPage language={language} />,
    hydrateFallbackElement: <PageFallback />,
    children: [
      {
        id: `failures_${language}`,
        errorElement: <FailedPage language={language} />,
        children: [
          ...routeTable.map((entry) => routeObject(entry, language, context, '/')),
          unknownObject(language, context),
        ],
      },
    ],
  }));
}
