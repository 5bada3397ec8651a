import path from 'node:path';
import { fastify } from 'fastify';
import { defaultLanguage } from '#domain/languages.ts';
import { ContentError } from '../../server/backend/index.ts';
import { loadContent } from '../../server/backend/loadContent.ts';
import { createMedia } from '../../server/backend/media/index.ts';
import type { MediaImage } from '../../server/backend/ports.ts';

/** Of offers and news on a first view. */
const newest = 3;

/** Pixels. Larger screens have faster machines. */
const largest = 1080;

/** For phones and laptops. */
const sizes = 2;

// Not by the configuration of the server: a build needs none of its other variables.
const contentDir = path.resolve(process.env['CONTENT_DIR'] || 'content');
const media = createMedia({ contentDir, cacheDir: path.resolve(import.meta.dirname, '../../dist/pictures') });

/** The pictures with which pages begin. */
async function firstPictures(): Promise<readonly (MediaImage | null)[]> {
  const { home, about, centers, projects, offers, news } = (await loadContent(contentDir, media))[defaultLanguage];
  const listed = [...projects, ...centers, ...offers.slice(0, newest), ...news.slice(0, newest)];
  return [home.hero.image, home.hero.image_portrait, about.image, ...listed.map(({ image }) => image)];
}

/** AVIF alone, which nearly every browser requests. */
function renditionsOf(image: MediaImage | null): readonly string[] {
  const fitting = (image?.variants ?? []).filter(({ format, width }) => format === 'avif' && width <= largest);
  return fitting.slice(-sizes).map(({ src }) => src);
}

// Part of the build: the first visitor of a server with an empty data folder waits for no encoder.
try {
  const server = fastify();
  await server.register(media.plugin);
  const addresses = (await firstPictures()).flatMap(renditionsOf);
  const responses = await Promise.all(addresses.map(async (url) => server.inject(url)));
  const failed = addresses.filter((_, index) => responses[index]?.statusCode !== 200);
  if (failed.length > 0) process.stderr.write(`These pictures could not be encoded: ${failed.join(', ')}\n`);
  await server.close();
  await media.prune();
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  // The site may be built for content that is elsewhere.
  process.stderr.write(`No picture was encoded ahead. ${error.message}\n`);
}
await media.close();
