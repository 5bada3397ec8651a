import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import type { Encoding } from '../../http/encoding.ts';

const preference: Encoding[] = ['br', 'gzip', 'identity'];

/** Browsers send a handful of different headers; the LRU drops rare ones. */
const known = new LRUCache<string, Encoding>({ max: 200 });

const longest = 200;

/**
 * The best encoding of a page for an Accept-Encoding header; identity when it accepts none, instead of an empty 406.
 */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined || header.length > longest) return 'identity';
  const before = known.get(header);
  if (before !== undefined) return before;
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(preference);
  const best = preference.find((encoding) => accepted.includes(encoding)) ?? 'identity';
  known.set(header, best);
  return best;
}
