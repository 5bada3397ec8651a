import type { IncomingMessage } from 'node:http';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import Negotiator from 'negotiator';
import {
  type Asset,
  mediaPrefix,
  type PackedAsset,
  type Packing,
  readSource,
  type VariantAsset,
  type WholeAsset,
} from './assets.ts';
import type { Renditions } from './renditions.ts';

const notFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n');

function headersOf(asset: Asset): Readonly<Record<string, string>> {
  if (asset.kind === 'whole') return asset.headers;
  return { 'content-type': asset.kind === 'drawn' ? 'image/jpeg' : `image/${asset.format}` };
}

const packings: readonly Packing[] = ['br', 'gzip'];

/** What the request takes in place of the file itself. */
function packedFor({ packs, file, hash }: WholeAsset, request: IncomingMessage): PackedAsset | undefined {
  if (packs === undefined) return undefined;
  const taken = new Negotiator(request).encodings([...packings]);
  const packing = packings.find((each) => taken.includes(each));
  return packing && { kind: 'packed', file, hash, packing };
}

/**
 * The WebP of the same width, which is made in a fifth of the time, for a browser that names it: programs (exports, crawlers)
 * wait for the AVIF. No shared cache may keep it, and a browser for half a minute only: the address means the AVIF.
 */
async function quickStandIn(
  asset: Asset,
  accept: string | undefined,
  renditions: Renditions,
): Promise<VariantAsset | undefined> {
  if (asset.kind !== 'variant' || asset.format !== 'avif' || !accept?.includes('image/webp')) return undefined;
  if (await renditions.has(asset)) return undefined;
  renditions.makeLater(asset);
  return { ...asset, format: 'webp' };
}

/** Serves what `find` knows by the part of the path behind /media/, and nothing else: no path is ever made of what was asked. */
export const createMediaPlugin =
  (find: (address: string) => Asset | undefined, renditions: Renditions): FastifyPluginAsync =>
  async (server) => {
    server.get<{ Params: { '*': string } }>(`${mediaPrefix}*`, async (request, reply) => {
      const wanted = find(request.params['*']);
      if (wanted === undefined) return notFound(reply);
      const standIn = await quickStandIn(wanted, request.headers.accept, renditions);
      const asset = standIn ?? wanted;
      const packed = asset.kind === 'whole' ? packedFor(asset, request.raw) : undefined;
      const made = asset.kind === 'whole' ? packed : asset;
      const bytes = made === undefined ? await readSource(asset) : await renditions.get(made);
      if (bytes === undefined) return notFound(reply);
      if (packed !== undefined) reply.header('content-encoding', packed.packing);
      if (asset.kind === 'whole' && asset.packs) reply.header('vary', 'accept-encoding');
      return reply
        .headers({
          'cache-control': standIn === undefined ? 'public, max-age=31536000, immutable' : 'private, max-age=30',
          'x-content-type-options': 'nosniff',
          ...headersOf(asset),
        })
        .send(bytes);
    });
  };
