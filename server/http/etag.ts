import { createHash } from 'node:crypto';

/** Identifies content; without quotes. */
export function hashOf(...content: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of content) hash.update(part);
  return hash.digest('base64url').slice(0, 22);
}

/**
 * Compares an If-None-Match header (one ETag, a list or `*`, RFC 9110) with an ETag, weakly: proxies that compress
 * weaken it.
 */
export function isFresh(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === etag);
}
