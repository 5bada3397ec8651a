import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { JSDOM } from 'jsdom';
import { createBackend, type RunningBackend } from '../../server/backend/index.ts';
import { backendPart } from '../../server/backendPart.ts';
import { createServer } from '../../server/createServer.ts';
import { findabilityPaths } from '../../server/web/findability/index.ts';
import { findBrokenLinks } from '../../tools/export/crawl.ts';
import { ExportError } from '../../tools/export/exportError.ts';
import { openOutFolder } from '../../tools/export/outFolder.ts';
import { createSiteFiles } from '../../tools/export/siteFiles.ts';
import { fixtureContent, startBackend, type TestBackend } from '../support/backend/backend.ts';
import { specBackend } from '../support/backend/specBackend.ts';

const root = path.join(import.meta.dirname, '../..');
const origin = 'https://www.obriy.example';

interface Run {
  code: number | null;
  output: string;
}

/** Starts the export as the npm script does after the build. */
const startExport = (...args: string[]) =>
  spawn(process.execPath, ['--no-warnings', 'tools/export.ts', ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });

async function endOf(child: ReturnType<typeof startExport>): Promise<Run> {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output };
}

const runExport = async (...args: string[]): Promise<Run> => endOf(startExport(...args));

const addressOf = (server: { address(): unknown }): string =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

let parent: string;
let out: string;
let backend: RunningBackend;
let server: FastifyInstance;
let host: string;
let run: Run;

const text = (name: string): string => readFileSync(path.join(out, name), 'utf8');
const documentOf = (name: string): Document => new JSDOM(text(name)).window.document;
const attribute = (name: string, selector: string, of: string): string | null | undefined =>
  documentOf(name).querySelector(selector)?.getAttribute(of);

beforeAll(async () => {
  parent = mkdtempSync(path.join(tmpdir(), 'obriy-export-'));
  out = path.join(parent, 'site');
  mkdirSync(out);
  writeFileSync(path.join(out, '.obriy-export'), '');
  writeFileSync(path.join(out, 'sold.html'), 'of an earlier export');
  const quiet = { info: () => undefined, error: () => undefined };
  backend = await createBackend({ contentDir: fixtureContent, dataDir: path.join(parent, 'var'), logger: quiet });
  server = await createServer({ logLevel: 'silent' }, [backendPart(backend)]);
  await server.listen({ port: 0, host: '127.0.0.1' });
  host = addressOf(server.server);
  run = await runExport('--host', host, '--out', out, '--origin', `${origin}/`);
}, 240_000);
afterAll(async () => {
  await server.close();
  rmSync(parent, { recursive: true });
});

it('prints what it wrote and for which backend', () => {
  expect(run).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^.*site: \d+ pages, \d+ files, [\d.]+ MB .*, no broken link\n/),
  });
  expect(run.output).toContain(`Visitors find it at ${origin}, their browsers call ${host}`);
  expect(run.output).not.toContain('leave out');
});

it('replaces an earlier export and leaves nothing beside it', () => {
  expect(existsSync(path.join(out, 'sold.html'))).toBe(false);
  expect(readdirSync(parent).toSorted()).toEqual(['site', 'var']);
});

it.each([
  ['index.html', 'uk'],
  ['en.html', 'en'],
  ['projects/lypa/plan.html', 'uk'],
  ['en/projects/lypa/plan.html', 'en'],
  ['news/karkas.html', 'uk'],
  ['en/appointment/select_date.html', 'en'],
])('%s is a whole page in its language that calls the backend', (name, language) => {
  const page = documentOf(name);
  expect(page.documentElement.lang).toBe(language);
  expect(page.querySelector('h1')?.textContent).toMatch(/\S/);
  expect(page.body.innerHTML).toContain('id="page-state"');
  expect(text(name)).toContain(`"host":"${host}"`);
});

it('gives pages their public address', () => {
  expect(attribute('en/news/karkas.html', 'link[rel=canonical]', 'href')).toBe(`${origin}/en/news/karkas`);
  expect(text('sitemap.xml')).toContain(`<loc>${origin}/projects/dub/about</loc>`);
});

