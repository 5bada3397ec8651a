import type { Encoding } from '../../http/encoding.ts';
import { type StoredPage, isRedirect } from './page.ts';

/** docs/decisions/page-cache.md has the reasons. */
const sharedForPages = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400';
const sharedBriefly = 'public, max-age=0, s-maxage=10';

const retryAfterSeconds = '10';

export interface PageResponse {
  readonly status: number;
  /** Lower-case names, without the headers of every response of the process. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

function cacheControlOf({ freshness, shortLived, status }: StoredPage): string {
  if (freshness === 'uncached') return 'no-store';
  // Proxies revalidate, and get the newer page as soon as it is ready.
  if (freshness === 'stale') return 'no-cache';
  return shortLived !== true && (status === 200 || isRedirect({ status })) ? sharedForPages : sharedBriefly;
}

/**
 * Weak, because the same page may be recompressed; one for each encoding, because caches tell encodings apart by it.
 */
const etagOf = (page: StoredPage, encoding: Encoding): string => `W/"${page.etag}-${encoding}"`;

const nothing = Buffer.alloc(0);

/** The response for a page in one encoding, with its body or as 304. */
export function pageResponse(page: StoredPage, encoding: Encoding): PageResponse {
  const { status, location = '', freshness, bodies } = page;
  const body = bodies.get(encoding) ?? nothing;
  const headers: Record<string, string> = {
    'cache-control': cacheControlOf(page),
    // A missing file gets a page only if the client accepts HTML.
    vary: status === 404 ? 'accept-encoding, accept' : 'accept-encoding',
    ...page.headers,
    'content-length': String(body.length),
  };
  if (isRedirect(page)) return { status, headers: { ...headers, location }, body };
  headers['content-type'] = 'text/html; charset=utf-8';
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  if (status === 503) headers['retry-after'] ??= retryAfterSeconds;
  if (status === 200 && freshness !== 'uncached') headers['etag'] = etagOf(page, encoding);
  return { status, headers, body };
}

const aboutTheBody = new Set(['content-length', 'content-type', 'content-encoding']);

/** The 304 response. */
export function notModified({ headers }: PageResponse): PageResponse {
  const allowed = Object.entries(headers).filter(([name]) => !aboutTheBody.has(name));
  return { status: 304, headers: Object.fromEntries(allowed), body: nothing };
}
