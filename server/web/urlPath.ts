/** Traversal, encoded separators and NUL bytes: no link of the site has them, whoever sends them is looking for a hole. */
const hostile = /(?:^|\/)\.\.?(?:\/|$)|\\|%2e|%2f|%5c|%00|\/\//i;

/** The backend answers these; what it leaves is missing, and never a page that a program would take for an answer. */
const backend = /^\/(?:api|media)(?:\/|$)/;

const fileExtension = /\.[a-z0-9]{1,11}$/i;

/** `page` may be one of the site's, `file` looks like a file's name, `reserved` is for other parts and never a page. */
export type PathKind = 'page' | 'file' | 'reserved' | 'hostile';

/** The raw path of a request, without its query; never decoded, so that nothing is decoded twice. */
export function rawPath(url: string): string {
  const end = url.search(/[?#]/);
  return end === -1 ? url : url.slice(0, end);
}

export function pathKind(path: string): PathKind {
  if (!path.startsWith('/') || hostile.test(path)) return 'hostile';
  if (path.startsWith('/assets/') || backend.test(path)) return 'reserved';
  return fileExtension.test(path) ? 'file' : 'page';
}
