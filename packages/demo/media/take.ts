import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Job } from './jobs.ts';
import { openDarkroom } from './render/darkroom.ts';

/** Fine enough for the sizes that the server makes of it, and small enough for a repository. */
const webp = { quality: 78, effort: 5, smartSubsample: true } as const;

/** Takes the pictures one after another and writes them under `content`; a world is built once for all its views. */
export async function take(jobs: readonly Job[], content: string, scale = 1): Promise<void> {
  const darkroom = await openDarkroom();
  try {
    let built = '';
    for (const job of jobs) {
      const { path: name, view, soft } = job;
      const state = JSON.stringify('room' in job ? job.room : [job.alias, job.works, job.only]);
      if (state !== built) {
        await ('room' in job ? darkroom.enterRoom(job.room) : darkroom.build(job.alias, job.works, job.only));
      }
      built = state;
      const started = Date.now();
      const png = await darkroom.photograph({
        ...view,
        width: Math.round(view.width * scale),
        height: Math.round(view.height * scale),
      });
      const film = sharp(png).removeAlpha();
      const picture = await (soft === undefined ? film : film.blur(soft)).webp(webp).toBuffer();
      const file = path.join(content, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, picture);
      process.stdout.write(
        `${Math.round(picture.length / 1024)} KB  ${Math.round((Date.now() - started) / 1000)} s  ${name}\n`,
      );
    }
  } finally {
    await darkroom.close();
  }
}
