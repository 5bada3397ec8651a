import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from '../../http/encoding.ts';
import { isFresh } from '../../http/etag.ts';
import type { StoredResponse } from './responseCache.ts';

/** A 200 that browsers cache and always revalidate, or a 304. */
export async function sendResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  stored: StoredResponse,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.raw, stored.encodings);
  const etag = stored.etag(encoding);
  reply.header('etag', etag);
  // A response with a cookie belongs to one visitor.
  reply.header('cache-control', reply.hasHeader('set-cookie') ? 'private, no-cache' : 'no-cache');
  if (isFresh(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const body = await stored.body(encoding);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(200).send(body);
}
