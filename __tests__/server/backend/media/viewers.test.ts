import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fastify, type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { createMedia, type StoredMedia } from '../../../../server/backend/media/index.ts';
import { fixtureContent } from '../../../support/backend/backend.ts';

const model = readFileSync(path.join(fixtureContent, 'projects/lypa/model.glb'));

let folder: string;
let media: StoredMedia;
let server: FastifyInstance;

const put = async (name: string, bytes: Buffer): Promise<string> => {
  const file = path.join(folder, name);
  await writeFile(file, bytes);
  return file;
};
const picture = async (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#8ab' } })
    .webp()
    .toBuffer();

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'obriy-viewers-'));
  media = createMedia({ contentDir: folder, cacheDir: path.join(folder, 'cache') });
  server = fastify();
  await server.register(media.plugin);
});
afterEach(async () => {
  await server.close();
  await media.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a panorama', () => {
  it('has a rendition for phones and one for large screens', async () => {
    const { variants, src } = await media.panorama(await put('2026.webp', await picture(5000, 2500)));
    expect(variants.map(({ width, format }) => `${format} ${width}`)).toEqual(['webp 2048', 'webp 4096']);
    expect(src).toBe(variants[0]?.src);
    const response = await server.inject(src);
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 2048, height: 1024 });
  });

  it('that is small is served as it is', async () => {
    expect(await media.panorama(await put('a.webp', await picture(600, 300)))).toMatchObject({
      variants: [{ width: 600 }],
    });
  });

  it('is twice as wide as high', async () => {
    await expect(media.panorama(await put('a.webp', await picture(600, 400)))).rejects.toThrow(
      'a.webp: a panorama is twice as wide as it is high, and this is 600 × 400 px',
    );
  });
});

describe('a model', () => {
  const get = (url: string, encoding: string) => server.inject({ url, headers: { 'accept-encoding': encoding } });

  it('is served as immutable under a name of its content, with its size', async () => {
    const { src, size } = await media.model(await put('model.glb', model));
    expect(size).toBe(model.length);
    const response = await get(src, 'identity');
    expect(response.headers).toMatchObject({
      'content-type': 'model/gltf-binary',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    expect(response.rawPayload.equals(model)).toBe(true);
  });

  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('is sent compressed to a client that accepts %s', async (accepted, encoding, unpack) => {
    const { src } = await media.model(await put('model.glb', model));
    const response = await get(src, accepted);
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.rawPayload.length).toBeLessThan(model.length / 2);
    expect(unpack(response.rawPayload).equals(model)).toBe(true);
  });

  it.each([
    ['something else', Buffer.from('no model at all'), 'it does not begin as a binary glTF file (.glb) does'],
    [
      'another version',
      Buffer.concat([Buffer.from('glTF'), Buffer.from([1, 0, 0, 0]), Buffer.alloc(8)]),
      'glTF 1 is not supported, only glTF 2',
    ],
    ['half of it', model.subarray(0, 900), `it is 900 bytes long and says ${model.length}: it was cut off on its way`],
  ])('%s is refused', async (_, bytes, reason) => {
    await expect(media.model(await put('model.glb', bytes))).rejects.toThrow(`model.glb: ${reason}`);
  });
});
