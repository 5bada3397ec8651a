import { LRUCache } from 'lru-cache';
import { brotliOf, gzipOf, worthCompressing } from '../../http/compress.ts';
import type { Encoding } from '../../http/encoding.ts';
import { hashOf } from '../../http/etag.ts';

/** The bytes of one response in every encoding requested so far. */
export interface StoredResponse {
  /** Bytes, uncompressed. */
  readonly size: number;
  encodings: ReadonlySet<Encoding>;
  body(encoding: Encoding): Promise<Buffer>;
  /** Strong, so another one for each encoding. */
  etag(encoding: Encoding): string;
}

const every: ReadonlySet<Encoding> = new Set(['br', 'gzip', 'identity']);
const plain: ReadonlySet<Encoding> = new Set(['identity']);

async function encode(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body;
  return encoding === 'br' ? brotliOf(body) : gzipOf(body);
}

export function storeResponse(text: string): StoredResponse {
  const identity = Buffer.from(text, 'utf8');
  const hash = hashOf(identity);
  const bodies = new Map<Encoding, Promise<Buffer>>();
  return {
    size: identity.length,
    encodings: identity.length < worthCompressing ? plain : every,
    async body(encoding) {
      const known = bodies.get(encoding);
      if (known !== undefined) return known;
      const made = encode(identity, encoding);
      bodies.set(encoding, made);
      // The next request tries again.
      made.catch(() => bodies.delete(encoding));
      return made;
    },
    etag: (encoding) => (encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`),
  };
}

export interface ResponseCache {
  /** The cached response of a key, or the result of `make`; undefined is not cached. */
  get(key: string, make: () => string | undefined): StoredResponse | undefined;
  clear: () => void;
}

/** Room for the lists of 10,000 flats, 0.8 KB each, in both languages and beside other responses. */
const usualBytes = 64 * 1024 * 1024;

/** With an estimate for objects, and a third of the text for its compressed bodies, which come later. */
const bytesOf = ({ size }: StoredResponse, key: string): number => 1024 + 2 * key.length + Math.ceil((size * 4) / 3);

/** Bounded, because clients choose the queries. */
export function createResponseCache(maxBytes = usualBytes): ResponseCache {
  const stored = new LRUCache<string, StoredResponse>({ maxSize: maxBytes, sizeCalculation: bytesOf });
  return {
    get(key, make) {
      const known = stored.get(key);
      if (known !== undefined) return known;
      const text = make();
      if (text === undefined) return undefined;
      const made = storeResponse(text);
      stored.set(key, made);
      return made;
    },
    clear: () => stored.clear(),
  };
}
