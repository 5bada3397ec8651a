import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendError } from './errors.ts';

/** Headers that scripts of other origins may read. */
const exposed = 'ETag, Retry-After';

/** Seconds that a browser may cache a preflight response: the largest value that browsers accept. */
const maxAge = '7200';

const isElsewhere = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-site'] === 'cross-site' || headers['sec-fetch-site'] === 'same-site';

/** A followed link; scripts of the site never navigate to a call. */
const isLink = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-mode'] === 'navigate';

/** Whether the request comes from a page of an allowed origin. */
export const comesFrom = (request: FastifyRequest, allowed: ReadonlySet<string>): boolean =>
  allowed.has(request.headers.origin ?? '');

/**
 * Allows pages of the named origins, without cookies. Other pages get no CORS header; without named origins there are
 * none at all.
 */
export function registerCors(api: FastifyInstance, allowed: ReadonlySet<string>): void {
  if (allowed.size === 0) return;

  api.addHook('onRequest', async (request, reply) => {
    if (!comesFrom(request, allowed)) return undefined;
    reply.headers({ 'access-control-allow-origin': request.headers.origin, 'access-control-expose-headers': exposed });
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) {
      return undefined;
    }
    return reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, HEAD, POST, PATCH, DELETE',
        'access-control-allow-headers': 'Accept-Language, Content-Type, Idempotency-Key, X-XSRF-TOKEN',
        'access-control-max-age': maxAge,
        'cache-control': 'no-store',
      })
      .send();
  });

  api.addHook('onSend', async (_, reply) => {
    // Caches must not share a response between origins.
    reply.header('vary', [reply.getHeader('vary'), 'Origin'].filter((name) => name !== undefined).join(', '));
  });
}

/**
 * Only the site's pages, the named origins and programs may submit a lead: otherwise an image or link on any page could
 * do so by the GET call.
 */
export function registerLeadOrigins(api: FastifyInstance, allowed: ReadonlySet<string>): void {
  api.addHook('onRequest', async (request, reply) => {
    const refused = isLink(request) || (isElsewhere(request) && !comesFrom(request, allowed));
    return refused ? sendError(reply, 403, { message: 'Pages of this origin may not call' }) : undefined;
  });
}
