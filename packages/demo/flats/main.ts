/**
 * Draws the demonstration flats: content/projects/<alias>/flats.yaml, prices.csv, floor-plans.yaml, plans/*.svg and floor-plans/*.svg. The same input gives the same files to the byte.
 * Run it by `npm run tool demo-flats` after changing data/; its output is committed.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { COMPLEXES } from './data/complexes.ts';
import { demoFlatsFiles } from './files.ts';

const PROJECTS = join(import.meta.dirname, '../../../content/projects');

const files = demoFlatsFiles();
const folders = COMPLEXES.flatMap(({ alias }) =>
  ['plans', 'floor-plans'].map((folder) => join(PROJECTS, alias, folder)),
);
await Promise.all(folders.map(async (folder) => rm(folder, { recursive: true, force: true })));
for (const [path, text] of files) {
  const file = join(PROJECTS, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
process.stdout.write(`${files.size} files written under content/projects\n`);
