import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { notBuilt } from '../startError.ts';

const ChunkFiles = z.object({ js: z.array(z.string()), css: z.array(z.string()) });

/** The format of tools/webpack/chunkManifest.ts. */
const Chunks = z.object({ entry: ChunkFiles, chunks: z.record(z.string(), ChunkFiles) });

/** URL paths in loading order. */
export type ChunkFiles = z.infer<typeof ChunkFiles>;

/** The files of the entry and of the named chunks, each once. */
export type FilesOf = (chunks: readonly string[]) => ChunkFiles;

export function readChunkFiles(clientDir: string): FilesOf {
  const file = path.join(clientDir, 'chunks.json');
  if (!existsSync(file)) throw notBuilt(file);
  const { entry, chunks } = Chunks.parse(JSON.parse(readFileSync(file, 'utf8')));
  return (names) => {
    const parts = [entry, ...names.map((name) => chunks[name]).filter((part) => part !== undefined)];
    return { js: [...new Set(parts.flatMap(({ js }) => js))], css: [...new Set(parts.flatMap(({ css }) => css))] };
  };
}
