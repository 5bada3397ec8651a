import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { createServer } from '../../../server/createServer.ts';
import type { SiteSettings } from '../../../server/siteSettings.ts';
import { createWeb, type Web, type WebOptions } from '../../../server/web/index.ts';
import type { Renderer } from '../../../contract/renderer.ts';

export const script = 'console.log("site");'.repeat(20);
export const builtWorker = 'self.addEventListener("fetch", () => {});';
const secret = 'outside the client';

const folders: string[] = [];

/** A folder as webpack leaves it, with a file beside it that must never be served. */
export function buildClient(): string {
  const parent = mkdtempSync(path.join(tmpdir(), 'obriy-client-'));
  folders.push(parent);
  const folder = path.join(parent, 'client');
  mkdirSync(path.join(folder, 'assets'), { recursive: true });
  const write = (name: string, content: string | Buffer): void => writeFileSync(path.join(folder, name), content);
  write('index.html', '<!doctype html><html lang="uk"><head><!--head--></head><body><!--body--></body></html>');
  write('index.html.br', brotliCompressSync('stale'));
  write('assets/client.0123456789.js', script);
  write('assets/client.0123456789.js.br', brotliCompressSync(script));
  write('assets/client.0123456789.js.gz', gzipSync(script));
  write('assets/client.0123456789.js.map', '{}');
  write('chunks.json', JSON.stringify({ entry: { js: ['/assets/client.0123456789.js'], css: [] }, chunks: {} }));
  write('sw.js', builtWorker);
  write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('robots.txt', 'User-agent: *\n');
  writeFileSync(path.join(parent, 'secret.txt'), secret);
  return folder;
}

export function removeClients(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
}

/** Pages that never finish, so that the server sends the shell. */
const nothing: Renderer = {
  pageStateId: 'page-state',
  isTrackingParameter: () => false,
  callRequestPaths: () => [],
  submitCallRequest: async () => null,
  render: () => new Promise(() => undefined),
};

/** The site without its pages: files and the shell. */
export function createShellWeb(siteSettings: SiteSettings = {}, options: Pick<WebOptions, 'indexing'> = {}): Web {
  return createWeb({
    ...options,
    clientDir: buildClient(),
    siteSettings: { origin: 'https://obriy.example', ...siteSettings },
    renderer: nothing,
    renderDeadline: 0,
  });
}

export async function serveClient(siteSettings: SiteSettings = {}): Promise<FastifyInstance> {
  return createServer({ logLevel: 'silent' }, [createShellWeb(siteSettings)]);
}
