import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type MadeAsset, type Packing, readSource } from './assets.ts';
import type { CacheFolder } from './cacheFolder.ts';
import type { TaskQueue, Urgency } from './taskQueue.ts';
import { createSingleFlight } from './singleFlight.ts';
import { encodeVariant } from './variants.ts';

export interface Renditions {
  /** From the cache, or made now; undefined when the master is gone. */
  get(asset: MadeAsset): Promise<Buffer | undefined>;
  has(asset: MadeAsset): Promise<boolean>;
  /** Makes it after the requests that wait; the request for it got another format. */
  scheduleReplacement(asset: MadeAsset): void;
  /** Makes missing files in the given order. */
  makeMissing(assets: readonly MadeAsset[]): Promise<void>;
  settled(): Promise<void>;
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Higher qualities take ten times as long and save 2 % of a model. */
const brotliQuality = 9;

async function pack(bytes: Buffer, packing: Packing): Promise<Buffer> {
  if (packing === 'gzip') return gzipped(bytes);
  return brotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}

/** Folder and file name in the cache. */
function placeOf(asset: MadeAsset): [folder: string, name: string] {
  if (asset.kind === 'drawn') return [asset.recipe, 'card.jpg'];
  return [asset.hash, asset.kind === 'packed' ? `whole.${asset.packing}` : `${asset.width}.${asset.format}`];
}

async function make(asset: MadeAsset, master: Buffer): Promise<Buffer> {
  switch (asset.kind) {
    case 'drawn':
      return asset.draw(master);
    case 'packed':
      return pack(master, asset.packing);
    case 'variant':
      return encodeVariant(master, asset);
  }
}

/** `stop` cancels all but requests; `failed` is called for background failures. */
export function createRenditions(
  cache: CacheFolder,
  queue: TaskQueue,
  stop: AbortSignal,
  failed: (asset: MadeAsset, error: unknown) => void,
): Renditions {
  const encodes = createSingleFlight<Buffer | undefined>();
  const scheduled = new Set<string>();

  const keyOf = (asset: MadeAsset): string => placeOf(asset).join('/');

  const encode = async (asset: MadeAsset): Promise<Buffer | undefined> => {
    const master = await readSource(asset);
    if (master === undefined) return undefined;
    const bytes = await make(asset, master);
    await cache.write(...placeOf(asset), bytes);
    return bytes;
  };

  const has = async (asset: MadeAsset): Promise<boolean> => cache.has(...placeOf(asset));

  const makeAt = async (urgency: Urgency, asset: MadeAsset): Promise<void> => {
    // The other way round than in `get`: a request must never wait for a turn that this has not got yet.
    const turn = async (): Promise<unknown> => {
      if (stop.aborted || (await has(asset))) return undefined;
      return encodes.run(keyOf(asset), async () => encode(asset));
    };
    await queue(turn, urgency).catch((error: unknown) => failed(asset, error));
  };

  return {
    async get(asset) {
      const stored = await cache.read(...placeOf(asset));
      return stored ?? encodes.run(keyOf(asset), async () => queue(async () => encode(asset), 'request'));
    },

    has,

    scheduleReplacement(asset) {
      const key = keyOf(asset);
      if (scheduled.has(key)) return;
      scheduled.add(key);
      void makeAt('replacement', asset).finally(() => scheduled.delete(key));
    },

    async makeMissing(assets) {
      for (const asset of assets) {
        if (stop.aborted) return;
        if (!(await has(asset))) await makeAt('background', asset);
      }
    },

    settled: async () => encodes.settled(),
  };
}
