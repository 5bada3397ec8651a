import type { Asset } from '../assets.ts';
import { brotliOf, gzipOf, worthCompressing } from '../../http/compress.ts';
import type { Encoding } from '../../http/encoding.ts';
import { hashOf } from '../../http/etag.ts';

/** Compresses a generated text once. */
export async function textAsset(text: string, contentType: string, cacheControl: string): Promise<Asset> {
  const identity = Buffer.from(text, 'utf8');
  const bodies = new Map<Encoding, Buffer>([['identity', identity]]);
  if (identity.length >= worthCompressing) {
    bodies.set('br', await brotliOf(identity));
    bodies.set('gzip', await gzipOf(identity));
  }
  const etag = hashOf(identity);
  return { contentType, etag, immutable: false, cacheControl, bodies };
}
