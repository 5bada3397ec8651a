import { AsyncLocalStorage } from 'node:async_hooks';
import { createStaticHandler, createStaticRouter, StaticRouterProvider, type StaticHandler } from 'react-router';
import type {
  RenderedRedirect,
  RenderedView,
  RenderRequest,
  ResultCache,
  SiteRequest,
  SubmitRequest,
} from '#contract/renderer.ts';
import { languageTag, type LanguageTag, languages } from '#domain/languages.ts';
import { PlainAttemptContext, sendPlainCallRequest, type PlainAttempt } from '#features/call-request';
import { resultsOf, isNotFound, untimed, withResults } from '#shared/api';
import { selectSettings, type Language } from '#shared/config';
import { createTranslations, loadNamespace, selectLanguage, type Texts } from '#shared/i18n';
import { localizedPath, paths } from '#shared/routing';
import type { JsonLdNode } from '#shared/seo';
import { isTrackingParameter } from '#shared/tracking';
import { App } from './app/App.tsx';
import { HydrationMarker } from './app/rendering/HydrationMarker.tsx';
import { stateOfLocation } from './app/mirrorLocation.ts';
import { type BlockFailure, queriesOfPage, type Rendered, renderPage } from './app/rendering/renderPage.tsx';
import { packResults } from './app/rendering/packState.ts';
import { pageStateId, type SentPageState } from './app/rendering/pageState.ts';
import { memoizeTexts, reuseResults } from './app/rendering/reuseResults.ts';
import { createRoutes } from './app/routes/createRoutes.tsx';
import { pageChunks } from './app/routes/localizedRoutes.ts';
import { makePagesAhead } from './app/routes/pagesAhead.ts';
import type { RouteChunks } from './app/routes/routeTypes.ts';
import { mergedSettings } from './app/readSettings.ts';
import { makeStore, slicesAdded, type Store } from './app/store.ts';

export { isTrackingParameter, pageChunks, pageStateId };

/** The contract's view with the site's types. */
export interface SiteView extends RenderedView {
  readonly jsonLd: JsonLdDocument | null;
  readonly state: SentPageState;
  readonly languageTag: LanguageTag;
}

interface JsonLdDocument {
  readonly '@context': 'https://schema.org';
  readonly '@graph': readonly JsonLdNode[];
}

/** Texts do not change while the process lives. */
const translations = createTranslations(loadNamespace);
for (const language of languages) memoizeTexts(translations.of(language));

interface RoutedRequest {
  readonly store: Store;
  readonly blocksDue: Promise<unknown> | undefined;
}

/** The request that a loader runs for. */
const routedRequest = new AsyncLocalStorage<RoutedRequest>();

function currentRequest(): RoutedRequest {
  const request = routedRequest.getStore();
  if (request === undefined) throw new Error('A loader runs outside of a request');
  return request;
}

const handlers = new Map<Language, StaticHandler>();

/** Shared by all requests: sorting the routes takes a millisecond. */
function handlerOf(defaultLanguage: Language): StaticHandler {
  const known = handlers.get(defaultLanguage);
  if (known !== undefined) return known;
  const routes = createRoutes({
    get store() {
      return currentRequest().store;
    },
    get blocksDue() {
      return currentRequest().blocksDue;
    },
    translations,
    defaultLanguage,
    awaitQueries: true,
    pagesAhead: makePagesAhead(),
  });
  const handler = createStaticHandler(routes);
  handlers.set(defaultLanguage, handler);
  return handler;
}

const rootTag = '<div id="root">';

/** The chunks of a page's routes. */
function chunksOf(handles: readonly RouteChunks[]): string[] {
  return handles.flatMap(({ chunk }) => (chunk === null ? [] : [chunk]));
}

/** Immutable objects that many pages' states share. */
const sharedState = new WeakSet<object>();

const knownTexts = new Map<string, Texts>();

function textsOf(handles: readonly RouteChunks[], language: Language): Texts {
  const namespaces = [...new Set(handles.flatMap((handle) => handle.namespaces ?? []))];
  const key = [language, ...namespaces].join(' ');
  const known = knownTexts.get(key) ?? translations.texts(language, namespaces);
  if (namespaces.every((namespace) => namespace in known)) {
    knownTexts.set(key, known);
    sharedState.add(known);
  }
  return known;
}

/** React puts head elements first; none of them can contain an unescaped tag. */
function splitHead(markup: string): { head: string; html: string } {
  const start = markup.indexOf(rootTag);
  return { head: markup.slice(0, start), html: markup.slice(start + rootTag.length, -'</div>'.length) };
}

