import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defaultLanguage as ownDefault, type Language, languages } from '#domain/languages.ts';
import { defaultLandingMinimum, feedPath } from '#domain/pages.ts';
import type { Asset } from '../assets.ts';
import { backendFetch } from '../backendFetch.ts';
import { inProcessFetch, inProcessOrigin } from '../render/inProcessFetch.ts';
import { sendAsset } from '../sendAsset.ts';
import { createAddresses } from './addresses.ts';
import { type FetchCall, fetchFromBackend, type BackendAccess } from './fetchFromBackend.ts';
import { landingPages } from './landingPages.ts';
import { createLastGood, type LastGood } from './lastGood.ts';
import { makeManifest, manifestPath } from './manifest.ts';
import { makeFeed, readFeedNews } from './newsFeed.ts';
import { makeRobots } from './robots.ts';
import { readSiteContent } from './siteContent.ts';
import { makeSitemap } from './sitemap.ts';
import { indexedPages } from './sitePages.ts';
import { textAsset } from './textAsset.ts';

export interface FindabilityOptions {
  /** Scheme and host of absolute addresses, without a trailing slash. */
  origin: string;
  defaultLanguage?: Language | undefined;
  /** False blocks search engines, for a copy of the site. */
  indexing: boolean;
  /** Free flats that a landing page of the search needs to be listed. */
  landingMinimum?: number | undefined;
  /** The origin of a remote backend; undefined: this server. */
  host?: string | undefined;
  /** A custom way to the backend. */
  fetch?: typeof fetch;
  /** Milliseconds that backend requests may take for one file. */
  deadline?: number;
}

export interface Findability {
  register(server: FastifyInstance): Promise<void>;
  /** Call it when the content has changed. */
  clear(): void;
}

/** Crawlers and CDNs may cache a file for minutes, and much longer while the site is down. */
const cacheControl = 'public, max-age=300, stale-while-revalidate=3600, stale-if-error=604800';

const xml = 'application/xml; charset=utf-8';
const lifetime = 600_000;
const pause = 10_000;
const retryAfter = 60;

/** The paths of these files; without the parts of a divided sitemap. */
export function findabilityPaths(defaultLanguage: Language = ownDefault): string[] {
  const { path } = createAddresses('', defaultLanguage);
  return [
    '/sitemap.xml',
    '/robots.txt',
    ...languages.flatMap((language) => [path(feedPath, language), path(manifestPath, language)]),
  ];
}

/** Files for crawlers and feed readers: sitemap, robots.txt, news feeds, web app manifests. */
export function createFindability({
  origin,
  defaultLanguage = ownDefault,
  indexing,
  landingMinimum = defaultLandingMinimum,
  host,
  deadline = 15_000,
  ...options
}: FindabilityOptions): Findability {
  const addresses = createAddresses(origin, defaultLanguage, host);
  const clears = new Set<() => void>();

  const cachedFile = <T>(make: () => Promise<T>, failed: (error: unknown) => void): LastGood<T> => {
    const lastGood = createLastGood({ make, lifetime, pause, failed });
    clears.add(lastGood.clear);
    return lastGood;
  };

  return {
    clear: () => clears.forEach((clear) => clear()),

    async register(server) {
      const access: BackendAccess = {
        fetch:
          options.fetch ??
          (host === undefined ? inProcessFetch(server) : backendFetch((text) => server.log.error(text))),
        host: host ?? inProcessOrigin,
      };
      const fetchCall = (): FetchCall => fetchFromBackend(access, AbortSignal.timeout(deadline));
      const failed = (error: unknown): void =>
        server.log.warn(error, 'Could not fetch the content of sitemap and feeds');

      const serve = (url: string, asset: (request: FastifyRequest) => Promise<Asset | undefined>): void => {
        server.route({
          method: ['GET', 'HEAD'],
          url,
          handler: async (request, reply) => send(request, reply, async () => asset(request)),
        });
      };
      const serveText = (url: string, contentType: string, text: string): void => {
        const made = textAsset(text, contentType, cacheControl);
        serve(url, async () => made);
      };

      const sitemap = cachedFile(async () => {
        const sendRequest = fetchCall();
        const [content, landings] = await Promise.all([
          readSiteContent(sendRequest, defaultLanguage),
          landingPages(sendRequest, defaultLanguage, landingMinimum),
        ]);
        const { main, parts } = makeSitemap(indexedPages(content, landings), addresses);
        return Promise.all([main, ...parts].map(async (text) => textAsset(text, xml, cacheControl)));
      }, failed);
      serve('/sitemap.xml', async () => (await sitemap.get())[0]);
      serve(
        '/sitemap-:part(^[1-9]\\d{0,3}).xml',
        async ({ params }) => (await sitemap.get())[Number((params as { part: string }).part)],
      );

      serveText('/robots.txt', 'text/plain; charset=utf-8', makeRobots(origin, indexing));
      for (const language of languages) {
        const feed = cachedFile(async () => {
          const news = await readFeedNews(fetchCall(), language);
          return textAsset(
            makeFeed(news, addresses, language, new Date()),
            'application/atom+xml; charset=utf-8',
            cacheControl,
          );
        }, failed);
        serve(addresses.path(feedPath, language), async () => feed.get());
        serveText(
          addresses.path(manifestPath, language),
          'application/manifest+json; charset=utf-8',
          makeManifest(addresses, language),
        );
      }
    },
  };
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  find: () => Promise<Asset | undefined>,
): Promise<FastifyReply> {
  let asset: Asset | undefined;
  try {
    asset = await find();
  } catch {
    return reply
      .code(503)
      .headers({ 'retry-after': retryAfter, 'cache-control': 'no-store' })
      .type('text/plain; charset=utf-8')
      .send('Try again later\n');
  }
  if (asset === undefined) {
    return reply.code(404).header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send('Not found\n');
  }
  return sendAsset(request, reply, asset);
}
