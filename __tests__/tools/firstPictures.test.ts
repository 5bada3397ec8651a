import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { listedPaths } from '#domain/pages.ts';
import { loadContent } from '../../server/backend/loadContent.ts';
import type { Media } from '../../server/backend/ports.ts';
import { firstPictures } from '../../tools/pictures/firstPictures.ts';
import { type ContentCopy, copyContent } from '../support/backend/contentCopy.ts';
import { renderOnServer } from '../support/backend/renderOnServer.ts';
import { startBackend, type TestBackend } from '../support/backend/backend.ts';
import { standInMedia } from '../support/site/standInParts.ts';

const widths = [480, 768, 1080, 1600];

const encodedMedia: Media = {
  ...standInMedia,
  async image(file) {
    const image = await standInMedia.image(file);
    const variants = widths.map((width) => ({ src: `${image.src}-${width}.avif`, width, format: 'avif' as const }));
    return { ...image, variants };
  },
};

let content: ContentCopy;
let backend: TestBackend;
let built: ReadonlySet<string>;
let posts: readonly string[];

beforeAll(async () => {
  content = await copyContent();
  // A picture of its own in every place.
  const picture = await readFile(path.join(content.dir, 'pictures/house.svg'));
  const files = (await readdir(content.dir, { recursive: true })).filter((name) => name.endsWith('.yaml'));
  let count = 0;
  for (const file of files) {
    const places = (await readFile(path.join(content.dir, file), 'utf8')).split('house.svg').length - 1;
    for (let place = 0; place < places; place += 1) {
      count += 1;
      await content.write(`pictures/${count}.svg`, picture);
      await content.edit(file, 'house.svg', `${count}.svg`);
    }
  }
  backend = await startBackend({ contentDir: content.dir });
  const { ua } = await loadContent(content.dir, encodedMedia);
  built = firstPictures(ua);
  posts = [...ua.news.map(({ alias }) => `/news/${alias}`), ...ua.offers.map(({ alias }) => `/offers/${alias}`)];
});

afterAll(async () => {
  await backend.close();
  await content.dispose();
});

// The list of flats begins with a plan: the backend serves those as they are.
const pages = listedPaths({ projects: 'lypa', offers: 'ipoteka', news: 'vikna' }).filter((page) => page !== '/flats');

it('the build encodes the first picture of every page for phones', async () => {
  const missing = [];
  for (const page of [...pages, ...posts]) {
    const { html } = await renderOnServer({ path: page, fetch: backend.fetch });
    const [, src] = /<img[^>]* src="([^"]+)"/.exec(html) ?? [];
    if (src !== undefined && !built.has(`${src}-768.avif`)) missing.push(page);
  }
  expect(missing).toEqual([]);
});
