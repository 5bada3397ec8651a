import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Encoding } from '../../http/encoding.ts';
import { hashOf } from '../../http/etag.ts';

/** The bytes of one response in every encoding requested so far. */
export interface StoredResponse {
  encodings: ReadonlySet<Encoding>;
  body(encoding: Encoding): Buffer;
  /** Strong, so another one for each encoding. */
  etag(encoding: Encoding): string;
}

/** Compressing less than this saves no packet. */
const worthCompressing = 1024;
const every: ReadonlySet<Encoding> = new Set(['br', 'gzip', 'identity']);
const plain: ReadonlySet<Encoding> = new Set(['identity']);

/** A moderate quality: compressed once and sent many times, but the first client waits for it. */
const brotliQuality = 6;

function compress(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(body);
  if (encoding === 'identity') return body;
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return brotliCompressSync(body, { params });
}

export function storeResponse(text: string): StoredResponse {
  const identity = Buffer.from(text, 'utf8');
  const hash = hashOf(identity);
  const bodies = new Map<Encoding, Buffer>();
  return {
    encodings: identity.length < worthCompressing ? plain : every,
    body(encoding) {
      const known = bodies.get(encoding) ?? compress(identity, encoding);
      bodies.set(encoding, known);
      return known;
    },
    etag: (encoding) => (encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`),
  };
}

export interface ResponseCache {
  /** The cached response of a key, or the result of `make`; undefined is not cached. */
  get(key: string, make: () => string | undefined): StoredResponse | undefined;
  clear: () => void;
}

/** Bounded, because clients choose the queries. */
export function createResponseCache(capacity = 2000): ResponseCache {
  const stored = new Map<string, StoredResponse>();
  return {
    get(key, make) {
      const known = stored.get(key);
      if (known !== undefined) return known;
      const text = make();
      if (text === undefined) return undefined;
      const oldest = stored.size >= capacity ? stored.keys().next() : undefined;
      if (oldest?.done === false) stored.delete(oldest.value);
      const made = storeResponse(text);
      stored.set(key, made);
      return made;
    },
    clear: () => stored.clear(),
  };
}
