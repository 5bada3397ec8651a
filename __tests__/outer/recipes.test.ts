import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { JSDOM } from 'jsdom';
import type { Chunks } from '../../server/web/chunkFiles.ts';
import { linkPackages } from '../support/environment/linkPackages.ts';
import { edited, recipes } from '../support/recipes.ts';

const root = path.join(import.meta.dirname, '../..');
const left = new Set(['node_modules', 'dist', '.cache', '.git', 'content', 'docs', 'data']);
/** Two cold builds on a busy machine take minutes. */
const timeout = 900_000;

const line = `  pl: { tag: 'pl', locale: 'pl-PL', label: 'po polsku', decimal: ',', group: '\\u00a0', money: '{{sum}}\\u00a0PLN', contentFallback: 'en' },\n`;

let scratch: string;
let server: ChildProcess | undefined;
let origin: string | undefined;

/** Ukrainian plural forms serve as Polish ones; a mark distinguishes its texts. */
const marked = (texts: unknown): unknown =>
  typeof texts === 'string'
    ? `PL ${texts}`
    : Object.fromEntries(Object.entries(texts as object).map(([key, text]) => [key, marked(text)]));

async function follow(): Promise<void> {
  for (const { files = {}, edits } of Object.values(recipes)) {
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(scratch, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    for (const edit of edits) {
      const file = path.join(scratch, edit[0]);
      await writeFile(file, edited(await readFile(file, 'utf8'), edit));
    }
  }
}

async function addLanguage(): Promise<void> {
  const table = path.join(scratch, 'domain/languages.ts');
  const source = readFileSync(table, 'utf8');
  const end = source.indexOf('} as const satisfies');
  writeFileSync(table, source.slice(0, end) + line + source.slice(end));
  const texts = path.join(scratch, 'i18n/pl');
  await cp(path.join(scratch, 'i18n/ua'), texts, { recursive: true });
  for (const name of await readdir(texts)) {
    if (!name.endsWith('.json')) continue;
    const file = path.join(texts, name);
    await writeFile(file, JSON.stringify(marked(JSON.parse(await readFile(file, 'utf8')))));
  }
}

/** Includes the output in the error, because compilers print their errors there. */
async function npm(...script: string[]): Promise<void> {
  const env = { ...process.env, PATH: `${path.join(root, 'node_modules/.bin')}:${process.env['PATH']}` };
  await promisify(execFile)('npm', ['run', '--silent', ...script], { cwd: scratch, env }).catch(
    ({ stdout, stderr }: { stdout: string; stderr: string }) => {
      throw new Error(`npm run ${script.join(' ')}\n${stdout}\n${stderr}`);
    },
  );
}

async function start(): Promise<string | undefined> {
  const child = spawn(process.execPath, ['--no-warnings', 'server/main.js'], {
    cwd: scratch,
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: path.join(scratch, 'data'),
      DATABASE_URL: '',
      CONTENT_DIR: path.join(scratch, '__tests__/support/content'),
      WARM_PICTURES: 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server = child;
  for await (const output of createInterface(child.stdout)) {
    const found = /^The site is at (\S+)/.exec(output)?.[1];
    if (found !== undefined) return found;
  }
  return undefined;
}

beforeAll(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'obriy-recipes-'));
  for (const name of await readdir(root)) {
    if (!left.has(name)) await cp(path.join(root, name), path.join(scratch, name), { recursive: true });
  }
  await linkPackages(scratch);
  await follow();
  await addLanguage();
  // The copy is built once, and writing webpack's cache would take a third of the time.
  await npm('build', '--', '--no-cache');
  origin = await start();
}, timeout);

afterAll(async () => {
  if (server?.exitCode === null) {
    server.kill();
    await once(server, 'exit');
  }
  await rm(scratch, { recursive: true, force: true });
});

async function open(address: string): Promise<{ status: number; document: Document }> {
  const response = await fetch(`${origin}${address}`, { headers: { accept: 'text/html' } });
  return { status: response.status, document: new JSDOM(await response.text()).window.document };
}

const hrefs = (document: ParentNode, selector: string): Record<string, string> =>
  Object.fromEntries(
    [...document.querySelectorAll(selector)].map((link) => [
      String(link.getAttribute('hreflang')),
      String(link.getAttribute('href')?.replace(String(origin), '')),
    ]),
  );

