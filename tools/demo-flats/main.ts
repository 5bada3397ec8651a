/**
 * Draws the demonstration flats: content/projects/<alias>/flats.yaml and plans/*.svg. The same input gives the same files to the byte.
 * Run it by `npm run demo-flats` after changing data/; its output is committed.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { COMPLEXES } from './data/complexes.ts';
import { demoFlatsFiles } from './files.ts';

const PROJECTS = join(import.meta.dirname, '../../content/projects');

const files = demoFlatsFiles();
await Promise.all(COMPLEXES.map(async ({ alias }) => rm(join(PROJECTS, alias, 'plans'), { recursive: true, force: true })));
for (const [path, text] of files) {
  const file = join(PROJECTS, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
process.stdout.write(`${files.size} files written under content/projects\n`);
