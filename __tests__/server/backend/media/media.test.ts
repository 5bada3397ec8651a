import fileSystem, { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fastify, type FastifyInstance } from 'fastify';
import sharp, { type Sharp } from 'sharp';
import { createMedia, type StoredMedia } from '../../../../server/backend/media/index.ts';

const drawing = (inside = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="500"><rect width="1000" height="500" fill="#86a"/>${inside}</svg>`;

let folder: string;
let cacheDir: string;
let media: StoredMedia;
let server: FastifyInstance;
let warnings: string[];

const put = async (name: string, bytes: string | Buffer): Promise<string> => {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, bytes);
  return file;
};

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'obriy-media-'));
  cacheDir = path.join(folder, 'cache');
  warnings = [];
  media = createMedia({ contentDir: folder, cacheDir, warn: (text) => warnings.push(text) });
  server = fastify();
  await server.register(media.plugin);
});
afterEach(async () => {
  await server.close();
  await media.close();
  await rm(folder, { recursive: true, force: true });
});

const get = async (url: string) => server.inject(url);
const blank = (channels: 3 | 4, background: string) =>
  sharp({ create: { width: 300, height: 200, channels, background } });
const dot = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="4" height="4"/></svg>',
);
const hashIn = (src: string): string => src.split('/')[2] ?? '';

describe('a picture', () => {
  it('has its size, a tiny placeholder, and renditions no wider than itself', async () => {
    const image = await media.image(await put('hero.svg', drawing()));
    expect(image).toMatchObject({ width: 1000, height: 500 });
    expect(image.placeholder).toMatch(/^#[\da-f]{6}(?:,#[\da-f]{6}){2}$/);
    expect(image.variants.map(({ format, width }) => `${format} ${width}`)).toEqual([
      'avif 480',
      'avif 768',
      'webp 480',
      'webp 768',
    ]);
  });

  it('has a placeholder of its colours from top to bottom', async () => {
    const bands =
      '<path d="M0 0h300v100H0z" fill="#a0c0e0"/><path d="M0 100h300v100H0z" fill="#d8b890"/><path d="M0 200h300v100H0z" fill="#405030"/>';
    const { placeholder } = await media.image(
      await put('b.svg', `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300">${bands}</svg>`),
    );
    const shown = (placeholder ?? '')
      .split(',')
      .map((colour) => [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16)));
    const drawn = [
      [0xa0, 0xc0, 0xe0],
      [0xd8, 0xb8, 0x90],
      [0x40, 0x50, 0x30],
    ];
    // The tiny copy mixes the colours where two bands meet.
    shown.forEach((colour, band) =>
      colour.forEach((value, channel) => expect(Math.abs(value - (drawn[band]?.[channel] ?? NaN))).toBeLessThan(12)),
    );
    expect(shown).toHaveLength(3);
  });

  it('is served in each width and format, as immutable', async () => {
    const { variants, src } = await media.image(await put('Фасад hero.svg', drawing()));
    expect(variants.map((variant) => variant.src)).toContain(src);
    for (const variant of variants) {
      const response = await get(variant.src);
      expect(response.headers).toMatchObject({
        'content-type': `image/${variant.format}`,
        'cache-control': 'public, max-age=31536000, immutable',
      });
      const { width, height } = await sharp(response.rawPayload).metadata();
      expect([width, height]).toEqual([variant.width, variant.width / 2]);
    }
  });

  it.each(['png', 'jpeg', 'webp', 'avif'] as const)('may be a small %s', async (format) => {
    const file = await put(`a.${format}`, await blank(3, '#456').toFormat(format).toBuffer());
    expect(await media.image(file)).toMatchObject({
      width: 300,
      height: 200,
      variants: [{ width: 300 }, { width: 300 }],
    });
  });

  it('with a rotation flag has the size in which it is shown', async () => {
    const turned = await blank(3, '#456').withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { width, height, src } = await media.image(await put('photo.jpg', turned));
    expect([width, height]).toEqual([200, 300]);
    expect(await sharp((await get(src)).rawPayload).metadata()).toMatchObject({ width: 200, height: 300 });
  });

  it.each([
    ['half transparent', async () => blank(4, '#45678980').png().toBuffer()],
    ['grey and half transparent', async () => blank(4, '#77777780').toColourspace('b-w').png().toBuffer()],
    [
      'with one corner cut',
      async () =>
        blank(4, '#456')
          .composite([{ input: dot, blend: 'dest-out', left: 0, top: 0 }])
          .png()
          .toBuffer(),
    ],
  ])('that is %s has no placeholder', async (_, make) => {
    const { placeholder, src } = await media.image(await put('logo.png', await make()));
    expect(placeholder).toBe('transparent');
    expect((await sharp((await get(src)).rawPayload).stats()).isOpaque).toBe(false);
  });

  it('whose shapes merely touch has its placeholder', async () => {
    const halves = '<path d="M0 0h500.5v500H0z" fill="#456"/><path d="M500.5 0H1000v500H500.5z" fill="#654"/>';
    const seamed = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="500">${halves}</svg>`;
    expect((await media.image(await put('seam.svg', seamed))).placeholder).toMatch(/^#/);
  });

  it('gets another address when its bytes change, and the old one is gone', async () => {
    const before = await media.image(await put('hero.svg', drawing()));
    const plan = await media.image(await put('plans/a.svg', drawing()));
    await put('plans/a.svg', drawing('<circle r="9"/>'));
    const after = await media.image(await put('hero.svg', drawing('<circle r="9"/>')));
    expect(after.src).not.toBe(before.src);
    for (const { src } of [before, plan]) {
      const response = await get(src);
      expect([response.statusCode, response.headers['cache-control']]).toEqual([404, 'no-store']);
    }
    expect((await get(after.src)).statusCode).toBe(200);
  });

  it('of a flat stays a drawing', async () => {
    const image = await media.image(await put('projects/a/plans/1a.svg', drawing()));
    expect(image.variants).toEqual([]);
    const response = await get(image.src);
    expect(response.body).toBe(drawing());
    expect(response.headers['content-type']).toBe('image/svg+xml');
    expect(response.headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
    expect(response.headers['origin-agent-cluster']).toBe('?0');
  });

  it('that is missing is reported', async () => {
    await expect(media.image(path.join(folder, 'news/a.svg'))).rejects.toThrow(/^news\/a\.svg is missing$/);
  });
});

it('reads a few files at a time, however many the content names', async () => {
  const names = Array.from({ length: 24 }, (_, index) => `${index}.pdf`);
  const files = await Promise.all(names.map(async (name) => put(name, `%PDF-1.7 ${name}`)));
  const reads = countReads();
  const documents = await Promise.all(files.map(async (file) => media.file(file)));
  expect(documents.map(({ url }) => path.basename(url))).toEqual(names);
  expect(reads.begun).toBe(24);
  expect(reads.most).toBeLessThanOrEqual(4);
});

describe('the service', () => {
  it('serves only addresses that it has issued', async () => {
    const { src } = await media.image(await put('hero.svg', drawing()));
    const strange = [
      src.replace(/-\d+\./, '-481.'),
      '/media/../package.json',
      '/media/%2e%2e%2fpackage.json',
      '/media/x/y.avif',
      '/media/',
    ];
    for (const address of strange) expect((await get(address)).statusCode).toBe(404);
    expect((await get(strange[0] ?? '')).headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  it('gives a document with its type and size', async () => {
    const { url, size } = await media.file(await put('documents/Дозвіл 1.pdf', '%PDF-1.7 permit'));
    const response = await get(url);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^inline/),
      'content-security-policy': "frame-ancestors 'self'",
    });
    expect(response.rawPayload).toHaveLength(size);
    await expect(media.file(await put('b.html', '<p>'))).rejects.toThrow('b.html: downloads are PDF files, not .html');
    await expect(media.file(await put('b.docx', 'PK'))).rejects.toThrow('b.docx: downloads are PDF files, not .docx');
    await expect(media.file(await put('b.pdf', 'PK'))).rejects.toThrow('b.pdf: it does not begin as a PDF file does');
    await expect(media.file(path.join(folder, 'c.pdf'))).rejects.toThrow('c.pdf is missing');
  });

  it('sends a document piece by piece, and for HEAD its size alone', async () => {
    const bytes = Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(300_000, 'permit ')]);
    const { url } = await media.file(await put('a.pdf', bytes));
    const reads = countReads();
    const [whole, head] = [await get(url), await server.inject({ method: 'HEAD', url })];
    expect(whole.rawPayload.equals(bytes)).toBe(true);
    expect([head.statusCode, head.body]).toEqual([200, '']);
    for (const { headers } of [whole, head]) {
      expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'content-length': String(bytes.length) });
    }
    expect(reads.begun).toBe(0);
  });

  it('sends a document that was only saved again, and refuses another of the same size and date', async () => {
    const file = await put('a.pdf', '%PDF-1.7 permit');
    const { url } = await media.file(file);
    const { atime, mtime } = await stat(file);
    await put('a.pdf', '%PDF-1.7 permit');
    expect((await get(url)).body).toBe('%PDF-1.7 permit');
    await put('a.pdf', '%PDF-1.7 refuse');
    await utimes(file, atime, mtime);
    for (const method of ['GET', 'HEAD'] as const) expect((await server.inject({ method, url })).statusCode).toBe(404);
  });

  it('makes missing renditions in advance, and leaves no partial files', async () => {
    const { src } = await media.image(await put('hero.svg', drawing()));
    await media.warm();
    const stored = await readdir(path.join(cacheDir, hashIn(src)));
    expect(stored.sort()).toEqual(['480.avif', '480.webp', '768.avif', '768.webp', 'facts-3.json']);
    expect(await readdir(path.join(cacheDir, 'unfinished'))).toEqual([]);
  });

  it('makes a rendition once, and two at a time, for any number of requests', async () => {
    const { variants } = await media.image(await put('hero.svg', drawing()));
    const encodes = countEncodes();
    const responses = await Promise.all([...variants, ...variants, ...variants].map(async ({ src }) => get(src)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 12 }, () => 200));
    expect(encodes).toEqual({ begun: 4, running: 0, most: 2 });
    await get(variants[0]?.src ?? '');
    expect(encodes.begun).toBe(4);
  });

  it('encodes nothing that the build has encoded, and leaves those files alone', async () => {
    const file = await put('hero.svg', drawing());
    const { src } = await media.image(file);
    const built = await get(src);
    const deployed = createMedia({ contentDir: folder, cacheDir: path.join(folder, 'empty'), builtDir: cacheDir });
    const other = fastify();
    await other.register(deployed.plugin);
    const encodes = countEncodes();
    await deployed.image(file);
    const answer = await other.inject(src);
    await deployed.prune();
    await other.close();
    await deployed.close();
    expect(answer.rawPayload).toEqual(built.rawPayload);
    expect(encodes.begun).toBe(0);
    expect((await readdir(path.join(cacheDir, hashIn(src)))).sort()).toEqual(['768.webp', 'facts-3.json']);
  });

  it('serves an uncached WebP until the AVIF exists', async () => {
    const { variants } = await media.image(await put('hero.svg', drawing()));
    const { src = '' } = variants.find(({ format }) => format === 'avif') ?? {};
    const browser = { accept: 'image/avif,image/webp,image/*,*/*;q=0.8' };
    const asBrowser = async () => server.inject({ url: src, headers: browser });
    const first = await asBrowser();
    expect(first.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, max-age=30' });
    expect(await sharp(first.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 480 });
    let later = first;
    while (later.headers['content-type'] !== 'image/avif') later = await asBrowser();
    expect(later.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await sharp(later.rawPayload).metadata()).compression).toBe('av1');
  });

  it('serves pictures when it cannot store them, and logs that once', async () => {
    await writeFile(cacheDir, 'in the way');
    const { variants } = await media.image(await put('hero.svg', drawing()));
    for (const { src } of variants) expect((await get(src)).statusCode).toBe(200);
    expect(warnings).toEqual([expect.stringMatching(/^Pictures are not stored in .*ENOTDIR/)]);
  });

  it('removes files unused for a week, and those of a killed process', async () => {
    const { src } = await media.image(await put('hero.svg', drawing()));
    const days = async (name: string, age: number): Promise<void> => {
      const then = new Date(Date.now() - age * 24 * 3600 * 1000);
      await mkdir(path.join(cacheDir, name), { recursive: true });
      await utimes(path.join(cacheDir, name), then, then);
    };
    await days('00000000000000aa', 8);
    await days('00000000000000bb', 6);
    await days('of-somebody-else', 8);
    await days('unfinished/killed', 1);
    await days(hashIn(src), 30);
    await media.prune();
    expect((await readdir(cacheDir)).sort()).toEqual(
      [hashIn(src), '00000000000000bb', 'of-somebody-else', 'unfinished'].sort(),
    );
    expect(await readdir(path.join(cacheDir, 'unfinished'))).toEqual([]);
    // Used today: it stays for a week, for a rollback.
    const modified = async (name: string) => (await stat(path.join(cacheDir, name))).mtimeMs;
    expect(await modified(hashIn(src))).toBeGreaterThan(await modified('00000000000000bb'));
  });
});

/** Counts the reads of whole files from here on. */
function countReads(): { begun: number; running: number; most: number } {
  const count = { begun: 0, running: 0, most: 0 };
  const { readFile } = fileSystem;
  jest.spyOn(fileSystem, 'readFile').mockImplementation(async (file) => {
    count.begun += 1;
    count.running += 1;
    count.most = Math.max(count.most, count.running);
    return readFile(file).finally(() => (count.running -= 1));
  });
  return count;
}

/** Counts sharp's own calls from here on. */
function countEncodes(): { begun: number; running: number; most: number } {
  const count = { begun: 0, running: 0, most: 0 };
  const prototype = Object.getPrototypeOf(sharp()) as Sharp;
  const original = Object.getOwnPropertyDescriptor(prototype, 'toBuffer')?.value as () => Promise<Buffer>;
  jest.spyOn(prototype, 'toBuffer').mockImplementation(async function toBuffer(this: Sharp) {
    count.begun += 1;
    count.running += 1;
    count.most = Math.max(count.most, count.running);
    return original.call(this).finally(() => (count.running -= 1)) as never;
  });
  return count;
}
