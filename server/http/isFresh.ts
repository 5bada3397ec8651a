/**
 * Compares an If-None-Match header (one ETag, a list or `*`, RFC 9110) with an ETag, weakly: proxies that compress
 * weaken it.
 */
export function isFresh(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === etag);
}
