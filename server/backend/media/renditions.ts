import { type MadeAsset, readSource } from './assets.ts';
import type { CacheFolder } from './cacheFolder.ts';
import type { EncodeQueue } from './encodeQueue.ts';
import { createSharedWork } from './sharedWork.ts';
import { pack } from './pack.ts';
import { encodeVariant } from './variants.ts';

export interface Renditions {
  /** From the cache, or made now; undefined when the master is gone. */
  get(asset: MadeAsset): Promise<Buffer | undefined>;
  /** Makes what is missing, in the order given, until all is there or `signal` says stop; `failed` hears of what cannot be made. */
  makeMissing(
    assets: readonly MadeAsset[],
    signal: AbortSignal,
    failed: (asset: MadeAsset, error: unknown) => void,
  ): Promise<void>;
  settled(): Promise<void>;
}

/** Where the cache keeps it: a folder and a name in it. */
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

export function createRenditions(cache: CacheFolder, queue: EncodeQueue): Renditions {
  const encodes = createSharedWork<Buffer | undefined>();

  const keyOf = (asset: MadeAsset): string => placeOf(asset).join('/');

  const encode = async (asset: MadeAsset): Promise<Buffer | undefined> => {
    const master = await readSource(asset);
    if (master === undefined) return undefined;
    const bytes = await make(asset, master);
    await cache.write(...placeOf(asset), bytes);
    return bytes;
  };

  return {
    async get(asset) {
      const stored = await cache.read(...placeOf(asset));
      return stored ?? encodes.run(keyOf(asset), async () => queue(async () => encode(asset), 'request'));
    },

    async makeMissing(assets, signal, failed) {
      for (const asset of assets) {
        if (signal.aborted) return;
        if (await cache.has(...placeOf(asset))) continue;
        // The other way round than above: a request must never wait for a turn that background work has not got yet.
        const turn = async (): Promise<unknown> =>
          signal.aborted ? undefined : encodes.run(keyOf(asset), async () => encode(asset));
        await queue(turn, 'background').catch((error: unknown) => failed(asset, error));
      }
    },

    settled: async () => encodes.settled(),
  };
}
