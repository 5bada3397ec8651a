import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RunningServer, startServer } from '../support/site.ts';
import { newVisitors, page } from '../support/visitor.ts';

const root = path.join(import.meta.dirname, '../..');

let dataDir: string;
let origin: string;
let server: RunningServer | undefined;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'obriy-dev-test-'));
});

afterAll(async () => {
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

newVisitors();

it('npm run dev -- --ssr sends rendered pages and the scripts that hydrate them', async () => {
  server = await startServer(['tools/dev.ts', '--ssr'], {
    DATA_DIR: dataDir,
    CONTENT_DIR: path.join(root, '__tests__/support/content'),
  });
  ({ origin } = server);
  const response = await fetch(`${origin}/en/about`, { headers: { accept: 'text/html' } });
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toMatch(/<main[^>]*>.*<h1/s);
  expect(html).toContain('id="page-state"');
  const script = /data-scripts="(\S+)/.exec(html)?.[1];
  expect((await fetch(`${origin}${script}`)).headers.get('content-type')).toContain('javascript');
  // Two cold builds on a busy machine take minutes.
}, 300_000);

it('a press before hydration is no mismatch of the page', async () => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const { promise: pressed, resolve: loadScripts } = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto(`${origin}/en/about`, { waitUntil: 'commit' });
  await page.locator('aside [aria-haspopup=dialog]').click();
  await page.locator('aside [aria-busy]').waitFor();
  loadScripts();
  await page.getByRole('dialog').waitFor();
  expect(errors).toEqual([]);
});
