import type { IncomingMessage } from 'node:http';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import Negotiator from 'negotiator';
import { type Asset, mediaPrefix, type PackedAsset, type Packing, readSource, type WholeAsset } from './assets.ts';
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

/** Serves what `find` knows by the part of the path behind /media/, and nothing else: no path is ever made of what was asked. */
export const createMediaPlugin =
  (find: (address: string) => Asset | undefined, renditions: Renditions): FastifyPluginAsync =>
  async (server) => {
    server.get<{ Params: { '*': string } }>(`${mediaPrefix}*`, async (request, reply) => {
      const asset = find(request.params['*']);
      if (asset === undefined) return notFound(reply);
      const packed = asset.kind === 'whole' ? packedFor(asset, request.raw) : undefined;
      const made = asset.kind === 'whole' ? packed : asset;
      const bytes = made === undefined ? await readSource(asset) : await renditions.get(made);
      if (bytes === undefined) return notFound(reply);
      if (packed !== undefined) reply.header('content-encoding', packed.packing);
      if (asset.kind === 'whole' && asset.packs) reply.header('vary', 'accept-encoding');
      return reply
        .headers({
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          ...headersOf(asset),
        })
        .send(bytes);
    });
  };
