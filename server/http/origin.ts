import type { FastifyRequest } from 'fastify';

/** The host of the page that sent the request, as far as the browser says; programs say nothing. */
function pageHost({ headers }: FastifyRequest): string | undefined {
  const page = headers.origin ?? headers.referer;
  if (page === undefined) return undefined;
  return URL.parse(page)?.host ?? '';
}

/** Whether a page of another host sent the request, as far as `Origin` and `Referer` say. */
export function isOfAnotherHost(request: FastifyRequest): boolean {
  const host = pageHost(request);
  // A proxy may name the port that goes without saying.
  const own = URL.parse(`${request.protocol}://${request.host}`)?.host;
  return host !== undefined && host !== own;
}
