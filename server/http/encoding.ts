import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

const preference: Encoding[] = ['br', 'gzip', 'identity'];

/** The best available encoding that the request accepts; identity when it accepts none, instead of an empty 406. */
export function chooseEncoding(request: Pick<IncomingMessage, 'headers'>, available: ReadonlySet<Encoding>): Encoding {
  const accepted = new Negotiator(request).encodings([...available]);
  return preference.find((encoding) => accepted.includes(encoding)) ?? 'identity';
}

/** Browsers send a handful of different headers; the LRU drops rare ones. */
const known = new LRUCache<string, Encoding>({ max: 200 });

const longest = 200;
const every = new Set(preference);

/** The same where every encoding is available, by the Accept-Encoding header alone. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined || header.length > longest) return 'identity';
  const before = known.get(header);
  if (before !== undefined) return before;
  const best = chooseEncoding({ headers: { 'accept-encoding': header } }, every);
  known.set(header, best);
  return best;
}
