import { mkdir, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

/** Links the installed packages into a copy of the project; the workspaces are those of the copy. */
export async function linkPackages(copy: string): Promise<void> {
  const installed = path.join(root, 'node_modules');
  const linked = path.join(copy, 'node_modules');
  await mkdir(path.join(linked, '@obriy'), { recursive: true });
  for (const name of await readdir(installed)) {
    if (name !== '@obriy') await symlink(path.join(installed, name), path.join(linked, name));
  }
  for (const name of await readdir(path.join(copy, 'packages'))) {
    await symlink(path.join(copy, 'packages', name), path.join(linked, '@obriy', name));
  }
}
