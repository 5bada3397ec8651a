import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from '../../http/encoding.ts';
import { isFresh } from '../../http/etag.ts';
import type { StoredPage } from './page.ts';
import { notModified, pageResponse } from './pageResponse.ts';

/** A redirect preserves tracking parameters, which name the source of a lead. */
function withTracking(location: string, tracking: string): string {
  if (tracking === '') return location;
  const hash = location.indexOf('#');
  const [address, fragment] = hash === -1 ? [location, ''] : [location.slice(0, hash), location.slice(hash)];
  return `${address}${address.includes('?') ? '&' : '?'}${tracking}${fragment}`;
}

/** Responds to GET and HEAD with a page; `tracking` holds the parameters removed from its key. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: StoredPage, tracking = ''): FastifyReply {
  const whole = pageResponse(page, acceptedEncoding(request.headers['accept-encoding']));
  const { etag, location } = whole.headers;
  const known = etag !== undefined && isFresh(request.headers['if-none-match'], etag.slice(2));
  const { status, headers, body } = known ? notModified(whole) : whole;
  reply.code(status).headers(headers);
  if (location !== undefined) {
    reply.header('location', withTracking(location, tracking));
    // A CDN may ignore tracking parameters in its key, and would serve the first visitor's parameters to everybody.
    if (tracking !== '') reply.header('cache-control', 'no-store');
  }
  return request.method === 'HEAD' || body.length === 0 ? reply.send() : reply.send(body);
}
