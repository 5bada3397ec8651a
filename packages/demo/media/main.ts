/**
 * `npm run tool demo-media`: makes every picture and model of the demonstration company under content/, with the outlines that lie on them.
 * An argument narrows it to paths that contain it. Photographs of the complexes need Chromium and take about half a minute each.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import { sites } from './data/sites.ts';
import { seenFromAbove } from './data/progress.ts';
import { isSold, type Job, jobs } from './jobs.ts';
import { modelOf } from './model/glb.ts';
import { aerialYaml, type Located } from './outlines/aerial.ts';
import { sitePlanYaml } from './outlines/sitePlan.ts';
import { pictures } from './pictures.ts';
import { openDarkroom } from './render/darkroom.ts';

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

/** Fine enough for the sizes that the server makes of it, and small enough for a repository. */
const webp = { quality: 78, effort: 5, smartSubsample: true } as const;

/** Takes the pictures one after another; a world is built once for all its views. */
async function take(chosen: readonly Job[]): Promise<void> {
  const darkroom = await openDarkroom();
  try {
    let built = '';
    for (const job of chosen) {
      const state = JSON.stringify('room' in job ? job.room : [job.alias, job.works, job.only]);
      if (state !== built) {
        await ('room' in job ? darkroom.enterRoom(job.room) : darkroom.build(job.alias, job.works, job.only));
      }
      built = state;
      await write(job.path, async () => {
        const film = sharp(await darkroom.photograph(job.view)).removeAlpha();
        return (job.soft === undefined ? film : film.blur(job.soft)).webp(webp).toBuffer();
      });
    }
  } finally {
    await darkroom.close();
  }
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
if (chosen.length > 0) await take(chosen);
