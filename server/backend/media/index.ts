import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../process.ts';
import type { Media, MediaImage } from '../ports.ts';
import {
  addressName,
  type MediaAsset,
  type DrawnAsset,
  type MadeAsset,
  mediaPrefix,
  type PackedAsset,
  type VariantAsset,
  versionOf,
  type WholeAsset,
} from './assets.ts';
import { createCacheFolder } from './cacheFolder.ts';
import { contentHash } from './contentHash.ts';
import { createTaskQueue, type TaskPace } from './taskQueue.ts';
import { createPictureFacts } from './pictureFacts.ts';
import { MediaError, reasonOf } from './mediaError.ts';
import { modelFault } from './modelFault.ts';
import { createMediaPlugin } from './plugin.ts';
import { createRenditions } from './renditions.ts';
import { compareByNeed, fallbackOf, panoramaPlan, variantPlan } from './variants.ts';

interface MediaOptions {
  /** Absolute; errors show paths relative to it. */
  contentDir: string;
  /** Absolute; made when it is not there, and may be deleted at any time. */
  cacheDir: string;
  /** What `npm run build` has made for `cacheDir`; only read. */
  builtDir?: string | undefined;
  /** Called with warnings for the operator. */
  warn?: (text: string) => void;
  /** Limits the encoding by `warm`; without it only requests for pictures do. */
  pace?: TaskPace;
}

/** Media whose renditions are made on the first request, or before by `warm`. */
export interface StoredMedia extends Media {
  /** Removes the renditions of pictures that the content has not used for a week. */
  prune(): Promise<void>;
  /** Makes the missing renditions of all published pictures, after any request; ends when all exist or on `close`. */
  warm(): Promise<void>;
  /** Once nothing more is written. */
  close(): Promise<void>;
}

/** Masters that are read and inspected at a time: each is in memory whole. */
const filesAtOnce = 3;

/** As many as a small server has cores; files are read beside them, by the other threads of Node. */
const encodesAtOnce = 2;

/** A sandboxed document has an origin of its own: asked to key it by the site's origin, the browser warns in its console. */
const svgHeaders = {
  'content-type': 'image/svg+xml',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'origin-agent-cluster': '?0',
};

/** Throws the reason for a file that browsers should not get, or that responses would call a PDF. */
function expectPdf(file: string, bytes: Buffer): void {
  const extension = path.extname(file).toLowerCase();
  if (extension !== '.pdf') throw new Error(`downloads are PDF files, not ${extension}`);
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new Error('it does not begin as a PDF file does');
}

/** The documents tab shows a PDF in a frame over the page. */
const ownFrames = { 'content-security-policy': "frame-ancestors 'self'", 'x-frame-options': 'SAMEORIGIN' };

/** Line drawings are smaller and sharper as they are. */
const isPlan = (file: string): boolean =>
  file.split(path.sep).some((folder) => folder === 'plans' || folder === 'floor-plans');

