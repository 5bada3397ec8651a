import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { type Asset, mediaPrefix, readSource } from './assets.ts';
import type { Renditions } from './renditions.ts';

const notFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n');

function headersOf(asset: Asset): Readonly<Record<string, string>> {
  if (asset.kind === 'whole') return asset.headers;
  return { 'content-type': asset.kind === 'drawn' ? 'image/jpeg' : `image/${asset.format}` };
}

/** Serves what `find` knows by the part of the path behind /media/, and nothing else: no path is ever made of what was asked. */
export const createMediaPlugin =
  (find: (address: string) => Asset | undefined, renditions: Renditions): FastifyPluginAsync =>
  async (server) => {
    server.get<{ Params: { '*': string } }>(`${mediaPrefix}*`, async (request, reply) => {
      const asset = find(request.params['*']);
      if (asset === undefined) return notFound(reply);
      const bytes = asset.kind === 'whole' ? await readSource(asset) : await renditions.get(asset);
      if (bytes === undefined) return notFound(reply);
      return reply
        .headers({ 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff', ...headersOf(asset) })
        .send(bytes);
    });
  };
