import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fixtureContent } from './backend.ts';

export interface ContentCopy {
  dir: string;
  /** Replaces the first occurrence; fails when there is none, so that no test passes by accident. */
  edit(file: string, from: string, to: string): Promise<void>;
  /** Replaces the file by another of the same name, as editors and git save. */
  replace(file: string, from: string, to: string): Promise<void>;
  write(file: string, content: string | Uint8Array): Promise<void>;
  makeFolder(folder: string): Promise<void>;
  remove(file: string): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  dispose(): Promise<void>;
}

/** A copy of the fixture content, to be broken. */
export async function copyContent(): Promise<ContentCopy> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'obriy-content-'));
  const dir = path.join(root, 'content');
  await cp(fixtureContent, dir, { recursive: true });
  const at = (file: string): string => path.join(dir, file);
  const edited = async (file: string, from: string, to: string): Promise<string> => {
    const text = await readFile(at(file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
    return text.replace(from, to);
  };
  return {
    dir,
    edit: async (file, from, to) => writeFile(at(file), await edited(file, from, to)),
    async replace(file, from, to) {
      const aside = path.join(root, 'aside');
      await writeFile(aside, await edited(file, from, to));
      await rename(aside, at(file));
    },
    write: async (file, data) => writeFile(at(file), data),
    async makeFolder(folder) {
      await mkdir(at(folder));
    },
    remove: async (file) => rm(at(file), { recursive: true }),
    rename: async (from, to) => rename(at(from), at(to)),
    dispose: async () => rm(root, { recursive: true }),
  };
}