it('links the menu to the aerial view of the largest project that has one', () => {
  expect(documentOf('en.html').querySelector('a[href="/en/projects/lypa/aerial-flight"]')).not.toBeNull();
});

it("shows the phone of the backend's contacts", () => {
  expect(documentOf('en.html').querySelector('header a[href="tel:+380320000000"]')).not.toBeNull();
});

it('states its policy in the page, backend included, since the host may set none', () => {
  const policy = attribute('about.html', 'meta[http-equiv=Content-Security-Policy]', 'content');
  expect(policy).toContain(`connect-src 'self' ${host}`);
  expect(policy).not.toContain('frame-ancestors');
});

it.each([
  ['appointment.html', '/appointment/select_date', 'uk'],
  ['en/appointment.html', '/en/appointment/select_date', 'en'],
  ['projects/lypa.html', '/projects/lypa/about', 'uk'],
  ['en/projects/dub.html', '/en/projects/dub/about', 'en'],
])('%s leads to %s, with the query and the fragment', (name, target, language) => {
  expect(documentOf(name).documentElement.lang).toBe(language);
  expect(attribute(name, 'meta[http-equiv=refresh]', 'content')).toBe(`0; url=${target}`);
  expect(attribute(name, 'link[rel=canonical]', 'href')).toBe(origin + target);
  expect(attribute(name, 'a', 'href')).toBe(target);
  const replace = jest.fn();
  const script = documentOf(name).querySelector('script')?.textContent ?? '';
  runInNewContext(script, { location: { search: '?utm_source=ads', hash: '#main', replace } });
  expect(replace).toHaveBeenCalledWith(`${target}?utm_source=ads#main`);
});

it.each(['404.html', 'en/404.html'])('%s exists for missing pages, and is not indexed', (name) => {
  expect(attribute(name, 'meta[name=robots]', 'content')).toContain('noindex');
});

