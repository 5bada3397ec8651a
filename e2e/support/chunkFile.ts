import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Chunks } from '../../server/web/chunkFiles.ts';

const manifest = path.join(import.meta.dirname, '../../dist/client/chunks.json');

/** The URL path of a chunk's own file; its name has the number of the chunk. */
export function chunkFile(chunk: string, kind: 'js' | 'css' = 'js'): string {
  const { chunks } = JSON.parse(readFileSync(manifest, 'utf8')) as Chunks;
  const file = chunks[chunk]?.[kind].at(-1);
  if (file === undefined) throw new Error(`The build has no chunk "${chunk}"`);
  return file;
}
