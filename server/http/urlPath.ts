/**
 * Traversal, encoded separators, control characters and line separators: no link of the site has them, whoever sends them is looking for a hole.
 * The router's patterns end at a line.
 */
const hostile = /(?:^|\/)\.\.?(?:\/|$)|\\|%2e|%2f|%5c|%[01][\da-f]|%7f|%e2%80%a[89]|\/\//i;

/** The backend answers these; what it leaves is missing, and never a page that a program would take for an answer. */
const backend = /^\/(?:api|media)(?:\/|$)/;

const fileExtension = /\.[a-z0-9]{1,11}$/i;

/** The raw path of a request, without its query; never decoded, so that nothing is decoded twice. */
export function rawPath(url: string): string {
  const end = url.search(/[?#]/);
  return end === -1 ? url : url.slice(0, end);
}

/** Characters; no page of the site comes near, and nobody is to make the server look at more. */
const longestPath = 2048;

/**
 * Whether a page answers the path, if only the one that says that there is nothing. Not what belongs to other parts, and
 * what looks like a file only for a person who asks for it in the address bar.
 */
export function isPagePath(path: string, accept: string | undefined): boolean {
  if (!path.startsWith('/') || path.startsWith('/assets/') || backend.test(path)) return false;
  return !fileExtension.test(path) || (accept ?? '').includes('text/html');
}

/** Characters that mean the same escaped and not (RFC 3986, 6.2.2.2), in a path that is not hostile. */
const needlesslyEscaped = /%(?:2d|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/gi;

/** The path in its usual spelling: each page has one address. */
export const usualSpelling = (path: string): string => path.replaceAll(needlesslyEscaped, decodeURIComponent);

/** A path that no page has, whatever the content: it is not even looked for. */
export const isBlocked = (path: string): boolean => path.length > longestPath || hostile.test(path);
