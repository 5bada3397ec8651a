import fileSystem from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fastify, type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { loadContent } from '../../../../server/backend/loadContent.ts';
import type { Snapshot } from '../../../../server/backend/index.ts';
import { drawCard } from '../../../../server/backend/openGraph/drawCard.ts';
import { createMedia, type StoredMedia } from '../../../../server/backend/media/index.ts';
import { startBackend } from '../../../support/backend/backend.ts';
import { type ContentCopy, copyContent } from '../../../support/backend/contentCopy.ts';

let cacheDir: string;
beforeEach(async () => {
  cacheDir = await mkdtemp(path.join(tmpdir(), 'obriy-cards-'));
});
afterEach(async () => rm(cacheDir, { recursive: true, force: true }));

interface Started {
  media: StoredMedia;
  server: FastifyInstance;
  snapshot: Snapshot;
}

async function start(contentDir: string): Promise<Started> {
  const media = createMedia({
    contentDir,
    cacheDir,
    warn: (text) => {
      throw new Error(text);
    },
  });
  const server = fastify();
  await server.register(media.plugin);
  return { media, server, snapshot: await loadContent(contentDir, media) };
}

const addressOf = ({ snapshot }: Started): string | undefined => snapshot.ua.cards.projects['lypa']?.src;

describe('of the smallest content', () => {
  let content: ContentCopy;
  beforeEach(async () => {
    content = await copyContent();
  });
  afterEach(async () => content.dispose());

  it('a picture is drawn on request, cached by browsers for ever and by the server in its folder', async () => {
    const first = await start(content.dir);
    const src = addressOf(first) ?? '';
    const response = await first.server.inject(src);
    expect(response.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    await first.media.close();

    const second = await start(content.dir);
    expect(addressOf(second)).toBe(src);
    expect((await second.server.inject(src)).rawPayload).toEqual(response.rawPayload);
  });

  it.each([
    ['its title', 'projects/lypa/project.yaml', 'ua: Липа', 'ua: Дуб', true],
    ['the price of its flats', 'projects/lypa/flats.yaml', 'price_per_m2: 52000', 'price_per_m2: 40000', true],
    ['its picture', 'pictures/house.svg', '#', '#0', true],
    ['a text that is not in it', 'projects/lypa/ua.md', '', 'Новий абзац.\n\n', false],
  ])('has another address with %s', async (_, file, from, to, changes) => {
    const before = addressOf(await start(content.dir));
    await content.edit(file, from, to);
    expect(addressOf(await start(content.dir)) !== before).toBe(changes);
  });

  it('has another address with another brand, which a restart reads', async () => {
    const before = await start(content.dir);
    const { readFileSync } = fileSystem;
    jest.spyOn(fileSystem, 'readFileSync').mockImplementation((file, options) => {
      const text = readFileSync(file, options);
      return String(file).endsWith('brand/colors.css') ? String(text).replace(/--ink: #\w+/, '--ink: #123456') : text;
    });
    await jest.isolateModulesAsync(async () => {
      const restarted = await import('../../../../server/backend/loadContent.ts');
      const snapshot = await restarted.loadContent(content.dir, before.media);
      expect(snapshot.ua.home.hero.image).toEqual(before.snapshot.ua.home.hero.image);
      expect(addressOf({ ...before, snapshot })).not.toBe(addressOf(before));
    });
  });

  it('the title is drawn on the card, in each language', async () => {
    const { server, snapshot } = await start(content.dir);
    const titleOf = async (src: string): Promise<Buffer> =>
      sharp((await server.inject(src)).rawPayload)
        .extract({ left: 64, top: 440, width: 500, height: 90 })
        .greyscale()
        .raw()
        .toBuffer();
    const [ua, en] = await Promise.all([
      titleOf(snapshot.ua.cards.projects['lypa']?.src ?? ''),
      titleOf(snapshot.en.cards.projects['lypa']?.src ?? ''),
    ]);
    const ink = (pixels: Buffer): number => pixels.filter((value) => value < 80).length / pixels.length;
    expect(ink(ua)).toBeGreaterThan(0.02);
    expect(ink(en)).toBeGreaterThan(0.02);
    expect(ua).not.toEqual(en);
  });

  it('a title that is far too long, or has characters of no font, still gives a picture', async () => {
    await content.edit(
      'projects/lypa/project.yaml',
      'ua: Липа',
      `ua: "🏡 ${'Дуже довга назва комплексу, '.repeat(30)} 漢字"`,
    );
    const started = await start(content.dir);
    const response = await started.server.inject(addressOf(started) ?? '');
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  it('all are made in the background, and are only read later', async () => {
    const { media, server, snapshot } = await start(content.dir);
    await media.warm();
    await content.remove('pictures/house.svg');
    for (const { src } of [
      snapshot.en.cards.site,
      ...Object.values(snapshot.ua.cards.news),
      ...Object.values(snapshot.ua.cards.offers),
    ]) {
      expect([src, (await server.inject(src)).statusCode]).toEqual([src, 200]);
    }
  });
});

it('a detailed picture stays within the size limit of messengers', async () => {
  // It needs a lower quality than the first try.
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const coarse = sharp({ create: { width: 300, height: 225, channels: 3, background: '#000', noise } });
  const picture = await sharp(await coarse.png().toBuffer())
    .resize(1600, 1200)
    .webp()
    .toBuffer();
  const { length } = await drawCard(picture, {
    title: 'Обрій',
    facts: 'Сихівський район',
    brand: 'Обрій',
    cutAbove: 0.33,
  });
  expect(length).toBeLessThanOrEqual(150_000);
});

it('every page with a preview names its picture', async () => {
  const backend = await startBackend();
  for (const url of [
    '/api',
    '/api/about',
    '/api/contacts',
    '/api/projects/lypa',
    '/api/offers/lito',
    '/api/news/vikna',
  ]) {
    const { data } = (await backend.server.inject({ url, headers: { 'accept-language': 'en' } })).json<{
      data: Record<string, unknown>;
    }>();
    expect({ url, ...('seo' in data ? data : (data['project'] as object)) }).toMatchObject({
      url,
      seo: {
        image: {
          src: expect.stringMatching(/^\/media\/.+\.jpg$/) as string,
          width: 1200,
          height: 630,
          alt: expect.stringContaining('. ') as string,
        },
      },
    });
  }
  await backend.close();
});
