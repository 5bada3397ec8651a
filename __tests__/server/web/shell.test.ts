import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { runInNewContext } from 'node:vm';
import type { FastifyInstance } from 'fastify';
import { createServer } from '../../../server/createServer.ts';
import type { SiteSettings } from '../../../server/siteSettings.ts';
import { escapeHtml } from '../../../server/http/escapeHtml.ts';
import { StartError } from '../../../server/startError.ts';
import { fixedHeaders } from '../../../server/web/pageCache/index.ts';
import { ownMasterPlan, ownSettings } from '../../../server/web/hostingPage.ts';
import { bootScript } from '../../../server/web/render/bootScript.ts';
import { fontScript } from '../../../server/web/render/styleLinks.ts';
import { createWeb } from '../../../server/web/index.ts';
import type { Renderer } from '../../../contract/renderer.ts';
import { loadRenderer } from '../../../server/web/render/renderer.ts';
import { securityHeaders } from '../../../server/web/security.ts';
import { readTemplate } from '../../../server/web/template.ts';
import { startBackend } from '../../support/backend/backend.ts';
import { brand } from '../../support/environment/brand.ts';
import { buildClient, createShellWeb, removeClients, serveClient } from './builtClient.ts';

afterAll(removeClients);

const demonstration = {
  plainForms: 'on',
  origin: 'https://obriy.example',
  failureNotices: 'inline',
};

async function shellWith(settings: SiteSettings, url = '/') {
  const server = await serveClient(settings);
  const response = await server.inject({ url });
  await server.close();
  const script = /<script>([^]*?)<\/script>/.exec(response.body)?.[1] ?? '';
  const policy = new Map(
    String(response.headers['content-security-policy'])
      .split(';')
      .map((directive) => directive.split(' '))
      .map(([name = '', ...sources]) => [name, sources] as const),
  );
  return { response, script, policy };
}

function settingsSeenBy(script: string): unknown {
  const window: { siteSettings?: unknown } = {};
  runInNewContext(script, { window });
  return JSON.parse(JSON.stringify(window.siteSettings));
}

test.each(['/', '/en', '/projects/horizon/about?x=1', '/xx/news', '/projects/a.b/about', '/news/новини'])(
  '%s gets the shell while its page is slow, with noindex',
  async (url) => {
    const { response } = await shellWith({}, encodeURI(url));
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('10');
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body).toContain('<div id="root">');
  },
);

test.each([
  ['/', {}, 'uk', brand.uk.name],
  ['/projects/en', {}, 'en', brand.en.name],
  ['/en', {}, 'en', brand.en.name],
  ['/en?q=ua', {}, 'en', brand.en.name],
  ['/en/news', {}, 'en', brand.en.name],
  ['/news', { defaultLanguage: 'en' }, 'en', brand.en.name],
  ['/ua/news', { defaultLanguage: 'en' }, 'uk', brand.uk.name],
] as const)('the shell of %s gives its language without its content, too', async (url, settings, tag, name) => {
  const { response } = await shellWith(settings, url);
  expect(response.body).toContain(`<html lang="${tag}">`);
  expect(response.body).toContain(`<title>${escapeHtml(name)}</title>`);
});

test.each([
  ['/news', 'uk'],
  ['/en/news', 'en'],
])('%s gets the shell when it could not be rendered', async (url, tag) => {
  const failing: Renderer = {
    pageStateId: 'page-state',
    isTrackingParameter: () => false,
    callRequestPaths: () => [],
    submitCallRequest: async () => null,
    render: () => Promise.reject(new Error('broken')),
  };
  const web = createWeb({
    clientDir: buildClient(),
    siteSettings: { origin: 'https://obriy.example' },
    renderer: failing,
  });
  const server = await createServer({ logLevel: 'silent' }, [web]);
  const response = await server.inject({ url });
  await server.close();
  expect([response.statusCode, /<html lang="(\w+)">/.exec(response.body)?.[1]]).toEqual([503, tag]);
});

test('the compressed page has the settings in it', async () => {
  const server = await serveClient({ phone: '+380 32 000 00 00' });
  const response = await server.inject({ url: '/', headers: { 'accept-encoding': 'br' } });
  await server.close();
  expect(brotliDecompressSync(response.rawPayload).toString()).toContain('+380 32 000 00 00');
});

