/**
 * Traversal, encoded separators, control characters and line separators. No link of the site has them. The router's
 * patterns end at a line break.
 */
const hostile = /(?:^|\/)\.\.?(?:\/|$)|\\|%2e|%2f|%5c|%[01][\da-f]|%7f|%e2%80%a[89]|\/\//i;

/** The path of all calls. */
export const apiPrefix = '/api';

const fileExtension = /\.[a-z0-9]{1,11}$/i;

/** The raw path without its query; not decoded, so that nothing is decoded twice. */
export function rawPath(url: string): string {
  const end = url.search(/[?#]/);
  return end === -1 ? url : url.slice(0, end);
}

/** Whether the path is that of a call, known or not. */
export const isApiPath = (path: string): boolean => path === apiPrefix || path.startsWith(`${apiPrefix}/`);

const media = /^\/media(?:\/|$)/;

/** Longer than the path of any page or call. */
export const longestPath = 2048;

/**
 * Whether the path gets an HTML response (possibly "not found"): no assets, nothing of the backend, and a path with a
 * file extension only if the client accepts HTML.
 */
export function isPagePath(path: string, accept: string | undefined): boolean {
  if (!path.startsWith('/') || path.startsWith('/assets/') || isApiPath(path) || media.test(path)) return false;
  return !fileExtension.test(path) || (accept ?? '').includes('text/html');
}

/** Characters that need no escape (RFC 3986, 6.2.2.2), in a path that is not hostile. */
const needlesslyEscaped = /%(?:2d|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/gi;

/** The normalised path: each page has one address. */
export const usualSpelling = (path: string): string => path.replaceAll(needlesslyEscaped, decodeURIComponent);

/** A path that cannot be a page: it is refused before any lookup. */
export const isBlocked = (path: string): boolean => path.length > longestPath || hostile.test(path);
