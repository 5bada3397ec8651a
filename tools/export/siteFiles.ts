import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Asset } from '../../server/web/assets.ts';
import { errorCode } from '../../server/process.ts';
import { ExportError } from './exportError.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** At the final level of the page cache, see docs/decisions/page-cache.md; the last step is slow and gains nothing. */
const brotliQuality = 10;

/** Bytes. The build leaves smaller files uncompressed, too. */
const leastCompressed = 256;

export interface SiteFiles {
  /** URL paths of all files so far, without compressed ones. */
  readonly paths: ReadonlySet<string>;
  readonly bytes: () => number;
  /** With a compressed file beside it, if that is worth it. */
  text(urlPath: string, text: string | Buffer): Promise<void>;
  /** As it is. */
  binary(urlPath: string, bytes: Buffer): Promise<void>;
  /** As the build made it. */
  asset(urlPath: string, asset: Asset): Promise<void>;
}

/**
 * The file of a page by its decoded path. A static host serves `/about` from `about.html` without a redirect to
 * `/about/`, which `about/index.html` would cause.
 */
export const pageFile = (urlPath: string): string => (urlPath === '/' ? '/index.html' : `${urlPath}.html`);

/** Whether a static host finds a file or a page for a decoded path. Aliases may have dots, as names of files do. */
export const isServed = (files: ReadonlySet<string>, urlPath: string): boolean =>
  files.has(urlPath) || files.has(pageFile(urlPath));

/** Also with the separator of Windows. */
const hasDotSegment = /(?:^|[/\\])\.{1,2}(?:[/\\]|$)/;

/** Writes files below a folder by their URL paths. */
export function createSiteFiles(folder: string): SiteFiles {
  const paths = new Set<string>();
  let bytes = 0;

  const write = async (urlPath: string, content: Buffer): Promise<void> => {
    const file = path.join(folder, urlPath);
    // Paths come from the backend's responses, decoded: one with `..%2f` would leave the folder, or replace a page.
    if (hasDotSegment.test(urlPath)) throw new ExportError(`${urlPath} leads out of its folder`);
    try {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, content);
    } catch (error) {
      throw new ExportError(`${urlPath} cannot be written: ${String(errorCode(error))}`);
    }
    bytes += content.length;
  };

  return {
    paths,
    bytes: () => bytes,
    async text(urlPath, text) {
      const content = Buffer.from(text);
      paths.add(urlPath);
      await write(urlPath, content);
      if (content.length < leastCompressed) return;
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      };
      await write(`${urlPath}.br`, await brotli(content, { params }));
      await write(`${urlPath}.gz`, await gzipped(content, { level: 9 }));
    },
    async binary(urlPath, content) {
      paths.add(urlPath);
      await write(urlPath, content);
    },
    async asset(urlPath, { bodies }) {
      paths.add(urlPath);
      const [identity, br, gz] = [bodies.get('identity'), bodies.get('br'), bodies.get('gzip')];
      if (identity !== undefined) await write(urlPath, identity);
      if (br !== undefined) await write(`${urlPath}.br`, br);
      if (gz !== undefined) await write(`${urlPath}.gz`, gz);
    },
  };
}