export function createMedia({
  contentDir,
  cacheDir,
  builtDir,
  warn = (text) => process.emitWarning(text),
  pace,
}: MediaOptions): StoredMedia {
  const cache = createCacheFolder(cacheDir, warn, builtDir);
  const queue = createTaskQueue(encodesAtOnce, pace);
  const files = createTaskQueue(filesAtOnce);
  const factsOf = createPictureFacts(cache, queue);
  const assets = new Map<string, MediaAsset>();
  const stop = new AbortController();

  const nameIn = (file: string): string => path.relative(contentDir, file);

  const describe = (asset: MadeAsset): string => {
    if (asset.kind === 'variant') return `${nameIn(asset.file)} cannot be made ${asset.width} px wide`;
    return `${nameIn(asset.file)} cannot be ${asset.kind === 'drawn' ? 'drawn for previews' : 'compressed'}`;
  };

  const renditions = createRenditions(cache, queue, stop.signal, (asset, error) =>
    warn(`${describe(asset)}: ${reasonOf(error)}`),
  );

  const publish = (name: string, asset: MediaAsset, folder = asset.hash): string => {
    const address = `${folder}/${name}`;
    assets.set(address, asset);
    return mediaPrefix + address;
  };

  const masterOf = (src: string): MediaAsset => {
    const master = assets.get(src.slice(mediaPrefix.length));
    if (master === undefined) throw new Error(`No picture was given the address ${src}`);
    return master;
  };

  /** `work` on a file's bytes, its failure under the file's name. */
  const withFile = async <T>(
    file: string,
    work: (bytes: Buffer, hash: string, version: string) => Promise<T> | T,
  ): Promise<T> => {
    try {
      const read = async (): Promise<T> => {
        const version = versionOf(await stat(file));
        const bytes = await readFile(file);
        return work(bytes, contentHash(bytes), version);
      };
      return await files(read, 'request');
    } catch (error) {
      const fault = errorCode(error) === 'ENOENT' ? ' is missing' : `: ${reasonOf(error)}`;
      throw new MediaError(nameIn(file) + fault, { cause: error });
    }
  };

  return {
    image: async (file) =>
      withFile(file, async (bytes, hash, version): Promise<MediaImage> => {
        const { format, width, height, opaque, placeholder } = await factsOf(hash, bytes);
        const name = addressName(file);
        if (format === 'svg' && isPlan(nameIn(file))) {
          return {
            src: publish(`${name}.svg`, { kind: 'whole', file, hash, version, headers: svgHeaders }),
            width,
            height,
            variants: [],
          };
        }
        const variants = variantPlan(width).map((each) => ({
          ...each,
          src: publish(`${name}-${each.width}.${each.format}`, { kind: 'variant', file, hash, opaque, ...each }),
        }));
        const src = `${mediaPrefix}${hash}/${name}-${fallbackOf(width)}.webp`;
        return { src, width, height, placeholder, variants };
      }),

    panorama: async (file) =>
      withFile(file, async (bytes, hash): Promise<MediaImage> => {
        const { width, height, opaque, placeholder } = await factsOf(hash, bytes);
        if (Math.abs(width - 2 * height) > 1) {
          throw new Error(`a panorama is twice as wide as it is high, and this is ${width} × ${height} px`);
        }
        const variants = panoramaPlan(width).map((each) => ({
          ...each,
          // The name tells the service worker not to cache them: they are too large.
          src: publish(`${addressName(file)}-${each.width}.360.${each.format}`, {
            kind: 'variant',
            file,
            hash,
            opaque,
            ...each,
          }),
        }));
        return { src: variants[0]?.src ?? '', width, height, placeholder, variants };
      }),

    model: async (file) =>
      withFile(file, (bytes, hash, version) => {
        const fault = modelFault(bytes);
        if (fault !== undefined) throw new Error(fault);
        const headers = { 'content-type': 'model/gltf-binary' };
        return {
          src: publish(`${addressName(file)}.glb`, { kind: 'whole', packs: true, file, hash, version, headers }),
          size: bytes.length,
        };
      }),

    file: async (file) =>
      withFile(file, (bytes, hash, version) => {
        expectPdf(file, bytes);
        const { base, ext } = path.parse(file);
        const headers = {
          'content-type': 'application/pdf',
          'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(base).replaceAll(/['()*]/g, '_')}`,
          ...ownFrames,
        };
        return {
          url: publish(addressName(file) + ext.toLowerCase(), { kind: 'whole', file, hash, version, headers }),
          size: bytes.length,
        };
      }),

    read: async (src) => readFile(masterOf(src).file),

    drawn(src, made, draw) {
      const { file, hash } = masterOf(src);
      const recipe = contentHash(Buffer.from(hash), made);
      return publish(`${addressName(file)}.jpg`, { kind: 'drawn', file, hash, recipe, draw }, recipe);
    },

    plugin: createMediaPlugin((address) => assets.get(address), renditions),

    async prune() {
      const hashes = [...assets.values()].flatMap((asset) =>
        asset.kind === 'drawn' ? [asset.hash, asset.recipe] : [asset.hash],
      );
      await cache.prune(new Set(hashes));
    },

    async warm() {
      const known = [...assets.values()];
      const drawn = known.filter((asset): asset is DrawnAsset => asset.kind === 'drawn');
      const variants = known.filter((asset): asset is VariantAsset => asset.kind === 'variant').sort(compareByNeed);
      const packed = known
        .filter((asset): asset is WholeAsset => asset.kind === 'whole' && asset.packs === true)
        .map(({ file, hash }): PackedAsset => ({ kind: 'packed', file, hash, packing: 'br' }));
      // People before the programs that make previews.
      await renditions.makeMissing([...variants, ...packed, ...drawn]);
    },

    async close() {
      stop.abort();
      await renditions.settled();
    },
  };
}
