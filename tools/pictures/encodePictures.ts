import path from 'node:path';
import { fastify } from 'fastify';
import { defaultLanguage } from '#domain/languages.ts';
import { ContentError } from '../../server/backend/index.ts';
import { loadContent } from '../../server/backend/loadContent.ts';
import { createMedia } from '../../server/backend/media/index.ts';
import { firstPictures } from './firstPictures.ts';

// Not by the configuration of the server: a build needs none of its other variables.
const contentDir = path.resolve(process.env['CONTENT_DIR'] || 'content');
const media = createMedia({ contentDir, cacheDir: path.resolve(import.meta.dirname, '../../dist/pictures') });

// Part of the build: the first visitor of a server with an empty data folder waits for no encoder.
try {
  const server = fastify();
  await server.register(media.plugin);
  const content = await loadContent(contentDir, media);
  const addresses = [...firstPictures(content[defaultLanguage])];
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
