import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createServer } from '../../../server/createServer.ts';
import { createShellWeb, removeClients, serveClient } from './builtClient.ts';

/** The stand-in renderer never finishes a page, so the shell is sent. */
const shellStatus = 503;

let server: FastifyInstance;

beforeAll(async () => {
  server = await serveClient();
  await server.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await server.close();
  removeClients();
});

/** Sends the path exactly as written: every HTTP client would normalize it. */
async function exchange(path: string): Promise<{ status: number; response: string }> {
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  let response = '';
  socket.setEncoding('utf8').on('data', (chunk) => (response += String(chunk)));
  // The server resets the connection after an early response.
  socket.on('error', () => socket.destroy());
  await new Promise((resolve) => socket.once('close', resolve));
  return { status: Number(response.split(' ')[1]), response };
}

const climbing = [
  '/assets/../../secret.txt',
  '/assets/../../secret',
  '/../secret.txt',
  '/..',
  '/assets/%2e%2e/%2e%2e/secret.txt',
  '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/assets/..%5c..%5csecret.txt',
  '/assets/..\\..\\secret.txt',
  '/assets/%252e%252e%252fsecret.txt',
  '//secret.txt',
  '/secret.txt%00.js',
  '/%00',
  '/%zz',
  '/%c0%ae%c0%ae/secret.txt',
  '*',
  'http://localhost/../secret.txt',
];

test.each(climbing)('%s is 404', async (path) => {
  const { status, response } = await exchange(path);
  expect([400, 404, shellStatus]).toContain(status);
  expect(response).not.toContain('outside the client');
  expect(response).not.toMatch(/\bat .+:\d+|node_modules|Error:/);
});

test('accepts a query of 10 kB', async () => {
  const { status, response } = await exchange(`/en/projects?${'a=1&'.repeat(2_500)}`);
  expect(status).toBe(shellStatus);
  expect(response).toContain('<div id="root">');
});

test.each([
  ['/%61bout', '/about'],
  ['/en/projects/obriy%2Dpark/%7e_%5A%39', '/en/projects/obriy-park/~_Z9'],
  ['/%6eews/?page=2', '/news?page=2'],
])('%s redirects as a second spelling of %s', async (path, usual) => {
  const { status, response } = await exchange(path);
  expect(status).toBe(301);
  expect(response).toContain(`location: ${usual}\r\n`);
});

test('accepts a path of 10 kB, and sends its shell with Retry-After for search engines', async () => {
  const { status, response } = await exchange(`/${'x'.repeat(10_000)}`);
  expect(status).toBe(shellStatus);
  expect(response).toMatch(/^retry-after: \d+\r$/m);
  expect(response).toContain('<div id="root">');
  expect(response).not.toContain('xxxx');
});

test('an unparsable request is refused, and a copy of the site marks the refusal noindex as well', async () => {
  const copy = await createServer({ logLevel: 'silent' }, [createShellWeb({}, { indexing: false })]);
  const read = await copy.inject('/%zz');
  expect([read.statusCode, read.headers['x-robots-tag'], read.headers['x-frame-options']]).toEqual([
    shellStatus,
    'noindex, nofollow',
    'DENY',
  ]);
  expect((await copy.inject({ method: 'POST', url: '/%zz' })).statusCode).toBe(405);
  await copy.close();
});

test('headers beyond the limit of Node are refused, and the next request succeeds', async () => {
  expect((await exchange(`/?${'a'.repeat(100_000)}`)).status).toBe(431);
  expect((await exchange('/')).status).toBe(shellStatus);
});
