import { readSource, type VariantAsset } from './assets.ts';
import type { CacheFolder } from './cacheFolder.ts';
import type { EncodeQueue } from './encodeQueue.ts';
import { createSharedWork } from './sharedWork.ts';
import { encodeVariant } from './variants.ts';

export interface Renditions {
  /** From the cache, or made now; undefined when the master is gone. */
  get(variant: VariantAsset): Promise<Buffer | undefined>;
  /** Makes what is missing, in the order given, until all is there or `signal` says stop; `failed` hears of what cannot be made. */
  makeMissing(variants: readonly VariantAsset[], signal: AbortSignal, failed: (variant: VariantAsset, error: unknown) => void): Promise<void>;
  settled(): Promise<void>;
}

const nameOf = ({ width, format }: VariantAsset): string => `${width}.${format}`;

export function createRenditions(cache: CacheFolder, queue: EncodeQueue): Renditions {
  const encodes = createSharedWork<Buffer | undefined>();

  const keyOf = (variant: VariantAsset): string => `${variant.hash}/${nameOf(variant)}`;

  const encode = async (variant: VariantAsset): Promise<Buffer | undefined> => {
    const master = await readSource(variant);
    if (master === undefined) return undefined;
    const bytes = await encodeVariant(master, variant);
    await cache.write(variant.hash, nameOf(variant), bytes);
    return bytes;
  };

  return {
    async get(variant) {
      const stored = await cache.read(variant.hash, nameOf(variant));
      return stored ?? encodes.run(keyOf(variant), async () => queue(async () => encode(variant), 'request'));
    },

    async makeMissing(variants, signal, failed) {
      for (const variant of variants) {
        if (signal.aborted) return;
        if (await cache.has(variant.hash, nameOf(variant))) continue;
        // The other way round than above: a request must never wait for a turn that background work has not got yet.
        const turn = async (): Promise<unknown> => (signal.aborted ? undefined : encodes.run(keyOf(variant), async () => encode(variant)));
        await queue(turn, 'background').catch((error: unknown) => failed(variant, error));
      }
    },

    settled: async () => encodes.settled(),
  };
}
