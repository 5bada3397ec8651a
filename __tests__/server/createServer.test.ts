import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../contract/common.ts';
import { createServer, type ServerPart } from '../../server/createServer.ts';

/** A part such as the backend: with its own prefix and 404. */
const part: ServerPart = {
  async register(server: FastifyInstance) {
    await server.register(
      async (scope) => {
        scope.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'unknown' }));
        scope.get('/broken', () => {
          throw new Error('secret detail');
        });
      },
      { prefix: '/part' },
    );
  },
};

const fallback: ServerPart = {
  async register(server) {
    server.setNotFoundHandler((_request, reply) => reply.code(200).send('page'));
  },
};

test('a part with a prefix keeps its own response for unknown paths', async () => {
  const server = await createServer({ logLevel: 'silent' }, [part, fallback]);
  expect((await server.inject('/part/nothing')).json()).toEqual({ error: 'unknown' });
  expect((await server.inject('/news')).body).toBe('page');
  await server.close();
});

test('a failure is answered without its details', async () => {
  const server = await createServer({ logLevel: 'silent' }, [part]);
  const response = await server.inject('/part/broken');
  expect([response.statusCode, response.body]).toEqual([500, 'Internal server error\n']);
  await server.close();
});

const whoPart: ServerPart = {
  async register(server) {
    server.get('/who', ({ ip, protocol }) => `${ip} ${protocol}`);
  },
};

test.each([
  // Without a proxy the client can forge these headers.
  [false, '127.0.0.1', '127.0.0.1 http'],
  [true, '127.0.0.1', '192.0.2.66 https'],
  // The proxy appends the address that it saw to what the client sent.
  ['loopback', '127.0.0.1', '203.0.113.7 https'],
  ['loopback,203.0.113.0/24', '127.0.0.1', '192.0.2.66 https'],
  ['10.0.0.0/8', '127.0.0.1', '127.0.0.1 http'],
])('with trust in %s, a request by way of %s has the client %s', async (trustProxy, remoteAddress, seen) => {
  const server = await createServer({ logLevel: 'silent', trustProxy }, [whoPart]);
  const headers = { 'x-forwarded-for': '192.0.2.66, 203.0.113.7', 'x-forwarded-proto': 'https' };
  expect((await server.inject({ url: '/who', headers, remoteAddress })).body).toBe(seen);
  await server.close();
});

test('the log has paths, but no queries, no addresses, no tokens and no numbers of leads', async () => {
  const lines: string[] = [];
  const server = await createServer({ logLevel: 'info' }, [part, fallback], { write: (line) => lines.push(line) });
  await server.inject('/part/application?name=Olena&phone=%2B380320000000');
  await server.inject('/%zz?phone=1');
  await server.inject({ method: 'DELETE', url: '/api/holds/0123456789abcdef' });
  await server.inject('/api/visits/O-2611-0047');
  await server.close();
  expect(lines.join('')).toContain('"path":"/part/application"');
  expect(lines.join('')).toContain('"path":"/api/holds/*"');
  expect(lines.join('')).not.toMatch(/Olena|380320000000|phone|127\.0\.0\.1|0123456789abcdef|O-2611-0047/);
});

/** The bytes that the server sends over a connection of its own until it ends. */
const exchange = async (server: FastifyInstance, bytes: string): Promise<string> => {
  await server.listen({ port: 0, host: '127.0.0.1' });
  const visitor = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  visitor.write(bytes);
  let response = '';
  for await (const part of visitor) response += String(part);
  await server.close();
  return response;
};

test.each([
  [
    'headers that are too large',
    `GET /api/application?name=Olena HTTP/1.1\r\nHost: site\r\nCookie: ${'Olena'.repeat(20_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
  ],
  [
    'bytes that are no request',
    'GET /api/application?name=Olena HTTP/1.1\r\nHost: site\r\nNo header\r\n\r\n',
    '400 Bad Request',
  ],
])('%s get a response in the shape of the API, without echoing any bytes', async (_, bytes, status) => {
  const [head = '', body = ''] = (await exchange(await createServer({ logLevel: 'silent' }, [part]), bytes)).split(
    '\r\n\r\n',
  );
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status}\r\n`));
  expect(head.toLowerCase()).toContain('content-type: application/json; charset=utf-8\r\ncache-control: no-store');
  expect(ApiError.parse(JSON.parse(body))).toEqual({ error: { code: 'bad_request', message: expect.any(String) } });
  expect(head + body).not.toMatch(/Olena|Parse Error|HPE_| {4}at /);
});

test('the log of an unparsable request has none of its bytes', async () => {
  const lines: string[] = [];
  const server = await createServer({ logLevel: 'trace' }, [], { write: (line) => lines.push(line) });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const visitor = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  visitor.write('GET /part/application?name=Olena HTTP/1.1\r\nHost: site\r\nNo header\r\n\r\n');
  visitor.resume();
  await once(visitor, 'close');
  await server.close();
  const [{ err } = { err: undefined }] = lines
    .map((line) => JSON.parse(line) as { err?: object })
    .filter((line) => line.err !== undefined);
  expect(err).toEqual({
    type: 'Error',
    message: 'Parse Error: Invalid header token',
    code: 'HPE_INVALID_HEADER_TOKEN',
    stack: expect.any(String),
  });
});
