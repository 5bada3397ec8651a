import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import type { View } from '../views/view.ts';
import type { Works } from '../world/outdoors/works.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const origin = 'https://world.invalid';
const start =
  '<!doctype html><script type="importmap">{"imports":{"three":"/node_modules/three/build/three.module.js"}}</script><script type="module" src="/packages/demo/media/render/page.ts"></script>';

interface Darkroom {
  build(alias: string, works: Works, only?: string): Promise<void>;
  enterRoom(name: string): Promise<void>;
  /** A PNG. */
  photograph(view: View): Promise<Buffer>;
  close(): Promise<void>;
}

async function serve(page: Page): Promise<void> {
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: start });
    const text = await readFile(path.join(root, pathname), 'utf8').catch(() => undefined);
    if (text === undefined) return route.fulfill({ status: 404, body: '' });
    return route.fulfill({
      contentType: 'text/javascript',
      body: pathname.endsWith('.ts') ? stripTypeScriptTypes(text) : text,
    });
  });
}

/** A browser without a window that draws by WebGL in software: the same pixels on every machine. */
export async function openDarkroom(): Promise<Darkroom> {
  const executablePath = process.env['CHROMIUM'];
  if (executablePath === undefined) throw new Error('CHROMIUM names no browser: set it to the path of Chromium');
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(0);
  page.on('pageerror', (error) => process.stderr.write(`${error.stack ?? error.message}\n`));
  page.on('console', (message) => message.type() === 'error' && process.stderr.write(`${message.text()}\n`));
  await serve(page);
  await page.goto(`${origin}/`);
  await page.waitForFunction(() => 'photograph' in window, undefined, { timeout: 60_000 });
  return {
    build: async (alias, works, onlyBuilding) =>
      page.evaluate(([name, state, only]) => window.build(name, state, only), [alias, works, onlyBuilding] as const),
    enterRoom: async (name) => page.evaluate((given) => window.enterRoom(given), name),
    photograph: async (view) =>
      Buffer.from(await page.evaluate(async (given) => window.photograph(given), view), 'base64'),
    close: async () => browser.close(),
  };
}