it('a new field of an entity is shown on its page', async () => {
  const { document } = await open('/en/news/karkas');
  expect(document.querySelector('main')?.textContent).toContain('By Olena');
});

it('the header has the phone of the content', async () => {
  const { document } = await open('/en');
  expect(document.querySelector('header a[href="tel:+380320000000"]')).not.toBeNull();
});

it('a new page with its own endpoint is rendered, linked and in the sitemap', async () => {
  const { status, document } = await open('/en/press');
  expect(status).toBe(200);
  expect(document.querySelector('h1')?.textContent).toBe('Press');
  expect(document.querySelector('main')?.textContent).toContain('A horizon in brick');
  expect(document.querySelector('footer a[href$="/en/press"]')).not.toBeNull();
  expect(await (await fetch(`${origin}/sitemap.xml`)).text()).toContain(`<loc>${origin}/en/press</loc>`);
});

it('a new filter has its chips, and its parameter chooses one of them', async () => {
  const { document } = await open('/en/projects/lypa/plan?kitchen=1');
  const chips = [...document.querySelectorAll('[role="search"] [aria-pressed="true"], [role="search"] [aria-current]')];
  expect(chips.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('From 12 m²')]);
});

it('the tests that the recipes write pass', async () => {
  const written = Object.values(recipes).flatMap(({ files = {} }) =>
    Object.keys(files).filter((name) => name.startsWith('__tests__/')),
  );
  await expect(npm('jest', '--', '--selectProjects', 'site', 'node', '--', ...written)).resolves.toBeUndefined();
}, 600_000);

it('every edit compiles, and a language is a table row and a folder of texts', async () => {
  await expect(npm('typecheck')).resolves.toBeUndefined();
}, 600_000);

it.each(['/pl', '/pl/projects', '/pl/projects/lypa/about', '/pl/news', '/pl/offers', '/pl/contacts'])(
  '%s is rendered in the third language, and switches to the others',
  async (address) => {
    const { status, document } = await open(address);
    const path = address.slice('/pl'.length);
    const addresses = { uk: path === '' ? '/' : path, en: `/en${path}`, pl: address };
    expect(status).toBe(200);
    expect(document.documentElement.lang).toBe('pl');
    expect(document.querySelector('meta[property="og:locale"]')?.getAttribute('content')).toBe('pl_PL');
    expect(document.querySelector('header')?.textContent).toContain('PL Контакти');
    expect(hrefs(document, 'header a[hreflang]')).toEqual(addresses);
    expect(hrefs(document.head, 'link[rel="alternate"][hreflang]')).toEqual({
      ...addresses,
      'x-default': addresses.uk,
    });
  },
);

it('an unknown path of the new language is not found in that language', async () => {
  const { status, document } = await open('/pl/nobody/knows');
  expect({ status, language: document.documentElement.lang }).toEqual({ status: 404, language: 'pl' });
});

it('content without a translation appears in the fallback language of its row', async () => {
  const { document } = await open('/pl/projects/lypa/about');
  expect(document.querySelector('main')?.textContent).toContain('Beside the park');
  const response = await fetch(`${origin}/api/projects/lypa`, { headers: { 'accept-language': 'pl' } });
  expect(response.headers.get('content-language')).toBe('pl');
});

it('amounts are written as the row says', async () => {
  const { document } = await open('/pl/instalment_calculator');
  expect(document.querySelector('main')?.textContent).toContain('50\u00a0000\u00a0PLN');
});

it('the sitemap and the feeds include the language', async () => {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  expect(sitemap).toContain(`<loc>${origin}/pl/news</loc>`);
  expect(sitemap).toContain(`hreflang="pl" href="${origin}/pl/news"`);
  const feed = await fetch(`${origin}/pl/news/feed.xml`);
  expect(feed.status).toBe(200);
  expect(await feed.text()).toContain('xml:lang="pl"');
  expect(await (await fetch(`${origin}/pl/site.webmanifest`)).json()).toMatchObject({ lang: 'pl' });
});

it('the browser fetches its texts as one chunk', async () => {
  const { chunks } = JSON.parse(await readFile(path.join(scratch, 'dist/client/chunks.json'), 'utf8')) as Chunks;
  expect(Object.keys(chunks).filter((name) => name.startsWith('texts-pl'))).toHaveLength(1);
});
