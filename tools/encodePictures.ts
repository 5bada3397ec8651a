import path from 'node:path';
import { fastify } from 'fastify';
import { defaultLanguage } from '#domain/languages.ts';
import { createMedia } from '../server/backend/media/index.ts';
import type { MediaImage } from '../server/backend/ports.ts';
import { ContentError } from '../server/backend/index.ts';
import { loadContent } from '../server/backend/loadContent.ts';
import { readConfig } from '../server/config.ts';

/** Of offers and news on a first view. */
const newest = 3;

/** Pixels: phones and laptops. Larger ones are for screens with faster machines. */
const widths = [768, 1080];

const contentDir = path.resolve(readConfig(process.env).contentDir);
const media = createMedia({ contentDir, cacheDir: path.resolve(import.meta.dirname, '../dist/pictures') });

/** The pictures with which pages begin. */
async function firstPictures(): Promise<readonly (MediaImage | null)[]> {
  const { home, about, centers, projects, offers, news } = (await loadContent(contentDir, media))[defaultLanguage];
  const listed = [...projects, ...centers, ...offers.slice(0, newest), ...news.slice(0, newest)];
  return [home.hero.image, home.hero.image_portrait, about.image, ...listed.map(({ image }) => image)];
}

// Part of the build: the first visitor of a server with an empty data folder waits for no encoder. AVIF alone, which nearly every browser
// requests.
try {
  const server = fastify();
  await server.register(media.plugin);
  const addresses = (await firstPictures())
    .flatMap((image) => image?.variants ?? [])
    .filter(({ format, width }) => format === 'avif' && widths.includes(width))
    .map(({ src }) => src);
  await Promise.all(addresses.map(async (url) => server.inject(url)));
  await server.close();
  await media.prune();
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  // The built site may be for other content; a server that starts with this one says the same.
  process.stderr.write(`No picture was encoded ahead. ${error.message}\n`);
}
await media.close();
