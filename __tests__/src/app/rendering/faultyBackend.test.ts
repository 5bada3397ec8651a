import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts';
import { share } from '../../../support/properties.ts';
import { serveSite } from '../../../support/backend/serveSite.ts';
import { removeClients } from '../../../server/web/builtClient.ts';

const pages = [
  '/',
  '/en/about',
  '/contacts',
  '/projects',
  '/en/projects/lypa/about',
  '/projects/lypa/plan',
  '/offers',
  '/offers/parking',
  '/en/news',
  '/news/karkas',
  '/appointment/select_date',
  '/en/instalment_calculator',
];
/** Milliseconds: enough for a response that comes at once, on a machine of any load. */
const deadline = 15_000;

type Respond = (request: IncomingMessage, response: ServerResponse) => void;

let backend: TestBackend;
let stub: Server;
let respond: Respond;
/** Responses that the site has neither read to the end nor aborted. */
let given: Promise<void>[] = [];

beforeAll(async () => {
  backend = await startBackend();
  stub = createServer((request, response) => {
    given.push(new Promise((resolve) => response.once('close', resolve)));
    respond(request, response);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => stub.once('listening', resolve));
});
afterAll(async () => {
  stub.closeAllConnections();
  await new Promise((resolve) => stub.close(resolve));
  await backend.close();
  removeClients();
});
beforeEach(() => {
  given = [];
});

const host = (): string => `http://127.0.0.1:${(stub.address() as AddressInfo).port}`;
const open = (settings = { host: host() }) => serveSite({ settings, deadline });

/** Lets the deadline pass once so many more requests have arrived. */
async function timeOut<Result>(requests: number, visits: () => Promise<Result>): Promise<Result> {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
  const enough = given.length + requests;
  const done = new AbortController();
  const visited = visits().finally(() => done.abort());
  while (!done.signal.aborted) {
    await new Promise((resolve) => void setImmediate(resolve));
    if (given.length >= enough) jest.advanceTimersByTime(deadline);
  }
  return visited;
}

async function respondCorrectly({ url = '/', headers }: IncomingMessage, response: ServerResponse): Promise<void> {
  const found = await backend.fetch(`http://backend.test${url}`, {
    headers: { 'accept-language': headers['accept-language'] ?? 'ua' },
  });
  response.writeHead(found.status, { 'content-type': 'application/json' }).end(await found.text());
}

const correct: Respond = (request, response) => void respondCorrectly(request, response);

const json = { 'content-type': 'application/json' };
const responds =
  (status: number, body: string, headers: Record<string, string> = json): Respond =>
  (_, response) =>
    void response.writeHead(status, headers).end(body);

const slow: readonly (readonly [string, Respond])[] = [
  ['hangs', () => undefined],
  ['begins and hangs', (_, response) => void response.writeHead(200, json).write('{"data":')],
  [
    'responds in a minute',
    (_, response) => {
      const timer = setTimeout(() => response.writeHead(200, json).end('{"data":{}}'), 60_000);
      response.once('close', () => clearTimeout(timer));
    },
  ],
  [
    'responds byte by byte',
    (_, response) => {
      response.writeHead(200, json);
      const timer = setInterval(() => response.write(' '), 20);
      response.once('close', () => clearInterval(timer));
    },
  ],
];

const broken: readonly (readonly [string, Respond])[] = [
  ['returns HTML', responds(200, '<!doctype html><h1>db-3.internal</h1>', { 'content-type': 'text/html' })],
  ['returns 500', responds(500, '{"error":"db-3.internal"}')],
  ['returns 503', responds(503, '<h1>db-3.internal</h1>', { 'retry-after': '120', 'content-type': 'text/html' })],
  ['returns 429', responds(429, '', { 'retry-after': '60' })],
  ['cuts the connection before a response', (_, response) => void response.destroy()],
  [
    'cuts the connection in the middle of a response',
    (_, response) =>
      void response
        .writeHead(200, { ...json, 'content-length': '5000' })
        .write('{"data":{"title":"db-3.internal', () => response.destroy()),
  ],
  ['returns nothing', responds(200, '')],
  ['redirects to itself', (request, response) => void response.writeHead(302, { location: request.url }).end()],
  [
    'responds without end',
    (_, response) => {
      const megabyte = Buffer.alloc(1024 * 1024, ' ');
      const write = (): void => {
        while (!response.destroyed && response.write(megabyte));
      };
      response.writeHead(200, json).on('drain', write);
      write();
    },
  ],
  ['returns half of a JSON', responds(200, '{"data":{"title":"db-3.internal')],
  ['returns an empty object', responds(200, '{}')],
  ['returns null', responds(200, '{"data":null}')],
  ['returns a list', responds(200, '{"data":[1]}')],
  ['returns a string', responds(200, '{"data":"x"}')],
];

/** Conforms to SPEC.md partly: invalid parts are left out, and the page is rendered. */
const partly: readonly (readonly [string, Respond])[] = [
  ['returns an empty payload', responds(200, '{"data":{}}')],
  ['returns an empty payload as PHP writes it', responds(200, '{"data":[]}')],
  [
    'returns parts of another shape',
    responds(
      200,
      '{"data":{"project":5,"projects":{},"offers":7,"items":[null],"meta":null,"documents":"x","progress":[1],"news":{}}}',
    ),
  ],
];

async function visit(get: Awaited<ReturnType<typeof serveSite>>['get'], path: string) {
  const { statusCode, headers, body } = await get(path);
  return { path, status: statusCode, headers, body };
}

function expectNoTrace({ headers, body }: Awaited<ReturnType<typeof visit>>): void {
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' });
  expect(headers['etag']).toBeUndefined();
  const holds = (text: string): boolean => body.includes(text);
  expect([holds('<div id="root">'), holds('/assets/client.'), holds('internal')]).toEqual([true, true, false]);
}

test.each(slow)(
  'a backend that %s: the shell is sent with 503, and the backend request is aborted',
  async (_, fault) => {
    respond = fault;
    const { server, get } = await open();
    const all = (paths: readonly string[]) => Promise.all(paths.map((path) => visit(get, path)));
    const [some, others] = [pages.slice(0, 6), pages.slice(6)];
    // No more at once than are rendered at once: a queued page could time out instead.
    const visits = [
      ...(await timeOut(some.length, () => all(some))),
      ...(await timeOut(others.length, () => all(others))),
    ];
    for (const visited of visits) {
      expectNoTrace(visited);
      expect({
        path: visited.path,
        status: visited.status,
        shell: visited.body.includes('<div id="root"></div>'),
      }).toEqual({ path: visited.path, status: 503, shell: true });
      expect(visited.headers['retry-after']).toBe('10');
    }
    await Promise.all(given);
    await server.close();
  },
);

/** Valid responses: an appointment needs no more of them. */
const readable = new Set([
  'returns a list',
  'returns an empty payload',
  'returns a string',
  'returns parts of another shape',
]);

const shares = broken.map(([name, fault], index) => {
  const failing = pages.filter((path) => !readable.has(name) || !path.includes('/appointment/'));
  return [name, fault, share(failing, 3, index)] as const;
});

test.each(shares)('a backend that %s: each page is 503 with Retry-After', async (_, fault, calls) => {
  // RTK Query and React log responses that a page cannot be made of.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  respond = fault;
  const { server, get } = await open();
  for (const path of calls) {
    const visited = await visit(get, path);
    expectNoTrace(visited);
    expect({ path, status: visited.status, retry: visited.headers['retry-after'] }).toEqual({
      path,
      status: 503,
      retry: expect.stringMatching(/^\d+$/),
    });
  }
  await server.close();
});

test.each(partly)('a backend that %s: pages show the rest, or are 503', async (_, fault) => {
  respond = fault;
  const { server, get } = await open();
  const found = await Promise.all(pages.map(async (path) => ({ path, ...(await get(path)) })));
  for (const { path, statusCode, body } of found) {
    expect({ path, known: [200, 503].includes(statusCode), shell: body.includes('<div id="root"></div>') }).toEqual({
      path,
      known: true,
      shell: false,
    });
  }
  expect(found.some(({ statusCode }) => statusCode === 200)).toBe(true);
  await server.close();
});

test('a backend that is down: each page says so in its language', async () => {
  const { server, get } = await open({ host: 'http://127.0.0.1:9' });
  for (const path of pages) {
    const visited = await visit(get, path);
    expectNoTrace(visited);
    expect({ path, status: visited.status }).toEqual({ path, status: 503 });
    expect(visited.body.includes(path.startsWith('/en') ? 'Try again' : 'Спробувати ще раз')).toBe(true);
  }
  await server.close();
});

test.each([...slow.slice(0, 1), ...broken])('a backend that %s: an older page is served', async (name, fault) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  respond = correct;
  const { server, web, get } = await open();
  const before = await get('/en/news/karkas');
  expect(before.statusCode).toBe(200);

  respond = fault;
  web.contentChanged();
  const again = () => get('/en/news/karkas');
  const meanwhile = await (name === 'hangs' ? timeOut(1, again) : again());
  expect({
    status: meanwhile.statusCode,
    cacheControl: meanwhile.headers['cache-control'],
    same: meanwhile.body === before.body,
  }).toEqual({ status: 200, cacheControl: 'no-cache', same: true });
  await server.close();
});