test('the hosting page describes the demonstration and passes the configured settings only', async () => {
  expect(settingsSeenBy((await shellWith({})).script)).toEqual(demonstration);
  const { script } = await shellWith({ host: 'https://api.example', defaultLanguage: 'en' });
  expect(settingsSeenBy(script)).toEqual({ ...demonstration, host: 'https://api.example', defaultLanguage: 'en' });
});

test('the master plan is the aerial view of the largest project that has one', () => {
  const project = (alias: string, flats_count: number, aerial: object | null) => ({
    alias,
    aerial,
    characteristics: { flats_count },
  });
  const projects = [project('small', 20, {}), project('high', 90, {}), project('highest', 400, null)];
  expect(ownMasterPlan(projects)).toEqual({ masterPlanUrl: '/projects/high/aerial-flight' });
  expect(ownMasterPlan([{ alias: 'bare' }])).toEqual({});
  expect(ownMasterPlan([{ alias: 'bare', aerial: {} }])).toEqual({ masterPlanUrl: '/projects/bare/aerial-flight' });
});

test("the phone is the content's, where the environment has none", async () => {
  const { backend, close } = await startBackend();
  const { script } = await shellWith(ownSettings(backend.snapshot().ua));
  await close();
  expect(settingsSeenBy(script)).toMatchObject({ ...demonstration, phone: '+380 32 000 00 00' });
});

test('a setting cannot close its script element', async () => {
  const attribution = '</script><script>alert(1)</script><!--\u2028&';
  const mapTiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution };
  const { response, script } = await shellWith({ mapTiles });
  expect(response.body.match(/<\/script>/g)).toHaveLength(2);
  expect(settingsSeenBy(script)).toEqual({ ...demonstration, mapTiles });
});

test('the policy allows the hosting script by its hash, and no other inline script', async () => {
  const { script, policy } = await shellWith({ phone: '+380 32 000 00 00' });
  const hashes = [script, fontScript, bootScript].map((text) => createHash('sha256').update(text).digest('base64'));
  expect(policy.get('script-src')).toEqual(["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)]);
  expect(policy.get('object-src')).toEqual(["'none'"]);
  expect(policy.get('form-action')).toEqual(["'self'"]);
  expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
});

test('the policy allows the configured backend, tiles and tag manager', async () => {
  const plain = await shellWith({});
  expect(plain.policy.get('connect-src')).toEqual(["'self'"]);
  expect(plain.policy.get('img-src')).toEqual(["'self'", 'data:', 'blob:']);

  const { policy } = await shellWith({
    host: 'https://api.example:8443/site',
    mapTiles: { url: 'https://{a-c}.плитки.укр/{z}/{x}/{y}.png', attribution: '' },
    tagManagerContainer: 'GTM-ABC123',
  });
  expect(policy.get('connect-src')).toEqual(
    expect.arrayContaining(['https://api.example:8443', 'https://*.xn--h1aafctu.xn--j1amh']),
  );
  expect(policy.get('img-src')).toEqual(
    expect.arrayContaining(['https://api.example:8443', 'https://*.xn--h1aafctu.xn--j1amh', 'https:']),
  );
  expect(policy.get('script-src')).toContain('https://www.googletagmanager.com');
});

test('the other security headers are set', async () => {
  const { response } = await shellWith({});
  expect(response.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'permissions-policy': expect.stringContaining('camera=()'),
  });
});

test('pages of the hosts that a setting names may show the site in a frame', async () => {
  const headers = fixedHeaders(securityHeaders({}, { frameAncestors: ['https://partner.example'] }));
  expect(headers['content-security-policy']).toContain('frame-ancestors https://partner.example');
  expect(headers).not.toHaveProperty('x-frame-options');
});

test('responses of other parts carry them too', async () => {
  const backend = {
    async register(server: FastifyInstance) {
      server.get('/api', () => ({ data: {} }));
    },
  };
  const web = createShellWeb();
  const server = await createServer({ logLevel: 'silent' }, [web, backend]);
  expect((await server.inject('/api')).headers['x-content-type-options']).toBe('nosniff');
  await server.close();
});

test('a client that was not built fails the start with the way to build it', async () => {
  const clientDir = mkdtempSync(path.join(tmpdir(), 'obriy-empty-'));
  expect(() => readTemplate(clientDir)).toThrow(StartError);
  expect(() => readTemplate(clientDir)).toThrow('npm run build');
  await expect(loadRenderer(path.join(clientDir, 'renderer.js'))).rejects.toThrow('npm run build');
  rmSync(clientDir, { recursive: true });
});
