import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Rendition, Renditions } from './renditions.ts';
import { contentTypes } from './variants.ts';

/** What an address under /media stands for. */
export type Entry = { readonly kind: 'rendition'; readonly rendition: Rendition } | { readonly kind: 'original'; readonly file: string };

const immutable = 'public, max-age=31536000, immutable';
/** An SVG that is opened by itself may style itself and nothing more. */
const bareDocument = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

function typeOf(file: string): string {
  const extension = path.extname(file).slice(1).toLowerCase();
  return contentTypes[extension as keyof typeof contentTypes] ?? 'application/octet-stream';
}

async function sendOriginal(reply: FastifyReply, file: string): Promise<FastifyReply> {
  void reply.header('Cache-Control', immutable).header('X-Content-Type-Options', 'nosniff').type(typeOf(file));
  if (typeOf(file) === contentTypes.svg) void reply.header('Content-Security-Policy', bareDocument);
  return reply.send(await readFile(file));
}

async function sendRendition(reply: FastifyReply, renditions: Renditions, rendition: Rendition): Promise<FastifyReply> {
  const bytes = await renditions.read(rendition);
  return reply
    .header('Cache-Control', immutable)
    .header('X-Content-Type-Options', 'nosniff')
    .type(contentTypes[rendition.format])
    .send(bytes);
}

/** Serves /media. An address is looked up, never put together with a folder: it cannot leave the content. */
export function createMediaPlugin(entries: ReadonlyMap<string, Entry>, renditions: Renditions): FastifyPluginAsync {
  return async (server) => {
    server.get('/media/*', async (request, reply) => {
      const [address = ''] = request.url.split('?');
      const entry = entries.get(address);
      if (entry === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
      return entry.kind === 'original'
        ? sendOriginal(reply, entry.file)
        : sendRendition(reply, renditions, entry.rendition);
    });
  };
}
