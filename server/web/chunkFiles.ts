import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { notBuilt } from '../startError.ts';
import { type InlineScripts, writtenScripts } from './render/inlineScripts.ts';

const ChunkFiles = z.object({ js: z.array(z.string()), css: z.array(z.string()) });

/** Written by tools/webpack/chunkManifest.ts. */
const Chunks = z.object({
  entry: ChunkFiles,
  /** By the name in `webpackChunkName`, without the chunks of the entry. */
  chunks: z.record(z.string(), ChunkFiles),
  inline: z.object({ boot: z.string(), fonts: z.string() }).default(writtenScripts),
});

/** URL paths in loading order. */
export type ChunkFiles = z.infer<typeof ChunkFiles>;

/** The files of each part of the site, including chunks shared with others. */
export type Chunks = z.infer<typeof Chunks>;

/** The files of the entry and of the named chunks, each once. */
export type FilesOf = (chunks: readonly string[]) => ChunkFiles;

function readChunks(clientDir: string): Chunks {
  const file = path.join(clientDir, 'chunks.json');
  if (!existsSync(file)) throw notBuilt(file);
  return Chunks.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** As the build has minified them. */
export function readInlineScripts(clientDir: string): InlineScripts {
  return readChunks(clientDir).inline;
}

export function readChunkFiles(clientDir: string): FilesOf {
  const { entry, chunks } = readChunks(clientDir);
  return (names) => {
    const parts = [entry, ...names.map((name) => chunks[name]).filter((part) => part !== undefined)];
    return { js: [...new Set(parts.flatMap(({ js }) => js))], css: [...new Set(parts.flatMap(({ css }) => css))] };
  };
}
