import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteSettings } from '../siteSettings.ts';
import { type Asset, readAssets } from './assets.ts';
import { chooseEncoding } from './encoding.ts';
import { isFresh } from './isFresh.ts';
import { securityHeaders } from './security.ts';
import { readShell } from './shell.ts';
import { pathKind, rawPath } from './urlPath.ts';

export interface WebOptions {
  /** The built client: index.html, assets/ and the public files. */
  clientDir: string;
  siteSettings: SiteSettings;
}

export interface Web {
  register(server: FastifyInstance): Promise<void>;
}

/** Reads the built client once; throws a StartError when it was not built. */
export function createWeb({ clientDir, siteSettings }: WebOptions): Web {
  const shell = readShell(clientDir, siteSettings);
  const assets = readAssets(clientDir);

  const answer = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const path = rawPath(request.raw.url ?? '/');
    const kind = pathKind(path);
    const readable = request.method === 'GET' || request.method === 'HEAD';
    if (!readable || kind === 'hostile') return notFound(reply);
    const found = assets.get(path) ?? (kind === 'page' ? shell : undefined);
    return found === undefined ? notFound(reply) : sendAsset(request, reply, found);
  };

  return {
    async register(server) {
      await server.register(helmet, securityHeaders(siteSettings));
      // Whatever no other part has a route for: parts with a prefix keep a not-found answer of their own.
      server.setNotFoundHandler(answer);
    },
  };
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send('Not found\n');
}

function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: Asset): FastifyReply {
  const encoding = chooseEncoding(request.raw, new Set(asset.bodies.keys()));
  const etag = `"${asset.etag}-${encoding}"`;
  reply
    .code(200)
    .header('cache-control', asset.immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
    .header('etag', etag)
    .header('vary', 'accept-encoding')
    .type(asset.contentType);
  if (isFresh(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  const body = asset.bodies.get(encoding) ?? Buffer.alloc(0);
  return request.method === 'HEAD' ? reply.header('content-length', body.length).send() : reply.send(body);
}
