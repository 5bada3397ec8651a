import type { FastifyRequest } from 'fastify';

/** The host of the page that sent the request by `Origin` or `Referer`; undefined for programs, which send neither. */
function pageHost({ headers }: FastifyRequest): string | undefined {
  const page = headers.origin ?? headers.referer;
  if (page === undefined) return undefined;
  return URL.parse(page)?.host ?? '';
}

/** Whether a page of another host sent the request, by `Origin` and `Referer`. */
export function isOfAnotherHost(request: FastifyRequest): boolean {
  const host = pageHost(request);
  // A proxy may name the default port.
  const own = URL.parse(`${request.protocol}://${request.host}`)?.host;
  return host !== undefined && host !== own;
}
