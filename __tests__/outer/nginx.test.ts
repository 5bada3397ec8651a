import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect as connectHttp2 } from 'node:http2';
import { type AddressInfo, connect } from 'node:net';
import path from 'node:path';
import { backendPart } from '../../server/backendPart.ts';
import { createServer } from '../../server/createServer.ts';
import { startNginx } from '../../tools/nginx.ts';
import { startBackend } from '../support/backend/backend.ts';

/** A file of deploy/ for this machine: without TLS, on one port and on a socket with the file's protocol, with its files in nginx's folder. */
function localized(name: string, port: number, upstream = 0): string {
  return readFileSync(path.join(import.meta.dirname, '../../deploy', name), 'utf8')
    .replace(/^server \{\n {2}listen 80;[^}]*return 301[^}]*\}\n/m, '')
    .replaceAll(/^ *(?:ssl_\w+|error_log) .*\n/gm, '')
    .replace(/\blisten \d+(?: ssl)?(.*);/, `listen 127.0.0.1:${port}; listen unix:./socket$1;`)
    .replaceAll(/\bserver [\w.]+:\d+;/g, `server 127.0.0.1:${upstream};`)
    .replaceAll(/\/dev\/stdout|\/var\/log\/\S+/g, 'access.log')
    .replaceAll('/var/cache/nginx/obriy', 'cache')
    .replace('root /srv/site;', `listen 127.0.0.1:${port}; root www;`);
}

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

/** The reference backend behind nginx. */
async function serveBehind(name: string) {
  const { backend } = await startBackend();
  const server = await createServer({ logLevel: 'silent', trustProxy: 'loopback' }, [backendPart(backend)]);
  closers.push(() => server.close());
  await server.listen({ port: 0, host: '127.0.0.1' });
  const upstream = (server.server.address() as AddressInfo).port;
  const { origin, folder, stop } = await startNginx((port) => localized(name, port, upstream));
  closers.push(stop);
  return {
    folder,
    call: (url: string, { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {}) =>
      fetch(origin + url, { method, redirect: 'manual', headers: { connection: 'close', ...headers } }),
  };
}

describe.each(['nginx.conf', 'nginx-tls.conf'])('a backend behind %s', (name) => {
  it('serves the call of the home page, and those below it', async () => {
    const { call } = await serveBehind(name);
    for (const url of ['/api', '/api/projects']) {
      const response = await call(url);
      expect([url, response.status]).toEqual([url, 200]);
      expect(await response.json()).toHaveProperty('data');
    }
  });

  it('logs neither tokens of holds nor numbers of leads', async () => {
    const { call, folder } = await serveBehind(name);
    await call('/api/holds/0123456789abcdef', { method: 'DELETE' });
    for (const kind of ['visits', 'receipts', 'reservations'])
      await call(`/api/${kind}/O-2611-0047?token=0123456789abcdef`);
    await call('/api/projects/lypa');
    // The line of a response may be written after the response, but before the next one.
    await call('/');
    const log = readFileSync(path.join(folder, 'access.log'), 'utf8');
    expect(log.match(/(?<=")\w+ \/api[^"]*/g)).toEqual([
      'DELETE /api/holds/*',
      'GET /api/visits/*',
      'GET /api/receipts/*',
      'GET /api/reservations/*',
      'GET /api/projects/lypa',
    ]);
  });
});

it('browsers get HTTP/2 from nginx-tls.conf', async () => {
  const { folder } = await serveBehind('nginx-tls.conf');
  const session = connectHttp2('http://localhost', {
    createConnection: () => connect(path.join(folder, 'socket')),
  });
  const [headers] = (await once(session.request({ ':path': '/api' }), 'response')) as [{ ':status': number }];
  expect(headers[':status']).toBe(200);
  session.destroy();
});

it.each([
  ['a proxy that ends TLS', { 'x-forwarded-proto': 'https' }, true],
  ['no proxy', {}, false],
])('the anti-forgery cookie of nginx.conf behind %s is Secure only over TLS', async (_, headers, isSecure) => {
  const { call } = await serveBehind('nginx.conf');
  const [cookie = ''] = (await call('/api', { headers })).headers.getSetCookie();
  expect(cookie).toMatch(/^XSRF-TOKEN=/);
  expect(cookie.includes('; Secure')).toBe(isSecure);
});

it('icons and previews of a static export are cached for a day, pages and the service worker revalidated', async () => {
  const names = ['favicon.ico', 'preview-en.jpg', 'index.html', 'sw.js'];
  const files = Object.fromEntries(names.map((name) => [name, name]));
  const { origin, stop } = await startNginx((port) => localized('nginx-static.conf', port), files);
  closers.push(stop);
  const urls = ['/favicon.ico', '/preview-en.jpg', '/missing.png', '/', '/sw.js'];
  const responses = await Promise.all(urls.map(async (url) => fetch(origin + url)));
  expect(responses.map(({ headers }) => headers.get('cache-control'))).toEqual([
    'public, max-age=86400',
    'public, max-age=86400',
    'no-cache',
    'no-cache',
    'no-cache',
  ]);
});

it('a drawing of a static export may run no script', async () => {
  const files = { 'house.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>', 'index.html': '<p>' };
  const { origin, stop } = await startNginx((port) => localized('nginx-static.conf', port), files);
  closers.push(stop);
  const policyOf = async (url: string) => (await fetch(origin + url)).headers.get('content-security-policy');
  expect(await policyOf('/house.svg')).toMatch(/^default-src 'none';/);
  expect(await policyOf('/house.svg')).not.toContain('script-src');
  // A page has its own.
  expect(await policyOf('/')).toBe("frame-ancestors 'self'");
});

it('a static export has each page at one address', async () => {
  // An alias may end in .html, too.
  const names = ['index.html', 'about.html', 'a-дах.html', 'release.html.html', '404.html'];
  const files = Object.fromEntries(names.map((name) => [name, name]));
  const { origin, stop } = await startNginx((port) => localized('nginx-static.conf', port), files);
  closers.push(stop);
  const answerTo = async (url: string) => {
    const { status, headers } = await fetch(origin + url, { redirect: 'manual' });
    return [url, status, headers.get('location')];
  };
  for (const expected of [
    ['/', 200, null],
    ['/about', 200, null],
    ['/missing', 404, null],
    ['/index.html', 301, '/'],
    ['/index?utm_source=ads', 301, '/?utm_source=ads'],
    ['/about.html?utm_source=ads', 301, '/about?utm_source=ads'],
    ['/a-%D0%B4%D0%B0%D1%85.html', 301, '/a-%D0%B4%D0%B0%D1%85'],
    ['/release.html', 200, null],
    ['/release.html.html', 301, '/release.html'],
    ['/404.html', 404, null],
    ['//stranger.example/x.html', 404, null],
  ]) {
    expect(await answerTo(String(expected[0]))).toEqual(expected);
  }
});

it('a static export serves the schematic map with the type that its service worker expects', async () => {
  const { origin, stop } = await startNginx((port) => localized('nginx-static.conf', port), { 'city.geojson': '{}' });
  closers.push(stop);
  const { headers } = await fetch(`${origin}/city.geojson`);
  expect(headers.get('content-type')).toBe('application/geo+json');
  expect(headers.get('referrer-policy')).not.toBeNull();
});
