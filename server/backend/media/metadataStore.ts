import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import type { Inspection } from './inspect.ts';

const Stored = z.record(z.string(), z.object({ width: z.int(), height: z.int(), placeholder: z.string() }));

export interface MetadataStore {
  get(hash: string): Inspection | undefined;
  set(hash: string, inspection: Inspection): void;
  /** Writes what is new; a lost or broken file only costs time at the next start. */
  save(): Promise<void>;
}

async function readStored(file: string): Promise<Map<string, Inspection>> {
  try {
    return new Map(Object.entries(Stored.parse(JSON.parse(await readFile(file, 'utf8')))));
  } catch {
    return new Map();
  }
}

export async function openMetadataStore(cacheDir: string): Promise<MetadataStore> {
  const file = path.join(cacheDir, 'metadata.json');
  const known = await readStored(file);
  let changed = false;
  return {
    get: (hash) => known.get(hash),
    set(hash, inspection) {
      known.set(hash, inspection);
      changed = true;
    },
    async save() {
      if (!changed) return;
      changed = false;
      await mkdir(cacheDir, { recursive: true });
      const draft = `${file}.${process.pid}`;
      await writeFile(draft, JSON.stringify(Object.fromEntries(known)));
      await rename(draft, file);
    },
  };
}
