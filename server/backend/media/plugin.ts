import type { IncomingMessage } from 'node:http';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import Negotiator from 'negotiator';
import { standInSeconds } from './taskQueue.ts';
import {
  type MediaAsset,
  mediaPrefix,
  openUntouched,
  type PackedAsset,
  type Packing,
  readSource,
  type VariantAsset,
  type WholeAsset,
} from './assets.ts';
import type { Renditions } from './renditions.ts';

const notFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n');

function headersOf(asset: MediaAsset): Readonly<Record<string, string>> {
  if (asset.kind === 'whole') return asset.headers;
  return { 'content-type': asset.kind === 'drawn' ? 'image/jpeg' : `image/${asset.format}` };
}

const packings: readonly Packing[] = ['br', 'gzip'];

/** The compressed form that the request accepts. */
function packedFor({ packs, file, hash }: WholeAsset, request: IncomingMessage): PackedAsset | undefined {
  if (packs === undefined) return undefined;
  const taken = new Negotiator(request).encodings([...packings]);
  const packing = packings.find((each) => taken.includes(each));
  return packing && { kind: 'packed', file, hash, packing };
}

/**
 * A WebP of the same width, made in a fifth of the time, for browsers that accept it by name; programs wait for the
 * AVIF. Not cached by proxies and for half a minute by browsers, because the address stands for the AVIF.
 */
async function quickStandIn(
  asset: MediaAsset,
  accept: string | undefined,
  renditions: Renditions,
): Promise<VariantAsset | undefined> {
  if (asset.kind !== 'variant' || asset.format !== 'avif' || !accept?.includes('image/webp')) return undefined;
  if (await renditions.has(asset)) return undefined;
  renditions.scheduleReplacement(asset);
  return { ...asset, format: 'webp' };
}

/** Serves only what `find` knows by the path below /media/: no file path is made of the request. */
export const createMediaPlugin =
  (find: (address: string) => MediaAsset | undefined, renditions: Renditions): FastifyPluginAsync =>
  async (server) => {
    server.get<{ Params: { '*': string } }>(`${mediaPrefix}*`, async (request, reply) => {
      const requested = find(request.params['*']);
      if (requested === undefined) return notFound(reply);
      const standIn = await quickStandIn(requested, request.headers.accept, renditions);
      const asset = standIn ?? requested;
      const packed = asset.kind === 'whole' ? packedFor(asset, request.raw) : undefined;
      const made = asset.kind === 'whole' ? packed : asset;
      const opened =
        asset.kind === 'whole' && made === undefined ? await openUntouched(asset, request.method) : undefined;
      const bytes = opened?.body ?? (made === undefined ? await readSource(asset) : await renditions.get(made));
      if (bytes === undefined) return notFound(reply);
      if (opened !== undefined) reply.header('content-length', opened.size);
      if (packed !== undefined) reply.header('content-encoding', packed.packing);
      if (asset.kind === 'whole' && asset.packs) reply.header('vary', 'accept-encoding');
      return reply
        .headers({
          'cache-control':
            standIn === undefined ? 'public, max-age=31536000, immutable' : `private, max-age=${standInSeconds}`,
          'x-content-type-options': 'nosniff',
          ...headersOf(asset),
        })
        .send(bytes);
    });
  };
