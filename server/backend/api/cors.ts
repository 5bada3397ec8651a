import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendError } from './errors.ts';

/** What a page may read of an answer beside its body. */
const exposed = 'ETag, Retry-After';

/** Seconds that a browser remembers what it was allowed; it keeps none for longer. */
const maxAge = '7200';

const isElsewhere = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-site'] === 'cross-site' || headers['sec-fetch-site'] === 'same-site';

/** A link that somebody follows; scripts of the site never navigate to a call. */
const isLink = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-mode'] === 'navigate';

/** Whether the request comes from a page of an origin that was named. */
export const comesFrom = (request: FastifyRequest, allowed: ReadonlySet<string>): boolean =>
  allowed.has(request.headers.origin ?? '');

/**
 * Pages of the named origins may call, without cookies; no header says anything of it to any other page. With no origin named,
 * answers are as if there were no such thing.
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
    // One answer for all would be kept without the header, or with that of another origin.
    reply.header('vary', [reply.getHeader('vary'), 'Origin'].filter((name) => name !== undefined).join(', '));
  });
}

/** Lets nobody but the site's own pages, the named origins and programs leave a lead: an image of a stranger's page could, by the GET call, and so could a link. */
export function registerLeadOrigins(api: FastifyInstance, allowed: ReadonlySet<string>): void {
  api.addHook('onRequest', async (request, reply) => {
    const refused = isLink(request) || (isElsewhere(request) && !comesFrom(request, allowed));
    return refused ? sendError(reply, 403, { message: 'Pages of this origin may not call' }) : undefined;
  });
}
