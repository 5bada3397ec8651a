/** Whether an If-None-Match header holds the ETag (RFC 9110): weakly compared, since a proxy that compresses weakens it; any of a list, or `*`. */
export function isFresh(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === etag);
}
