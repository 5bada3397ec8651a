import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import webpack from 'webpack';
import type { SiteSettings } from '../../server/siteSettings.ts';
import { type BuiltSite, readBuiltSite } from '../../server/web/builtSite.ts';
import type { Renderer } from '../../contract/renderer.ts';
import { isPagePath, rawPath } from '../../server/http/urlPath.ts';
import { serverConfig } from '../../webpack.config.ts';
import type { Build } from '../webpack/rules.ts';

interface PageRendererOptions {
  readonly build: Build;
  readonly siteSettings: SiteSettings & { readonly origin: string };
  /** Resolves with the hash of the built client, and waits during a rebuild. */
  readonly clientBuilt: () => Promise<string>;
  readonly backendOrigin: () => string;
}

export interface PageRenderer {
  readonly middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  stop(): void;
}

/** Milliseconds: in development a page waits for its data instead of being sent without it. */
const deadline = 30_000;

const log = (text: string): void => void process.stderr.write(`${text}\n`);

/** Renders pages with a development build of the renderer that follows the sources. */
export function createPageRenderer(options: PageRendererOptions): PageRenderer {
  const { build, siteSettings, clientBuilt, backendOrigin } = options;
  let rendererBuilt = Promise.withResolvers<string>();
  const compiler = webpack(serverConfig(build));
  compiler.hooks.invalid.tap('PageRenderer', () => {
    rendererBuilt = Promise.withResolvers();
  });
  const watching = compiler.watch({}, (error, stats) => {
    if (error) log(inspect(error));
    // The client shows the same errors; the rest concerns the server side only.
    if (stats?.hasErrors()) log(stats.toString('errors-only'));
    rendererBuilt.resolve(stats?.hash ?? '');
  });

  let current: { readonly hashes: string; readonly site: BuiltSite } | undefined;
  const siteNow = async (): Promise<BuiltSite> => {
    const [client, server] = await Promise.all([clientBuilt(), rendererBuilt.promise]);
    const hashes = `${client} ${server}`;
    if (current?.hashes !== hashes) {
      const file = pathToFileURL(path.join(build.folder, 'server/renderer.js')).href;
      const renderer = (await import(`${file}?${server}`)) as Renderer;
      current = {
        hashes,
        site: readBuiltSite({ clientDir: path.join(build.folder, 'client'), siteSettings, renderer }),
      };
    }
    return current.site;
  };

  const respond = async (url: string, response: ServerResponse): Promise<void> => {
    const site = await siteNow();
    const pages = site.pagesOver({
      fetch,
      backendOrigin: siteSettings.host === undefined ? backendOrigin() : undefined,
      deadline,
      blockTimeout: deadline,
      report: ({ error, block }) =>
        log(`${block === null ? 'The page' : `Block "${block}"`} failed: ${inspect(error)}`),
      incomplete: () => log(`${rawPath(url)} is rendered without some of its data: the backend did not send it`),
    });
    const { status, location, html } = await pages(url);
    response
      .writeHead(status, {
        'cache-control': 'no-store',
        'content-type': 'text/html; charset=utf-8',
        ...(location === undefined ? {} : { location }),
      })
      .end(html);
  };

  return {
    middleware({ method, url = '/', headers }, response, next) {
      if (method !== 'GET' || !isPagePath(rawPath(url), headers.accept)) return next();
      respond(url, response).catch((error: unknown) => {
        log(inspect(error));
        response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(inspect(error));
      });
    },
    stop: () => watching?.close(() => undefined),
  };
}
