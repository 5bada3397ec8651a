import type { Encoding } from '../../http/encoding.ts';
import { type CachedPage, isRedirect } from './page.ts';

/** The figures and their reasons: docs/decisions/page-cache.md. */
const sharedForPages = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400';
const sharedBriefly = 'public, max-age=0, s-maxage=10';

const retryAfterSeconds = '10';

export interface PageResponse {
  readonly status: number;
  /** Names in lower case; what every answer of the process says is not among them. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

function cacheControlOf({ freshness, shortLived, status }: CachedPage): string {
  if (freshness === 'unkept') return 'no-store';
  // Whoever stands in front must ask again, and gets the newer page as soon as there is one.
  if (freshness === 'stale') return 'no-cache';
  return shortLived !== true && (status === 200 || isRedirect({ status })) ? sharedForPages : sharedBriefly;
}

/** Weak, because the same page may be compressed again and better; one for each encoding, because caches tell them apart by it. */
const etagOf = (page: CachedPage, encoding: Encoding): string => `W/"${page.etag}-${encoding}"`;

const nothing = Buffer.alloc(0);

/** What is written for a page in one encoding: the whole of it, or that it has not changed. */
export function pageResponse(page: CachedPage, encoding: Encoding): PageResponse {
  const { status, location = '', freshness, bodies } = page;
  const body = bodies.get(encoding) ?? nothing;
  const headers: Record<string, string> = {
    'cache-control': cacheControlOf(page),
    // The name of a file that is not there is a page only for who asks for pages.
    vary: status === 404 ? 'accept-encoding, accept' : 'accept-encoding',
    ...page.headers,
    'content-length': String(body.length),
  };
  if (isRedirect(page)) return { status, headers: { ...headers, location }, body };
  headers['content-type'] = 'text/html; charset=utf-8';
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  if (status === 503) headers['retry-after'] ??= retryAfterSeconds;
  if (status === 200 && freshness !== 'unkept') headers['etag'] = etagOf(page, encoding);
  return { status, headers, body };
}

const aboutTheBody = new Set(['content-length', 'content-type', 'content-encoding']);

/** The answer to somebody who has the page already. */
export function notModified({ headers }: PageResponse): PageResponse {
  const kept = Object.entries(headers).filter(([name]) => !aboutTheBody.has(name));
  return { status: 304, headers: Object.fromEntries(kept), body: nothing };
}
