import helmet from '@fastify/helmet';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { defaultLanguage as ownDefault, languageOfPath } from '#domain/languages.ts';
import type { ServerPart } from '../createServer.ts';
import { createAliasFlood, isEntryPath } from './aliasFlood.ts';
import { backendFetch } from './backendFetch.ts';
import { type BuiltSiteOptions, readBuiltSite } from './builtSite.ts';
import { registerCallRequestForm } from './callRequestForm.ts';
import { createAddresses } from './findability/addresses.ts';
import { hostingPageSettings } from './hostingPage.ts';
import {
  type StoredPage,
  createFastPath,
  createPageCache,
  fixedHeaders,
  normalisePageUrl,
  type PageCacheStats,
  type PageKey,
  type RenderedPage,
  sendPage,
} from './pageCache/index.ts';
import type { Pages } from './render/createPages.ts';
import { inProcessFetch, inProcessOrigin } from './render/inProcessFetch.ts';
import { reportFailures, reportOutage, logOnce } from './render/notices.ts';
import { createResultCache } from './render/resultCache.ts';
import { noIndexHeaders, permissionsPolicy, securityHeaders } from './security.ts';
import { sendAsset } from './sendAsset.ts';
import { isUnknown } from './unknownPath.ts';
import { TooBusy } from '../http/boundedQueue.ts';
import { acceptedEncoding } from '../http/encoding.ts';
import { isBlocked, isPagePath, rawPath, usualSpelling } from '../http/urlPath.ts';

export interface WebOptions extends Omit<BuiltSiteOptions, 'head'> {
  /** False for a copy of the site: search engines must not index it. */
  indexing?: boolean;
  /** Origins that may embed the site in a frame. */
  frameAncestors?: readonly string[];
  /** Milliseconds until the plain shell is sent. */
  renderDeadline?: number;
  /** Milliseconds until the page is sent without its pending blocks, which the browser then fetches. */
  renderBlockTimeout?: number;
}

export interface Web extends ServerPart {
  pageCacheStats(): PageCacheStats;
  /** Marks rendered pages as stale after a change of the content. */
  contentChanged(): void;
}

/** Milliseconds: a remote backend does not announce changes. */
const freshMs = 60_000;
const staleMs = 600_000;

/** Stands for the shared page of unknown addresses; cached, so that an older page of a removed entry gives way. */
const unknownAlias: RenderedPage = { status: 404, html: '', cacheable: true };

const isUnknownAlias = ({ status, bodies }: StoredPage): boolean => status === 404 && bodies.size === 0;

/** Room for some thousand pages. */
const maxBytes = 128 * 1024 * 1024;

