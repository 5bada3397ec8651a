import { statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { languages } from '#domain/languages.ts';
import { brand } from '../../../support/environment/brand.ts';
import { findSite, origin } from './findSite.ts';

const root = path.join(import.meta.dirname, '../../../..');
const publicFile = (name: string): string => path.join(root, 'public', name);
const nobody: typeof fetch = async () => Promise.reject(new Error('No network'));

describe('robots.txt', () => {
  it('names the sitemap, excludes the API, and allows pictures', async () => {
    const { text } = await findSite({ fetch: nobody });
    expect(await text('/robots.txt')).toBe(`User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`);
  });

  it('of a copy of the site excludes everything', async () => {
    const { text } = await findSite({ fetch: nobody, indexing: false });
    expect(await text('/robots.txt')).toBe('User-agent: *\nDisallow: /\n');
  });
});

describe('the manifest', () => {
  it.each([
    ['/site.webmanifest', 'uk', brand.uk.name, '/'],
    ['/en/site.webmanifest', 'en', brand.en.name, '/en'],
  ])('%s has its language and starts in it', async (url, lang, name, start) => {
    const { text } = await findSite({ fetch: nobody });
    expect(JSON.parse(await text(url))).toMatchObject({
      lang,
      short_name: name,
      start_url: start,
      name: expect.stringContaining(name) as string,
    });
  });

  it('names existing icons, in their real sizes', async () => {
    const { text } = await findSite({ fetch: nobody });
    const { icons } = JSON.parse(await text('/site.webmanifest')) as {
      icons: { src: string; sizes: string; purpose?: string }[];
    };
    const drawn = icons.filter(({ src }) => src.endsWith('.png'));
    const sizes = await Promise.all(
      drawn.map(async ({ src }) => {
        const { width, height } = await sharp(publicFile(src)).metadata();
        return `${width}x${height}`;
      }),
    );
    expect(sizes).toEqual(drawn.map((icon) => icon.sizes));
    expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  });
});

it.each(languages.map((language) => `preview-${language}.jpg`))(
  '%s has the format that messengers accept',
  async (name) => {
    expect(await sharp(publicFile(name)).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(statSync(publicFile(name)).size).toBeLessThan(150_000);
  },
);

it('icons that systems crop have no transparent corner', async () => {
  for (const name of ['apple-touch-icon.png', 'icons/maskable-512.png']) {
    expect([name, (await sharp(publicFile(name)).stats()).isOpaque]).toEqual([name, true]);
  }
});
