import type { FastifyReply, FastifyRequest } from 'fastify';
import { isFresh } from '../../http/isFresh.ts';
import { acceptedEncoding } from './acceptedEncoding.ts';
import type { CachedPage } from './page.ts';
import { notModified, pageResponse } from './pageResponse.ts';

/** A redirect carries the tracking parameters on: the company wants to know where a lead came from. */
function withTracking(location: string, tracking: string): string {
  if (tracking === '') return location;
  const hash = location.indexOf('#');
  const [address, fragment] = hash === -1 ? [location, ''] : [location.slice(0, hash), location.slice(hash)];
  return `${address}${address.includes('?') ? '&' : '?'}${tracking}${fragment}`;
}

/** Answers GET and HEAD with a page; `tracking` is what its address was given without. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage, tracking = ''): FastifyReply {
  const whole = pageResponse(page, acceptedEncoding(request.headers['accept-encoding']));
  const { etag, location } = whole.headers;
  const known = etag !== undefined && isFresh(request.headers['if-none-match'], etag.slice(2));
  const { status, headers, body } = known ? notModified(whole) : whole;
  reply.code(status).headers(headers);
  if (location !== undefined) {
    reply.header('location', withTracking(location, tracking));
    // A CDN may leave tracking out of its key: it would send everybody on as if they had come from where the first one did.
    if (tracking !== '') reply.header('cache-control', 'no-store');
  }
  // What stands beside a cookie is one visitor's own.
  if (reply.hasHeader('set-cookie')) reply.header('cache-control', 'private, no-store');
  return request.method === 'HEAD' || body.length === 0 ? reply.send() : reply.send(body);
}
