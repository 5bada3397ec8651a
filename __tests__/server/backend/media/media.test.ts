import { mkdtemp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fastify, type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { createMedia, type MediaService } from '../../../../server/backend/media/index.ts';

const drawing = (inside = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="500"><rect width="1000" height="500" fill="#86a"/>${inside}</svg>`;

let folder: string;
let media: MediaService;
let server: FastifyInstance;

const put = async (name: string, bytes: string | Buffer): Promise<string> => {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, bytes);
  return file;
};

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'obriy-media-'));
  media = await createMedia({ cacheDir: path.join(folder, 'cache') });
  server = fastify();
  await server.register(media.plugin);
});
afterEach(async () => {
  await server.close();
  await media.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a picture', () => {
  it('has its size, a tiny placeholder, and renditions no wider than itself', async () => {
    const image = await media.image(await put('hero.svg', drawing()));
    expect(image).toMatchObject({ width: 1000, height: 500 });
    expect(image.placeholder).toMatch(/^data:image\/webp;base64,.{20,400}$/);
    expect(image.variants.map(({ format, width }) => `${format} ${width}`)).toEqual(['avif 480', 'avif 768', 'webp 480', 'webp 768']);
  });

  it('is served in each width and format, to be kept for ever', async () => {
    const { variants, src } = await media.image(await put('hero.svg', drawing()));
    expect(variants.map((variant) => variant.src)).toContain(src);
    for (const variant of variants) {
      const answer = await server.inject(variant.src);
      expect(answer.headers).toMatchObject({ 'content-type': `image/${variant.format}`, 'cache-control': expect.stringContaining('immutable') });
      const { width, height } = await sharp(answer.rawPayload).metadata();
      expect([width, height]).toEqual([variant.width, variant.width / 2]);
    }
  });

  it('has another address when its bytes change', async () => {
    const before = await media.image(await put('hero.svg', drawing()));
    const after = await media.image(await put('hero.svg', drawing('<circle r="9"/>')));
    expect(after.src).not.toBe(before.src);
  });

  it('of a flat stays a drawing', async () => {
    const image = await media.image(await put('plans/1a.svg', drawing()));
    expect(image.variants).toEqual([]);
    const answer = await server.inject(image.src);
    expect(answer.headers['content-type']).toBe('image/svg+xml');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it.each([
    ['a script', drawing('<script>alert(1)</script>'), 'script'],
    ['an event handler', drawing('<g onload="alert(1)"/>'), 'event handler'],
    ['a reference elsewhere', drawing('<image href="https://elsewhere.example/a.png"/>'), 'another file'],
    ['no picture', 'nothing', 'unsupported image format'],
  ])('with %s is refused by name', async (_, bytes, reason) => {
    const file = await put('bad.svg', bytes);
    const refused = media.image(file);
    await expect(refused).rejects.toThrow(file);
    await expect(refused).rejects.toThrow(reason);
  });
});

describe('the service', () => {
  it('knows only the addresses that it gave away', async () => {
    const { src } = await media.image(await put('hero.svg', drawing()));
    const strange = [src.replace(/-\d+\./, '-481.'), '/media/../package.json', '/media/%2e%2e%2fpackage.json', '/media/x/y.avif'];
    for (const address of strange) expect((await server.inject(address)).statusCode).toBe(404);
  });

  it('gives a paper with its type and size', async () => {
    const { url, size } = await media.file(await put('documents/permit.pdf', '%PDF-1.7 permit'));
    const answer = await server.inject(url);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.rawPayload).toHaveLength(size);
  });

  it('makes what is missing in advance, and leaves no half files', async () => {
    const { variants } = await media.image(await put('hero.svg', drawing()));
    await media.warm();
    const made = await readdir(path.join(folder, 'cache'), { recursive: true });
    expect(made.filter((name) => /\.(avif|webp)$/.test(name))).toHaveLength(variants.length);
    expect(made.filter((name) => /\.\d+$/.test(name))).toEqual([]);
  });
});
