import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

/** Compressing less than this saves no packet. */
export const worthCompressing = 1024;

/** For a text that is compressed once and sent many times, while the first client waits for it. */
const moderate = 6;

/** Copies the bytes: Node and zlib return slices of larger buffers, which would stay in memory uncounted. */
export function compact(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/** Like `brotliOf`, off the event loop. */
export const gzipOf = async (text: Buffer): Promise<Buffer> => compact(await gzipAsync(text));

export const brotliOf = async (text: Buffer, quality = moderate): Promise<Buffer> =>
  compact(
    await brotliAsync(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        // No larger than the text: allocating the default window of 4 MB takes longer than compressing.
        [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(Math.ceil(Math.log2(text.length + 1)), 10), 22),
      },
    }),
  );
