import { type LoaderFunction, type LoaderFunctionArgs, redirect, type RouteObject } from 'react-router';
import { languages } from '#domain/languages.ts';
import type { Language } from '#shared/config';
import type { Translations } from '#shared/i18n';
import { retryImport } from '#shared/lazy';
import { localizedPath, pathOfItsLanguage } from '#shared/routing';
import { Container, Skeleton, SkeletonBlock } from '#shared/ui';
import { FailedPage } from '../layout/FailedPage.tsx';
import { LanguageRoot } from '../layout/LanguageRoot.tsx';
import { addSlices, type Store } from '../store.ts';
import styles from './createRoutes.module.css';
import type { PagesAhead } from './pagesAhead.ts';
import { RoutedPages } from './RoutedPages.tsx';
import { routeTable } from './routeTable.ts';
import type { RouteRequest } from './routeQueries.lazy.ts';
import {
  type LoadedPage,
  type PageRoute,
  type RedirectRoute,
  type RouteChunks,
  type RouteEntry,
  routeName,
} from './routeTypes.ts';
import { startQueries } from './startQueries.ts';

/** Shown until the first page has loaded; without text, because texts are not loaded either. */
function PageFallback() {
  return (
    <div aria-busy="true">
      <div className={styles.header} />
      <Container className={styles.page}>
        <Skeleton size="title-xl" className={styles.title} />
        <SkeletonBlock ratio="2 / 1" />
      </Container>
    </div>
  );
}

interface RouteContext {
  readonly store: Store;
  readonly translations: Translations;
  readonly defaultLanguage: Language;
  /** The server awaits a page's queries; a browser shows the skeleton at once. */
  readonly awaitQueries: boolean;
  /** Settles when a server no longer waits for blocks; without it the server waits for everything. */
  readonly blocksDue?: Promise<unknown> | undefined;
  readonly pagesAhead: PagesAhead;
}

function searchOf(request: Request): string {
  return new URL(request.url).search;
}

/** A loader that redirects an address whose language is not its prefix. */
function inItsLanguage({ defaultLanguage }: RouteContext, loader: LoaderFunction): LoaderFunction {
  return (args, handlerContext) => {
    const { pathname, search } = new URL(args.request.url);
    const elsewhere = pathOfItsLanguage(pathname, defaultLanguage);
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
    loader: inItsLanguage(context, ({ params, request }) =>
      redirect(
        localizedPath(entry.redirectTo(params as never), language, defaultLanguage) + searchOf(request),
        entry.permanent ? 301 : 302,
      ),
    ),
  };
}

function pageLoader(entry: PageRoute, handle: RouteChunks, context: RouteContext) {
  const { language } = handle;
  const { defaultLanguage, awaitQueries, translations } = context;
  return async ({ params, request }: LoaderFunctionArgs): Promise<Response | null> => {
    // Read here: on the server `context` has getters for the current request.
    const { store, blocksDue } = context;
    const forBlock: RouteRequest<unknown>['forBlock'] = (query) =>
      blocksDue === undefined ? query : Promise.race([query, blocksDue]);
    const search = new URLSearchParams(searchOf(request));
    const moved = entry.movedTo?.({ params: params as never, search }) ?? null;
    if (moved !== null) return redirect(localizedPath(moved, language, defaultLanguage), 301);
    // Only the page itself names its texts: do not wait for it.
    if (handle.Page === undefined) translations.begin(language);
    const queries = await startQueries(entry, { dispatch: store.dispatch, language, params, search, forBlock });
    if (awaitQueries) await Promise.allSettled(queries ?? []);
    return null;
  };
}

type PageContext = Pick<RouteContext, 'translations' | 'store'>;

async function loadModule({ load }: PageRoute, language: Language, { translations, store }: PageContext) {
  const { Page, namespaces, slices = [] } = await retryImport(load);
  await retryImport(() => translations.load(language, namespaces));
  addSlices(store, slices);
  return { Page, namespaces };
}

/** Loads a page with its texts and slices. */
export async function loadPage(entry: PageRoute, language: Language, context: PageContext): Promise<LoadedPage> {
  return (await loadModule(entry, language, context)).Page;
}

function pageObject(entry: PageRoute, language: Language, context: RouteContext, parent: string): RouteObject {
  const handle: RouteChunks = {
    chunk: entry.chunk,
    language,
    ...(entry.projectTab && { projectTab: entry.projectTab }),
  };
  return {
    id: routeName(entry.name, language, context.defaultLanguage),
    path: pathWithin(parent, entry.path),
    caseSensitive: true,
    handle,
    loader: inItsLanguage(context, pageLoader(entry, handle, context)),
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href !== nextUrl.href,
    lazy: async () => {
      Object.assign(handle, await loadModule(entry, language, context));
      return {};
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

/** The route for unknown paths. */
function unknownObject(language: Language, context: RouteContext): RouteObject {
  const handle: RouteChunks = { chunk: 'page-not-found', language };
  return {
    id: `fallback_${language}`,
    path: '*',
    handle,
    loader: inItsLanguage(context, async ({ request }) => {
      const { redirectUnknown } = await retryImport(
        () => import(/* webpackChunkName: "page-not-found" */ './localizedRoutes.ts'),
      );
      return redirectUnknown(request, context.defaultLanguage);
    }),
    lazy: async () => {
      const { Page } = await retryImport(
        () => import(/* webpackChunkName: "page-not-found" */ '#pages/not-found/NotFoundPage.tsx'),
      );
      handle.Page = Page;
      return {};
    },
  };
}

/** Texts that every page shows. */
export const layoutNamespaces = ['brand', 'common'];

/** A tree a language, each with its own texts, layout and not-found page. */
export function createRoutes(context: RouteContext): RouteObject[] {
  return languages.map((language) => ({
    id: `root_${language}`,
    path: localizedPath('/', language, context.defaultLanguage),
    caseSensitive: true,
    handle: { chunk: null, language, namespaces: layoutNamespaces } satisfies RouteChunks,
    loader: async () => {
      await retryImport(() => context.translations.load(language, layoutNamespaces));
      return null;
    },
    shouldRevalidate: () => false,
    element: <LanguageRoot language={language} context={context} />,
    // Texts failed to load: the layout needs them.
    errorElement: <FailedPage language={language} />,
    hydrateFallbackElement: <PageFallback />,
    children: [
      {
        id: `failures_${language}`,
        element: <RoutedPages language={language} pagesAhead={context.pagesAhead} />,
        errorElement: <FailedPage language={language} />,
        children: [
          ...routeTable.map((entry) => routeObject(entry, language, context, '/')),
          unknownObject(language, context),
        ],
      },
    ],
  }));
}
