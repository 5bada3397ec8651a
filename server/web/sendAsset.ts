import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Asset } from './assets.ts';
import { chooseEncoding } from '../http/encoding.ts';
import { isFresh } from '../http/etag.ts';

function cacheControlOf({ cacheControl, immutable, contentType }: Asset): string {
  if (cacheControl !== undefined) return cacheControl;
  if (immutable) return 'public, max-age=31536000, immutable';
  // Browsers request the icon at each navigation.
  return contentType.startsWith('image/') ? 'public, max-age=86400' : 'no-cache';
}

export function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: Asset): FastifyReply {
  const encoding = chooseEncoding(request.raw, new Set(asset.bodies.keys()));
  const etag = `"${asset.etag}-${encoding}"`;
  reply
    .code(200)
    .header('cache-control', cacheControlOf(asset))
    .header('etag', etag)
    .header('vary', 'accept-encoding')
    .type(asset.contentType);
  if (isFresh(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  const body = asset.bodies.get(encoding) ?? Buffer.alloc(0);
  return request.method === 'HEAD' ? reply.header('content-length', body.length).send() : reply.send(body);
}
