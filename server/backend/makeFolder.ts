import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../process.ts';

/** The mode of files that hold names and phone numbers. */
export const ownerAlone = 0o600;

const isThere = async (folder: string): Promise<boolean> =>
  stat(folder).then(
    () => true,
    () => false,
  );

/**
 * Makes an absolute folder and those above it. Step by step: Node's own recursive mkdir never ends below a folder that refuses with ENOENT,
 * as /proc does.
 */
export async function makeFolder(folder: string): Promise<void> {
  if (await isThere(folder)) return;
  const parent = path.dirname(folder);
  if (parent !== folder) await makeFolder(parent);
  try {
    await mkdir(folder);
  } catch (error) {
    // Another process was quicker.
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}
