import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createServer } from '../../../server/createServer.ts';
import { createWeb } from '../../../server/web/index.ts';
import type { Renderer } from '../../../server/web/render/renderer.ts';
import { buildClient, removeClients } from './builtClient.ts';

afterAll(removeClients);

const megabyte = 2 ** 20;
const html = '<p>Nothing is here.</p>'.repeat(200);

const nowhere: Renderer = {
  pageStateId: 'page-state',
  isTrackingParameter: () => false,
  render: async ({ url }) => ({
    status: 404,
    complete: true,
    html: url + html,
    head: '',
    jsonLd: null,
    state: {},
    languageTag: 'uk',
    chunks: [],
    fonts: [],
  }),
};

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function memory(): number {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

test('10,000 different addresses that lead nowhere leave a bounded part of the memory in use', async () => {
  const web = createWeb({
    clientDir: buildClient(),
    siteSettings: { origin: 'https://obriy.example' },
    renderer: nowhere,
  });
  const server = await createServer({ logLevel: 'silent' }, [web]);
  const ask = async (from: number, count: number): Promise<number[]> =>
    Promise.all(
      Array.from(
        { length: count },
        async (_, index) =>
          (await server.inject({ url: `/nowhere/${from + index}`, headers: { accept: 'text/html' } })).statusCode,
      ),
    );
  // What the process learns with its first answers is no part of what they leave.
  for (let from = -400; from < 0; from += 8) await ask(from, 8);
  const before = memory();
  const statuses = new Set<number>();
  // As many at a time as are rendered at once: none waits.
  for (let from = 0; from < 10_000; from += 8) for (const status of await ask(from, 8)) statuses.add(status);
  const grown = memory() - before;
  await server.close();

  expect([...statuses]).toEqual([404]);
  // All of them are some 60 MB; kept are an eighth of the cache's 128 MB, at most.
  expect(grown).toBeLessThan(30 * megabyte);
}, 300_000);
