import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../makeFolder.ts';
import { reasonOf } from './mediaError.ts';

export interface CacheFolder {
  has(hash: string, name: string): Promise<boolean>;
  read(hash: string, name: string): Promise<Buffer | undefined>;
  /** Atomic; never throws: without the cache the site is slower, not broken. */
  write(hash: string, name: string, bytes: Buffer | string): Promise<void>;
  /** Removes files that the content has not used for a while, and unfinished files of killed writers. */
  prune(used: ReadonlySet<string>): Promise<void>;
}

/** Milliseconds. Files stay that long for a rollback, and for a process beside this one with other content. */
const unusedLifetime = 7 * 24 * 3600 * 1000;
const unfinishedLifetime = 3600 * 1000;

async function removeOlder(folder: string, age: number, chosen: (name: string) => boolean): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter(chosen)) {
    const entry = path.join(folder, name);
    const { mtimeMs } = await stat(entry).catch(() => ({ mtimeMs: Infinity }));
    // A file that cannot be removed only takes space.
    if (Date.now() - mtimeMs > age) await rm(entry, { recursive: true, force: true }).catch(() => undefined);
  }
}

/**
 * Stores generated pictures, one folder for each hash. What is not in `root` is looked for in `builtDir`, which is only read. Calls `warn`
 * once when `root` is not writable.
 */
export function createCacheFolder(root: string, warn: (text: string) => void, builtDir?: string): CacheFolder {
  const unfinished = path.join(root, 'unfinished');
  const place = (hash: string, name: string): string => path.join(root, hash, name);
  const roots = builtDir === undefined ? [root] : [root, builtDir];
  const firstOf = async <T>(hash: string, name: string, look: (file: string) => Promise<T>): Promise<T | undefined> => {
    for (const folder of roots) {
      const found = await look(path.join(folder, hash, name)).catch(() => undefined);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  let warned = false;

  return {
    has: async (hash, name) => (await firstOf(hash, name, async (file) => stat(file))) !== undefined,

    read: async (hash, name) => firstOf(hash, name, async (file) => readFile(file)),

    async write(hash, name, bytes) {
      const part = path.join(unfinished, randomUUID());
      try {
        await Promise.all([makeFolder(unfinished), makeFolder(path.join(root, hash))]);
        // On the disk before it gets its name: after a power cut an empty file would be served for a year.
        await writeFile(part, bytes, { flush: true });
        await rename(part, place(hash, name));
      } catch (error) {
        await rm(part, { force: true }).catch(() => undefined);
        if (!warned) warn(`Pictures are not stored in ${root}: ${reasonOf(error)}`);
        warned = true;
      }
    },

    async prune(used) {
      const now = new Date();
      // A folder's mtime is its last use.
      for (const hash of used) await utimes(path.join(root, hash), now, now).catch(() => undefined);
      await removeOlder(root, unusedLifetime, (name) => /^[0-9a-f]{16}$/.test(name) && !used.has(name));
      await removeOlder(unfinished, unfinishedLifetime, () => true);
    },
  };
}
