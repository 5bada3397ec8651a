import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { removeClients, script, serveClient } from './builtClient.ts';

const url = '/assets/client.0123456789.js';
let server: FastifyInstance;

beforeAll(async () => {
  server = await serveClient();
});

afterAll(async () => {
  await server.close();
  removeClients();
});

const get = (path: string, headers: Record<string, string> = {}) => server.inject({ url: path, headers });

test('an asset is sent as brotli if accepted, else as gzip, else plain', async () => {
  const brotli = await get(url, { 'accept-encoding': 'gzip, deflate, br' });
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(script);

  const gzip = await get(url, { 'accept-encoding': 'gzip, br;q=0' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(script);

  const plain = await get(url);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(plain.body).toBe(script);
});

test('an encoding that the build did not make is not used', async () => {
  const response = await get('/robots.txt', { 'accept-encoding': 'br, gzip' });
  expect(response.headers['content-encoding']).toBeUndefined();
  expect(response.body).toBe('User-agent: *\n');
});

test('hashed files are cached for ever, icons for a day, other public ones revalidated, and a shell is not cached', async () => {
  expect((await get(url)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=86400');
  expect((await get('/robots.txt')).headers['cache-control']).toBe('no-cache');
  expect((await get('/')).headers['cache-control']).toBe('no-store');
});

test('what the browser has is not sent again', async () => {
  const headers = { 'accept-encoding': 'br' };
  const { etag } = (await get(url, headers)).headers;
  const again = await get(url, { ...headers, 'if-none-match': `"other", ${etag}` });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  // A proxy that compresses responses weakens the ETag.
  expect((await get(url, { ...headers, 'if-none-match': `W/${etag}` })).statusCode).toBe(304);
  // The same file in another encoding is another representation.
  expect((await get(url, { 'if-none-match': String(etag) })).statusCode).toBe(200);
});

test('HEAD responds as GET, without the body', async () => {
  const response = await server.inject({ method: 'HEAD', url });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-length']).toBe(String(script.length));
  expect(response.body).toBe('');
});

test.each([
  '/assets/missing.js',
  '/assets/',
  '/assets/client',
  '/favicon.ico',
  '/api',
  '/api/unknown',
  '/media/',
  '/index.html',
  '/chunks.json',
  '/en/logo.png?size=2',
  '/assets/client.0123456789.js.br',
])('%s is 404, and not the page', async (path) => {
  const response = await get(path);
  expect([response.statusCode, response.headers['content-type'], response.body]).toEqual([
    404,
    'text/plain; charset=utf-8',
    'Not found\n',
  ]);
});

test.each(['/news', '/nowhere', '/assets/client.0123456789.js'])(
  '%s takes no body, and lists the allowed methods',
  async (url) => {
    const response = await server.inject({ method: 'POST', url, payload: { a: 1 } });
    expect([response.statusCode, response.headers['allow'], response.headers['cache-control']]).toEqual([
      405,
      'GET, HEAD',
      'no-store',
    ]);
  },
);

test.each(['/news/vol.2', '/en/projects/vol.2/plan/a/1.5'])(
  '%s is a page whatever the client accepts, for an alias may end like a file',
  async (path) => {
    const { headers } = await get(path);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  },
);

test('a missing file is 404 for any method', async () => {
  const response = await server.inject({ method: 'POST', url: '/assets/missing.js', payload: { a: 1 } });
  expect([response.statusCode, response.body]).toEqual([404, 'Not found\n']);
});
