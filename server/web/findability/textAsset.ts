import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Asset } from '../assets.ts';
import type { Encoding } from '../../http/encoding.ts';
import { hashOf } from '../../http/etag.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Compressing less than this saves no packet. */
const worthCompressing = 1024;

/** Compresses a generated text once, off the event loop, at a moderate quality because a request waits for it. */
export async function textAsset(text: string, contentType: string, cacheControl: string): Promise<Asset> {
  const identity = Buffer.from(text, 'utf8');
  const bodies = new Map<Encoding, Buffer>([['identity', identity]]);
  if (identity.length >= worthCompressing) {
    bodies.set(
      'br',
      await brotli(identity, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
      }),
    );
    bodies.set('gzip', await gzipped(identity));
  }
  const etag = hashOf(identity);
  return { contentType, etag, immutable: false, cacheControl, bodies };
}
