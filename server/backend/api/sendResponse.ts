import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from '../../http/encoding.ts';
import { isFresh } from '../../http/isFresh.ts';
import type { StoredResponse } from './responseCache.ts';

/** A 200 that browsers keep but always ask about, or the 304 that says it has not changed. */
export function sendResponse(request: FastifyRequest, reply: FastifyReply, answer: StoredResponse): FastifyReply {
  const encoding = chooseEncoding(request.raw, answer.encodings);
  const etag = answer.etag(encoding);
  reply.header('etag', etag);
  // A cookie may stand beside it, and that is one visitor's own.
  reply.header('cache-control', reply.hasHeader('set-cookie') ? 'private, no-cache' : 'no-cache');
  if (isFresh(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(200).send(answer.body(encoding));
}
