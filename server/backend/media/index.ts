import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../process.ts';
import type { Media, MediaImage } from '../ports.ts';
import { inspect } from './inspect.ts';
import { openMetadataStore } from './metadataStore.ts';
import { createMediaPlugin, type Entry } from './plugin.ts';
import { createRenditions, type Rendition } from './renditions.ts';
import { fallbackWidth, formats, originalPath, variantPath, variantWidths } from './variants.ts';

export interface MediaService extends Media {
  /** Makes every rendition that is missing, one at a time, until all are there or `close` is called. */
  warm(): Promise<void>;
  close(): Promise<void>;
}

interface MediaOptions {
  /** Where renditions and what is known of masters are kept; it may be deleted at any time. */
  readonly cacheDir: string;
}

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

function reasonOf(error: unknown): string {
  if (errorCode(error) === 'ENOENT') return 'is missing';
  return `is no picture that can be shown: ${error instanceof Error ? error.message : String(error)}`;
}

/** Drawings of flats stay vectors: they are small, and a buyer looks closely. */
const isDrawing = (file: string): boolean => file.split(path.sep).includes('plans') && path.extname(file) === '.svg';

/** Gives pictures and papers of the content their addresses, and serves them. */
export async function createMedia({ cacheDir }: MediaOptions): Promise<MediaService> {
  const metadata = await openMetadataStore(cacheDir);
  const renditions = createRenditions(cacheDir);
  const entries = new Map<string, Entry>();
  let closed = false;

  async function readPicture(file: string) {
    try {
      const bytes = await readFile(file);
      const hash = hashOf(bytes);
      const known = metadata.get(hash) ?? (await inspect(bytes));
      metadata.set(hash, known);
      return { hash, ...known };
    } catch (error) {
      throw new Error(`${file} ${reasonOf(error)}`, { cause: error });
    }
  }

  function original(hash: string, file: string): string {
    const address = originalPath(hash, file);
    entries.set(address, { kind: 'original', file });
    return address;
  }

  function variant(rendition: Rendition): string {
    const address = variantPath(rendition.hash, rendition.file, rendition.width, rendition.format);
    entries.set(address, { kind: 'rendition', rendition });
    return address;
  }

  async function image(file: string): Promise<MediaImage> {
    const { hash, width, height, placeholder } = await readPicture(file);
    if (isDrawing(file)) return { src: original(hash, file), width, height, variants: [] };
    const variants = formats.flatMap((format) =>
      variantWidths(width).map((variantWidth) => ({
        src: variant({ hash, file, width: variantWidth, format }),
        width: variantWidth,
        format,
      })),
    );
    return { src: variantPath(hash, file, fallbackWidth(width), 'webp'), width, height, placeholder, variants };
  }

  return {
    image,
    async file(file) {
      const bytes = await readFile(file);
      return { url: original(hashOf(bytes), file), size: bytes.byteLength };
    },
    plugin: createMediaPlugin(entries, renditions),
    async warm() {
      await metadata.save();
      for (const entry of entries.values()) {
        if (closed) return;
        if (entry.kind === 'rendition') await renditions.read(entry.rendition);
      }
    },
    async close() {
      closed = true;
      await metadata.save();
    },
  };
}
