import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fastify } from 'fastify';
import { createBackend } from '../../../server/backend/index.ts';
import { StartError } from '../../../server/startError.ts';
import { type ContentCopy, copyContent } from '../../support/backend/contentCopy.ts';

let content: ContentCopy;
let dataDir: string;
beforeEach(async () => {
  content = await copyContent();
  dataDir = await mkdtemp(path.join(tmpdir(), 'obriy-data-'));
});
afterEach(async () => {
  await content.dispose();
  await rm(dataDir, { recursive: true, force: true });
});

const logged: string[] = [];
const logger = { info: (text: string) => logged.push(text), error: (text: string) => logged.push(text) };

const call = '/api/application?name=Olena&phone=%2B380320000000&agreement=true';

const start = async (folder = dataDir) => createBackend({ contentDir: content.dir, dataDir: folder, logger });

it('serves pictures and stores leads in its data folder', async () => {
  const backend = await start();
  const server = fastify();
  await server.register(backend.plugin);
  const home = await server.inject('/api');
  const src = /\/media\/[^"]+\.webp/.exec(home.body)?.[0] ?? 'no picture';
  expect((await server.inject(src)).headers['content-type']).toBe('image/webp');
  const lead = await server.inject(call);
  expect(lead.json()).toMatchObject({ data: { number: expect.stringMatching(/^O-\d{4}-0001$/) } });
  await server.close();
  await backend.close();
  // The email about it may have been written already.
  expect((await readdir(dataDir)).filter((name) => name !== 'mail').sort()).toEqual(['media', 'obriy.sqlite']);
  expect(logged).toEqual([]);
});

it('is not ready while the database refuses writes', async () => {
  const silent = { info: () => undefined, error: () => undefined };
  const backend = await createBackend({ contentDir: content.dir, dataDir, logger: silent });
  const server = fastify();
  await server.register(backend.plugin);
  const database = new DatabaseSync(path.join(dataDir, 'obriy.sqlite'), { timeout: 10_000 });
  database.exec("create trigger refused before update on counters begin select raise(abort, 'no'); end");
  expect((await server.inject(call)).statusCode).toBe(503);
  await expect(backend.checkDatabase()).rejects.toThrow('no');
  database.exec('drop trigger refused');
  await backend.checkDatabase();
  database.close();
  await server.close();
  await backend.close();
});

it('is not ready while the database file is missing', async () => {
  // The rest of the backend reports it, too.
  const silent = { info: () => undefined, error: () => undefined };
  const backend = await createBackend({ contentDir: content.dir, dataDir, logger: silent });
  await backend.checkDatabase();
  const file = path.join(dataDir, 'obriy.sqlite');
  await rename(file, `${file}.away`);
  await expect(backend.checkDatabase()).rejects.toMatchObject({ code: 'DATABASE_FILE_GONE' });
  await rename(`${file}.away`, file);
  await backend.close();
});

it('encodes no picture in advance when that is off', async () => {
  const backend = await createBackend({ contentDir: content.dir, dataDir, logger, warmPictures: false });
  await backend.close();
  const made = await readdir(path.join(dataDir, 'media'), { recursive: true });
  expect(made.filter((name) => /\.(?:avif|webp|jpg)$/.test(name))).toEqual([]);
});

const demonstration = path.join(import.meta.dirname, '../../../content');

it('content/ has no placeholder links', async () => {
  const names = await readdir(demonstration, { recursive: true });
  const texts = names.filter((name) => /\.(?:yaml|md)$/.test(name));
  const links = await Promise.all(
    texts.map(async (name) => {
      const text = await readFile(path.join(demonstration, name), 'utf8');
      return [...text.matchAll(/https?:\/\/[^\s/]*\.(?:example|test|invalid)\b\S*/g)].map(([url]) => `${name}: ${url}`);
    }),
  );
  expect(links.flat()).toEqual([]);
});

it('the demonstration in content/ is valid', async () => {
  const backend = await createBackend({ contentDir: demonstration, dataDir, logger });
  await backend.close();
  expect(logged).toEqual([]);
});

it('reports where a missing or forbidden picture is named', async () => {
  await content.edit('home/home.yaml', '/pictures/house.svg', '/pictures/hous.svg');
  await expect(start()).rejects.toThrow('home/home.yaml:4 hero.image.file: there is no file /pictures/hous.svg');
  await content.write('pictures/hous.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  await expect(start()).rejects.toThrow(
    'home/home.yaml:4 hero.image.file: pictures/hous.svg: it holds an event handler',
  );
});

it.each(['file', 'file/below'])('refuses an unusable data folder: %s', async (name) => {
  await writeFile(path.join(dataDir, 'file'), '');
  await expect(start(path.join(dataDir, name))).rejects.toThrow(StartError);
});

it('refuses a data folder that can never be created', async () => {
  await expect(start('/proc/x/y')).rejects.toThrow('DATA_DIR=/proc/x/y: leads cannot be stored here');
});
