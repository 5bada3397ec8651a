import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createTraffic } from '../../server/backend/traffic.ts';
import { createServer, type ServerPart } from '../../server/createServer.ts';
import { metricsOf } from '../../server/operations/serverMetrics.ts';
import { createOperations, type OperationsOptions } from '../../server/operations/index.ts';

/** Metrics must never contain what a visitor typed. */
const personal = 'phone=%2B380671112233';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function serve(options: Partial<OperationsOptions> = {}) {
  const held = Promise.withResolvers<string>();
  const site: ServerPart = {
    async register(server) {
      server.get('/api/application', async () => 'thanks');
      server.get('/held', () => held.promise);
      server.setNotFoundHandler(async (_, reply) => reply.code(404).send('no page'));
    },
  };
  const traffic = createTraffic();
  const server = await createServer({ logLevel: 'silent' }, [
    createOperations({ checks: {}, traffic, ...options }),
    site,
  ]);
  await server.listen({ port: 0, host: '127.0.0.1', listenTextResolver: () => '' });
  closers.push(() => server.close());
  const origin = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(origin + path, { headers: { connection: 'close', ...headers } });
    return { status: response.status, headers: response.headers, body: await response.text() };
  };
  return { get, server, traffic, release: held.resolve };
}

const pageCacheStats = () => ({
  pages: 3,
  bytes: 4096,
  arbitrary: { pages: 0, bytes: 0 },
  rendering: 1,
  waiting: 2,
  fresh: 7,
  stale: 5,
  renders: 4,
});
const read = async () => metricsOf({ pageCacheStats }, { waitingDeliveries: async () => ({ mail: 2, webhook: 0 }) });

it('/healthz reports a live process, uncached', async () => {
  const { status, body, headers } = await (await serve()).get('/healthz');
  expect([status, JSON.parse(body)]).toEqual([200, { alive: true }]);
  expect(headers.get('cache-control')).toBe('no-store');
});

describe('/readyz', () => {
  it('names the part that does not work', async () => {
    let database = Promise.reject<void>(new Error('connection to db:5432 refused'));
    database.catch(() => undefined);
    const { get } = await serve({ checks: { database: () => database, content: () => ({}) } });
    expect(await get('/readyz')).toMatchObject({ status: 503, body: '{"database":false,"content":true}' });
    database = Promise.resolve();
    expect(await get('/readyz')).toMatchObject({ status: 200, body: '{"database":true,"content":true}' });
  });

  it('does not wait for a silent database, and checks it once for concurrent probes', async () => {
    const check = jest.fn(() => new Promise(() => undefined));
    const { get } = await serve({ checks: { database: check } });
    const responses = await Promise.all([get('/readyz'), get('/readyz'), get('/readyz')]);
    expect(responses.map(({ status }) => status)).toEqual([503, 503, 503]);
    expect(check).toHaveBeenCalledTimes(1);
  });
});

describe('/metrics', () => {
  it('is absent unless it is enabled', async () => {
    expect(await (await serve()).get('/metrics')).toMatchObject({ status: 404, body: 'no page' });
  });

  it('counts requests by kind and status, and has no address', async () => {
    const { get } = await serve({ metrics: { read } });
    await get(`/api/application?${personal}`);
    await get(`/nowhere/${personal}`);
    await get('/media/none.avif');
    const { body, headers } = await get('/metrics');
    expect(headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(body.split('\n')).toEqual(
      expect.arrayContaining([
        'obriy_http_requests_total{route="api",status="200"} 1',
        'obriy_http_requests_total{route="pages",status="404"} 1',
        'obriy_http_requests_total{route="media",status="404"} 1',
        'obriy_http_request_duration_seconds_count{route="api"} 1',
        'obriy_http_request_duration_seconds_bucket{route="api",le="+Inf"} 1',
        'obriy_page_cache_total{result="fresh"} 7',
        'obriy_deliveries_waiting{channel="mail"} 2',
        expect.stringMatching(/^process_resident_memory_bytes \d+$/),
        expect.stringMatching(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/),
      ]),
    );
    expect(body).not.toContain('380671112233');
  });

  it('is in the format that Prometheus reads', async () => {
    const { get } = await serve({ metrics: { read } });
    await get('/api/application');
    const { body } = await get('/metrics');
    const sample = /^[a-z_:][\w:]*(?:\{[a-z]+="[^"]*"(?:,[a-z]+="[^"]*")*\})? \S+$/i;
    const comment = /^# (?:HELP \w+ .+|TYPE \w+ (?:counter|gauge|histogram))$/;
    expect(body.endsWith('\n')).toBe(true);
    expect(
      body
        .trimEnd()
        .split('\n')
        .filter((line) => !comment.test(line) && !sample.test(line)),
    ).toEqual([]);
  });

  it('may require a token', async () => {
    const { get } = await serve({ metrics: { token: 'a-token-of-somebody', read } });
    expect((await get('/metrics')).status).toBe(401);
    expect((await get('/metrics', { authorization: 'Bearer another-token' })).status).toBe(401);
    expect((await get('/metrics', { authorization: 'Bearer a-token-of-somebody' })).status).toBe(200);
  });

  it('reports the rest while the database does not respond', async () => {
    const away = metricsOf({ pageCacheStats }, { waitingDeliveries: async () => Promise.reject(new Error('away')) });
    expect((await away).map(({ name }) => name)).toContain('obriy_page_cache_total');
  });
});

it('counts a request in flight as a waiting visitor, and no probe', async () => {
  const { get, server, traffic, release } = await serve();
  await new Promise<void>((resolve) => traffic.onQuiet(resolve));
  await get('/healthz');
  expect(traffic.isQuiet()).toBe(true);
  const begun = once(server.server, 'request');
  const pending = get('/held');
  await begun;
  expect(traffic.isQuiet()).toBe(false);
  release('done');
  await pending;
});
