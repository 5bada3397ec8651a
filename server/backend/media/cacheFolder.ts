import { randomUUID } from 'node:crypto';
import { access, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../makeFolder.ts';
import { reasonOf } from './mediaError.ts';

export interface CacheFolder {
  has(hash: string, name: string): Promise<boolean>;
  read(hash: string, name: string): Promise<Buffer | undefined>;
  /** Whole or not at all; never throws: without the cache the site is slower, not broken. */
  write(hash: string, name: string, bytes: Buffer | string): Promise<void>;
  /** Removes what no picture of the content has used for a while, and what writers that were killed left behind. */
  prune(used: ReadonlySet<string>): Promise<void>;
}

/** A rollback and a neighbour with other content find theirs that long, in milliseconds. */
const keepUnused = 7 * 24 * 3600 * 1000;
const keepUnfinished = 3600 * 1000;

async function removeOlder(folder: string, age: number, chosen: (name: string) => boolean): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter(chosen)) {
    const entry = path.join(folder, name);
    const { mtimeMs } = await stat(entry).catch(() => ({ mtimeMs: Infinity }));
    // What cannot be removed takes room, and does no other harm.
    if (Date.now() - mtimeMs > age) await rm(entry, { recursive: true, force: true }).catch(() => undefined);
  }
}

/** One folder a hash. `warn` is told once when the folder cannot be written. */
export function createCacheFolder(root: string, warn: (text: string) => void): CacheFolder {
  const unfinished = path.join(root, 'unfinished');
  const place = (hash: string, name: string): string => path.join(root, hash, name);
  let warned = false;

  return {
    has: async (hash, name) =>
      access(place(hash, name)).then(
        () => true,
        () => false,
      ),

    read: async (hash, name) => readFile(place(hash, name)).catch(() => undefined),

    async write(hash, name, bytes) {
      const part = path.join(unfinished, randomUUID());
      try {
        await Promise.all([makeFolder(unfinished), makeFolder(path.join(root, hash))]);
        // On the disk before it gets its name: after a power cut an empty file would be served for a year.
        await writeFile(part, bytes, { flush: true });
        await rename(part, place(hash, name));
      } catch (error) {
        await rm(part, { force: true }).catch(() => undefined);
        if (!warned) warn(`Pictures are not kept in ${root}: ${reasonOf(error)}`);
        warned = true;
      }
    },

    async prune(used) {
      const now = new Date();
      // The time of a folder says when it was last used, not when it was filled.
      for (const hash of used) await utimes(path.join(root, hash), now, now).catch(() => undefined);
      await removeOlder(root, keepUnused, (name) => /^[0-9a-f]{16}$/.test(name) && !used.has(name));
      await removeOlder(unfinished, keepUnfinished, () => true);
    },
  };
}