/** The path of a redirect within the site: its own origin is none of the visitor's business. */
function locationOf(response: Response): string {
  return response.headers.get('location') ?? '/';
}

/** Where the form of the call request is sent to, in each language. */
export function callRequestPaths(hostingPage: unknown): readonly string[] {
  const { defaultLanguage } = mergedSettings(hostingPage).settings;
  return languages.map((language) => localizedPath(paths.callRequest, language, defaultLanguage));
}

function storeOf(request: SiteRequest, results?: ResultCache) {
  const { settings } = mergedSettings(request.hostingPage);
  const { pathname, search } = new URL(request.url);
  const location = stateOfLocation({ pathname, search, hash: '' }, settings.defaultLanguage);
  return makeStore({
    fetch: (input, init) => request.fetch(input, { signal: request.signal, ...init }),
    origin: request.backendOrigin,
    reuse: results && reuseResults(results, request),
    preloadedState: { settings, ...location, api: untimed() },
  });
}

/** Sends a call request that came as a form; null: it is accepted. */
export async function submitCallRequest({ form, keyOf, ...request }: SubmitRequest): Promise<PlainAttempt | null> {
  const store = storeOf(request);
  const language = selectLanguage(store.getState());
  await translations.load(language, ['callRequest', 'form']);
  const { t } = translations.of(language);
  const labels = { callTime: t('form:callTime.label'), flat: t('callRequest:flat') };
  return store.dispatch(sendPlainCallRequest(form, language, labels, keyOf));
}

/**
 * Renders a page with a store of its own, after all its queries. Throws errors of the page; a failing backend gives a
 * page with a notice.
 */
export async function render(request: RenderRequest): Promise<SiteView | RenderedRedirect> {
  const store = storeOf(request, request.results);
  const { defaultLanguage } = selectSettings(store.getState());
  const url = new URL(request.url);

  const handler = handlerOf(defaultLanguage);
  // The server's alone: browsers with scripts do not show them.
  await translations.load(selectLanguage(store.getState()), ['noScripts']);
  const context = await routedRequest.run({ store, blocksDue: request.blocksDue }, () =>
    handler.query(new Request(url, { signal: request.signal })),
  );
  // Slices injected by another request take effect with the next action.
  store.dispatch(slicesAdded([]));
  if (context instanceof Response) return { status: context.status, location: locationOf(context) };

  const arrived = store.getState();
  const queries = Object.values(arrived.api.queries);
  // Pending queries are left out: the browser must render from the same results.
  const shown = queries.some((query) => query?.status === 'pending')
    ? makeStore({ fetch: request.fetch, preloadedState: { ...arrived, api: withResults(resultsOf(arrived)) } })
    : store;
  const route = `/${context.matches.flatMap(({ route: { path = '' } }) => path.split('/').filter(Boolean)).join('/')}`;
  const report = (failure: BlockFailure): void => request.reportFailure?.({ ...failure, route });
  let rendered: Rendered;
  try {
    rendered = renderPage(
      <PlainAttemptContext value={(request.attempt ?? null) as PlainAttempt | null}>
        <App store={shown}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
          {/* Without effect here, but needed: React's ids depend on the tree, which must equal the browser's. */}
          <HydrationMarker />
        </App>
      </PlainAttemptContext>,
    );
  } catch (error) {
    report({ error, block: null });
    throw error;
  }
  rendered.failures.forEach(report);
  const handles = context.matches
    .map(({ route }) => route.handle as RouteChunks | undefined)
    .filter((handle) => handle !== undefined);
  const language: Language = selectLanguage(arrived);
  return {
    status: rendered.status ?? context.statusCode,
    complete:
      context.errors === null &&
      queries.every(
        (query) => query?.status === 'fulfilled' || isNotFound(query?.error) || query?.endpointName === 'getExtensions',
      ),
    blockFailed: rendered.failures.length > 0,
    ...splitHead(rendered.markup),
    jsonLd: rendered.jsonLd.length === 0 ? null : { '@context': 'https://schema.org', '@graph': rendered.jsonLd },
    state: {
      address: url.pathname + url.search,
      texts: { [language]: textsOf(handles, language) },
      results: packResults(
        queriesOfPage(store, handles, { params: context.matches.at(-1)?.params ?? {}, search: url.searchParams }),
        sharedState,
      ),
    },
    sharedState,
    languageTag: languageTag(language),
    chunks: chunksOf(handles),
  };
}
