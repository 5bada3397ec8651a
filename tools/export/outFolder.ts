import { renameSync, rmSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, realpath, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../server/process.ts';
import { ExportError } from './exportError.ts';

/** Marks a folder that contains nothing but an export. */
const markFile = '.obriy-export';
const markText = 'Written by npm run tool export; the next export replaces this folder with all that is in it.\n';

interface OutFolder {
  /** Where the export is written, beside its final place. */
  readonly draft: string;
  /** Moves the draft to its final place atomically. */
  commit(): Promise<void>;
  /** Leaves everything as it was. Synchronous: a process that stops meanwhile writes nothing more into the draft. */
  discard(): void;
}

async function namesIn(folder: string): Promise<string[] | undefined> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    if (errorCode(error) === 'ENOTDIR') throw new ExportError(`--out ${folder}: there is a file of that name`);
    throw new ExportError(`--out ${folder} cannot be read: ${String(errorCode(error))}`);
  }
}

async function makeDraft(place: string): Promise<string> {
  try {
    await mkdir(path.dirname(place), { recursive: true });
    const draft = await mkdtemp(`${place}.new-`);
    // Created for its owner only, while a web server has an account of its own.
    await chmod(draft, 0o777 & ~process.umask());
    return draft;
  } catch (error) {
    throw new ExportError(`--out ${place}: nothing can be written beside it: ${String(errorCode(error))}`);
  }
}

const isMountPoint = async (folder: string): Promise<boolean> =>
  (await stat(folder)).dev !== (await stat(path.dirname(folder))).dev;

/** Throws an ExportError when the folder contains something else than an export, or cannot be replaced. */
export async function openOutFolder(out: string): Promise<OutFolder> {
  const names = await namesIn(out);
  // Replaces the target of a link, so that the link stays valid.
  const place = names === undefined ? path.resolve(out) : await realpath(out);
  if (names !== undefined && (await isMountPoint(place))) {
    throw new ExportError(`--out ${out} is a mount point, which cannot be replaced: choose a folder in it`);
  }
  if (names !== undefined && names.length > 0 && !names.includes(markFile)) {
    throw new ExportError(`--out ${out} holds other files than those of an export: choose another folder, or empty it`);
  }
  const draft = await makeDraft(place);
  const former = `${draft}.former`;

  return {
    draft,
    async commit() {
      await writeFile(path.join(draft, markFile), markText);
      let isAside = false;
      // Synchronous: a stop signal waits until there is a site at that place again.
      try {
        if (names !== undefined) renameSync(place, former);
        isAside = names !== undefined;
        renameSync(draft, place);
      } catch (error) {
        if (isAside) renameSync(former, place);
        throw new ExportError(`--out ${out} cannot be replaced: ${String(errorCode(error))}`);
      }
      rmSync(former, { recursive: true, force: true });
    },
    // Writes that have begun end in other threads.
    discard: () => rmSync(draft, { recursive: true, force: true, maxRetries: 3 }),
  };
}
