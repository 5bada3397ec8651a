/**
 * `npm run tool demo-media`: makes every picture and model of the demonstration company under content/, with the outlines that lie on them.
 * An argument narrows it to paths that contain it. Photographs of the complexes need Chromium and take about half a minute each.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { sites } from './data/sites.ts';
import { seenFromAbove } from './data/progress.ts';
import { isSold, jobs } from './jobs.ts';
import { modelOf } from './model/glb.ts';
import { aerialYaml, type Located } from './outlines/aerial.ts';
import { sitePlanYaml } from './outlines/sitePlan.ts';
import { pictures } from './pictures.ts';
import { take } from './take.ts';

const content = path.resolve(import.meta.dirname, '../../../content');
const filter = process.argv[2] ?? '';

async function write(name: string, made: () => Promise<Uint8Array> | string): Promise<void> {
  if (!name.includes(filter)) return;
  const bytes = await made();
  const file = path.join(content, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, bytes);
  process.stdout.write(`${Math.round(bytes.length / 1024)} KB  ${name}\n`);
}

for (const site of sites) {
  const folder = `projects/${site.alias}`;
  if (isSold(site.alias)) {
    await write(`${folder}/site-plan.yaml`, () => sitePlanYaml(site));
    await write(`${folder}/model.glb`, async () => modelOf(site));
  }
  const project = parse(await readFile(path.join(content, folder, 'project.yaml'), 'utf8')) as Located;
  if (seenFromAbove[site.alias] !== undefined) await write(`${folder}/aerial.yaml`, () => aerialYaml(site, project));
}
for (const picture of pictures) await write(picture.path, () => picture.draw());
const chosen = jobs.filter((job) => job.path.includes(filter));
if (chosen.length > 0) await take(chosen, content);
