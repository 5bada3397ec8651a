import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteSettings } from '../siteSettings.ts';
import { readAssets } from './assets.ts';
import { readChunkFiles } from './chunkFiles.ts';
import { hostingPageHead, hostingPageSettings } from './hostingPage.ts';
import { composePage } from './render/composePage.ts';
import { createPages, type RenderedPage } from './render/createPages.ts';
import { inProcessFetch, inProcessOrigin } from './render/inProcessFetch.ts';
import type { Renderer } from './render/renderer.ts';
import { securityHeaders } from './security.ts';
import { sendAsset } from './sendAsset.ts';
import { makeShell } from './shell.ts';
import { readTemplate } from './template.ts';
import { type PathKind, pathKind, rawPath } from './urlPath.ts';

export interface WebOptions {
  /** The built client: index.html, chunks.json, assets/ and the public files. */
  clientDir: string;
  siteSettings: SiteSettings & { readonly origin: string };
  renderer: Renderer;
  /** Milliseconds; then the plain shell is sent. */
  renderDeadline?: number;
}

export interface Web {
  register(server: FastifyInstance): Promise<void>;
}

/** Reads the built client once; throws a StartError when it was not built. */
export function createWeb({ clientDir, siteSettings, renderer, renderDeadline = 2500 }: WebOptions): Web {
  const template = readTemplate(clientDir);
  const filesOf = readChunkFiles(clientDir);
  const assets = readAssets(clientDir);
  const settingsScript = hostingPageHead(siteSettings);
  const shell = makeShell(template, filesOf, settingsScript);
  const styleOf = (path: string): string => assets.get(path)?.bodies.get('identity')?.toString('utf8') ?? '';
  const parts = { template, filesOf, styleOf, settingsScript, pageStateId: renderer.pageStateId };

  const answerWith =
    (pages: (url: string) => Promise<RenderedPage>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const url = request.raw.url ?? '/';
      const path = rawPath(url);
      if (request.method !== 'GET' && request.method !== 'HEAD') return notFound(reply);
      const asset = assets.get(path);
      if (asset !== undefined) return sendAsset(request, reply, asset);
      if (!wantsPage(request, pathKind(path))) return notFound(reply);
      if (path.length > 1 && path.endsWith('/')) return reply.redirect(path.slice(0, -1) + url.slice(path.length), 301);
      const page = await pages(url);
      return reply.code(page.status).type('text/html; charset=utf-8').send(page.html);
    };

  return {
    async register(server) {
      await server.register(helmet, securityHeaders(siteSettings));
      const pages = createPages({
        renderer,
        compose: (view) => composePage(view, parts),
        shell,
        hostingPage: hostingPageSettings(siteSettings),
        ...(siteSettings.host === undefined
          ? { fetch: inProcessFetch(server), backendOrigin: inProcessOrigin }
          : { fetch, backendOrigin: undefined }),
        origin: siteSettings.origin,
        deadline: renderDeadline,
        report: (error) => server.log.error(error),
      });
      // Whatever no other part has a route for: parts with a prefix keep a not-found answer of their own.
      server.setNotFoundHandler(answerWith(pages));
    },
  };
}

/** A file that is not there is no page, unless a person asks for it in the address bar. */
function wantsPage(request: FastifyRequest, kind: PathKind): boolean {
  return kind === 'page' || (kind === 'file' && (request.headers.accept ?? '').includes('text/html'));
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send('Not found\n');
}