/** Reads the built client once; throws a StartError when it was not built. */
export function createWeb({
  clientDir,
  siteSettings: given,
  renderer,
  indexing = true,
  frameAncestors = [],
  renderDeadline = 2500,
  renderBlockTimeout = 1000,
}: WebOptions): Web {
  const siteSettings = { ...given, plainForms: 'on' as const };
  const { assets, shell, inline, pagesOver } = readBuiltSite({ clientDir, siteSettings, renderer });
  const security = securityHeaders(siteSettings, { inline, frameAncestors });
  const own = { ...permissionsPolicy, ...(indexing ? {} : noIndexHeaders) };
  const always = { ...fixedHeaders(security), ...own };
  const { origin, defaultLanguage = ownDefault } = siteSettings;
  const { path: localized } = createAddresses(origin, defaultLanguage);
  let pages: Pages | undefined;
  let flood: ReturnType<typeof createAliasFlood> | undefined;
  let results = createResultCache();
  const cache = createPageCache({
    // Here, because the queue bounds how many requests the backend gets at once.
    async render(url) {
      if (pages === undefined) throw new Error('The site is not a part of a server yet');
      const path = rawPath(url);
      if ((await flood?.includes(path)) === true) return unknownAlias;
      const page = await pages(url);
      return page.status === 404 && flood?.recordNotFound(path) === true ? unknownAlias : page;
    },
    maxBytes,
    freshMs,
    staleMs,
  });
  const isTracking = renderer.isTrackingParameter;

  /** Resolves with undefined when the render queue is full. */
  const pageOf = async ({ headers }: FastifyRequest, key: PageKey): Promise<StoredPage | undefined> =>
    cache.get(key, acceptedEncoding(headers['accept-encoding'])).catch((error: unknown) => {
      if (!(error instanceof TooBusy)) throw error;
      return undefined;
    });

  const sendFresh = async (request: FastifyRequest, reply: FastifyReply, url: string): Promise<FastifyReply> => {
    const address = normalisePageUrl(url, isTracking);
    const page = await pageOf(request, address?.key ?? (rawPath(url) as PageKey));
    // Too busy to render: the browser renders the page, and the status makes search engines come back.
    if (page === undefined) return sendShell(reply.code(503).header('retry-after', '5'), shell(url));
    if (isUnknownAlias(page)) return sendNotFound(request, reply, rawPath(url));
    // The query is too long for a cache key: the browser renders the page.
    if (address === undefined && page.status === 200) return sendShell(reply, shell(url));
    return sendPage(request, reply, page, address?.tracking);
  };

  /** Unknown addresses share one page per language, so that made-up ones cost neither renders nor memory. */
  const sendNotFound = async (request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> => {
    const page = await pageOf(request, localized('/404', languageOfPath(path, defaultLanguage)) as PageKey);
    if (page === undefined) return notFound(reply);
    // The shell sent after a timeout keeps its 503: search engines must not take it for the page.
    return sendPage(request, reply, page.status === 503 ? page : { ...page, status: 404 });
  };

  const respond = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const url = request.raw.url ?? '/';
    const path = rawPath(url);
    const asset = assets.get(path);
    if (asset === undefined && !isEntryPath(path) && !isPagePath(path, request.headers.accept)) return notFound(reply);
    if (!isReading(request)) return onlyRead(reply);
    if (asset !== undefined) return sendAsset(request, reply, asset);
    if (isBlocked(path)) return sendNotFound(request, reply, path);
    const usual = usualSpelling(path).replace(/(?<=.)\/$/, '');
    if (usual !== path) {
      const query = url.slice(path.length);
      // With tracking parameters the redirect belongs to one visitor; see sendPage.
      return reply
        .header('cache-control', query === '' ? 'public, max-age=0, s-maxage=60' : 'no-store')
        .redirect(usual + query, 301);
    }
    return isUnknown(path) ? sendNotFound(request, reply, path) : sendFresh(request, reply, url);
  };

  return {
    front: createFastPath({ cache, isTracking, fixedHeaders: always }),
    unreadable: async (request, reply) => {
      reply.headers(always);
      const path = rawPath(request.raw.url ?? '/');
      return isReading(request) ? sendNotFound(request, reply, path) : onlyRead(reply);
    },
    async register(server) {
      const fetchElsewhere = backendFetch(logOnce((text) => server.log.error(text)));
      const backendFor = (remoteAddress?: string) =>
        siteSettings.host === undefined
          ? {
              fetch: inProcessFetch(server, remoteAddress === undefined ? {} : { remoteAddress }),
              backendOrigin: inProcessOrigin,
            }
          : { fetch: fetchElsewhere, backendOrigin: undefined };
      const rendered = pagesOver({
        ...backendFor(),
        results: () => results,
        deadline: renderDeadline,
        blockTimeout: renderBlockTimeout,
        report: reportFailures((text) => server.log.error(text)),
        incomplete: reportOutage((text) => server.log.warn(text)),
      });
      pages = rendered;
      flood = createAliasFlood({
        fetch: backendFor().fetch,
        origin: siteSettings.host ?? inProcessOrigin,
        defaultLanguage,
        timeout: renderBlockTimeout,
      });
      await server.register(helmet, security);
      // Only `noIndexHeaders` removes an indexed page from a search engine; robots.txt prevents crawling.
      server.addHook('onRequest', async (_, reply) => void reply.headers(own));
      const hostingPage = hostingPageSettings(siteSettings);
      await registerCallRequestForm(server, {
        paths: renderer.callRequestPaths(hostingPage),
        defaultLanguage,
        phone: siteSettings.phone,
        submit: async ({ url, ...submission }, address) =>
          renderer.submitCallRequest({ ...submission, ...backendFor(address), hostingPage, url: origin + url }),
        page: rendered,
      });
      // Plugins with a prefix have not-found handlers of their own.
      server.setNotFoundHandler(respond);
    },
    pageCacheStats: cache.stats,
    contentChanged() {
      // Renders in progress still write to the previous cache.
      results = createResultCache();
      flood?.contentChanged();
      cache.clear();
    },
  };
}

const isReading = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

function sendShell(reply: FastifyReply, shell: string): FastifyReply {
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(shell);
}

/** RFC 9110: a 405 response names the allowed methods. */
function onlyRead(reply: FastifyReply): FastifyReply {
  return reply
    .code(405)
    .header('allow', 'GET, HEAD')
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Only GET and HEAD\n');
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send('Not found\n');
}