it('has every file by which programs find the site', () => {
  expect(findabilityPaths().filter((name) => !existsSync(path.join(out, name)))).toEqual([]);
  expect(text('robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

it('every compressed file equals the one beside it', () => {
  const compressed = globSync('**/*.{br,gz}', { cwd: out });
  expect(compressed.length).toBeGreaterThan(150);
  for (const name of compressed) {
    const bytes = readFileSync(path.join(out, name));
    const plain = name.endsWith('.br') ? brotliDecompressSync(bytes) : gunzipSync(bytes);
    expect([name, plain.equals(readFileSync(path.join(out, name.slice(0, -3))))]).toEqual([name, true]);
  }
});

it('has the pictures and documents that pages show, and no broken link', () => {
  expect(globSync('media/**/*.{avif,pdf}', { cwd: out }).length).toBeGreaterThan(1);
  expect(globSync('media/**/*.{glb,glb.br,360.webp}', { cwd: out })).toHaveLength(4);
  expect(findBrokenLinks(out, origin)).toEqual([]);
});

it('the crawl finds the broken links that it looks for', () => {
  const copy = path.join(parent, 'copy');
  cpSync(out, copy, { recursive: true });
  rmSync(path.join(copy, 'en/about.html'));
  for (const icon of ['favicon.ico', 'favicon.svg']) rmSync(path.join(copy, icon));
  const broken = findBrokenLinks(copy, origin);
  rmSync(copy, { recursive: true });
  for (const link of [
    { file: '/en.html', link: '/en/about' },
    { file: '/about.html', link: `${origin}/en/about` },
    { file: '/sitemap.xml', link: `${origin}/en/about` },
    { file: '/index.html', link: '/favicon.ico' },
    { file: '/site.webmanifest', link: '/favicon.svg' },
  ]) {
    expect(broken).toContainEqual(link);
  }
});

describe('the site of a backend of SPEC.md alone', () => {
  const newsAliases = ['release-2.0', 'дах', 'news.html'];
  const buildingKeys = ['Черга 1', 'A.1', 'A', 'B.html', '50% #2?'];
  let folder: string;
  let done: Run;
  beforeAll(async () => {
    const { fetch } = specBackend({
      responses: {
        '/api/projects/lypky': {
          project: { title: 'Lypky', tagline: null, status: 'Selling', image: { src: 'lypky.jpg' } },
        },
        '/api/projects/lypky/plannings': buildingKeys.map((key, index) => ({
          id: `f-${index}`,
          building: { key, name: key },
          section: 1,
          floor: 2,
          status: 'sold',
        })),
        '/api/news': { items: newsAliases.map((alias) => ({ alias })), meta: { current_page: 1, last_page: 1 } },
        ...Object.fromEntries(newsAliases.map((alias) => [`/api/news/${encodeURIComponent(alias)}`, { alias }])),
      },
    });
    const serving = createHttpServer((request, response) => {
      void fetch(new URL(request.url ?? '', origin), { headers: request.headers as Record<string, string> }).then(
        async (found) => response.writeHead(found.status, Object.fromEntries(found.headers)).end(await found.text()),
      );
    });
    await new Promise<void>((resolve) => serving.listen(0, '127.0.0.1', resolve));
    folder = path.join(parent, 'spec');
    done = await runExport('--host', addressOf(serving), '--out', folder);
    await new Promise((resolve) => serving.close(resolve));
  }, 180_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is exported without the fields that do not fit', () => {
    expect(done).toMatchObject({ code: 0, output: expect.stringContaining('no broken link') });
    expect(done.output).toMatch(
      /Pages leave out .*:\n(?:.+\n)*(?: {2}getProject: data\.project\.\S+ should be .*, got .*\n){3}$/,
    );
    const page = readFileSync(path.join(folder, 'en/projects/lypky/about.html'), 'utf8');
    expect(page).toContain('Lypky');
    expect(page).not.toContain('lypky.jpg');
  });

  it('has its pages where hosts look for them, whatever letters, dots and spaces their names have', () => {
    const names = [
      ...newsAliases.map((alias) => `news/${alias}.html`),
      ...buildingKeys.flatMap((key) => ['', '/1', '/1/2'].map((rest) => `projects/lypky/plan/${key}${rest}.html`)),
    ];
    expect(names.filter((name) => !existsSync(path.join(folder, name)))).toEqual([]);
  });

  it('lists the search of flats for search engines only while flats are on sale', () => {
    const flats = '/flats</loc>';
    expect(existsSync(path.join(folder, 'flats.html'))).toBe(true);
    expect(readFileSync(path.join(folder, 'sitemap.xml'), 'utf8')).not.toContain(flats);
    expect(text('sitemap.xml')).toContain(flats);
  });
});

it('ends quietly on a signal while pages are written, and leaves nothing behind', async () => {
  const child = startExport('--host', host, '--out', path.join(parent, 'stopped'));
  const watcher = watch(parent, { recursive: true }, (_, name) => {
    if (name?.endsWith('/en.html') === true && !child.killed) child.kill('SIGTERM');
  });
  const done = await endOf(child);
  watcher.close();
  expect(done).toEqual({ code: 130, output: '' });
  expect(readdirSync(parent).toSorted()).toEqual(['site', 'var']);
}, 180_000);

describe('a failed export', () => {
  let silentMedia: TestBackend;
  let otherServer: Server;
  beforeAll(async () => {
    silentMedia = await startBackend();
    await silentMedia.server.listen({ port: 0, host: '127.0.0.1' });
    otherServer = createHttpServer((_, response) =>
      response.setHeader('content-type', 'application/json').end('{"data":{"projects":[{"alias":7}],"statuses":[]}}'),
    );
    await new Promise<void>((resolve) => otherServer.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    await silentMedia.close();
    await new Promise((resolve) => otherServer.close(resolve));
  });

  const target = (name: string): string => path.join(parent, name);

  it('names the page and its broken link, and leaves the earlier export', async () => {
    const failed = await runExport('--host', addressOf(silentMedia.server.server), '--out', out);
    expect(failed).toMatchObject({
      code: 1,
      output: expect.stringMatching(
        /links lead nowhere:\n(?:\/\S+ has \S*\/media\/\S+\n)*\/\S+\.html has \/media\/\S+\n/,
      ),
    });
    expect(text('index.html')).toContain(`"host":"${host}"`);
    expect(readdirSync(parent).toSorted()).toEqual(['site', 'var']);
  }, 180_000);

  it('names the call with an invalid response', async () => {
    const failed = await runExport('--host', addressOf(otherServer), '--out', target('invalid'));
    expect(failed.code).toBe(1);
    expect(failed.output).toMatch(/^GET http:\S+\/api\/\w+\S* \(ua\) does not fit the contract: data\.\S+ should be /);
    expect(existsSync(target('invalid'))).toBe(false);
  });

  it('names the call without a response', async () => {
    const failed = await runExport('--host', 'http://127.0.0.1:1', '--out', target('dead'));
    expect(failed.code).toBe(1);
    expect(failed.output).toMatch(/^http:\/\/127\.0\.0\.1:1 does not respond to \/api\/\w+\S*: /);
    expect(readdirSync(parent).toSorted()).toEqual(['site', 'var']);
  });

  it('does not touch a folder that is not an export', async () => {
    const own = target('own');
    mkdirSync(own);
    writeFileSync(path.join(own, 'thesis.txt'), 'mine');
    const failed = await runExport('--host', host, '--out', own);
    expect(failed).toEqual({
      code: 1,
      output: `--out ${own} holds other files than those of an export: choose another folder, or empty it\n`,
    });
    expect(readdirSync(own)).toEqual(['thesis.txt']);
    rmSync(own, { recursive: true });
  });

  it('refuses a mount point before it renders anything', async () => {
    await expect(openOutFolder('/dev')).rejects.toThrow(
      new ExportError('--out /dev is a mount point, which cannot be replaced: choose a folder in it'),
    );
  });

  it('says in one line that its folder cannot be replaced', async () => {
    const gone = target('gone');
    mkdirSync(gone);
    const folder = await openOutFolder(gone);
    rmSync(gone, { recursive: true });
    await expect(folder.commit()).rejects.toThrow(new ExportError(`--out ${gone} cannot be replaced: ENOENT`));
    folder.discard();
    expect(readdirSync(parent).toSorted()).toEqual(['site', 'var']);
  });

  it('writes nothing outside of its folder, whatever addresses a backend gives', async () => {
    const inner = target('inner');
    mkdirSync(inner);
    for (const name of ['/media/../../stranger.jpg', '/media/../index.html', '/media/..\\..\\stranger.jpg']) {
      await expect(createSiteFiles(inner).binary(name, Buffer.from('x'))).rejects.toThrow('leads out of its folder');
    }
    expect(readdirSync(inner)).toEqual([]);
    expect(existsSync(target('stranger.jpg'))).toBe(false);
    rmSync(inner, { recursive: true });
  });

  it('says in one line which file cannot be written', async () => {
    const files = createSiteFiles(target('clash'));
    await files.binary('/plan', Buffer.from('x'));
    await expect(files.binary('/plan/1', Buffer.from('x'))).rejects.toThrow(
      new ExportError('/plan/1 cannot be written: EEXIST'),
    );
    rmSync(target('clash'), { recursive: true });
  });

  it.each([
    [[], '--host is missing'],
    [['--host', 'api.example'], '--host must be an absolute http(s) address'],
    [['--host', 'http://api.example'], '--out is missing'],
    [
      ['--host', 'http://api.example', '--out', 'x', '--origin', 'https://a.example/site'],
      '--origin must be scheme and host alone',
    ],
    [['--hots', 'http://api.example'], "Unknown option '--hots'"],
  ])('prints its usage after %j', async (args, reason) => {
    const failed = await runExport(...args);
    expect(failed.code).toBe(1);
    expect(failed.output).toContain(reason);
    expect(failed.output).toContain('npm run tool export -- --host');
  });
});
