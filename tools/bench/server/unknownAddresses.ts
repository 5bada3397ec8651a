import { createServer } from '../../../server/createServer.ts';
import { createWeb } from '../../../server/web/index.ts';
import type { Renderer } from '../../../contract/renderer.ts';
import { buildClient, removeClients } from '../../../__tests__/server/web/builtClient.ts';
import { atMost, type Figure } from '../figures.ts';

const html = '<p>Nothing is here.</p>'.repeat(200);

const notFound: Renderer = {
  pageStateId: 'page-state',
  isTrackingParameter: () => false,
  callRequestPaths: () => [],
  submitCallRequest: async () => null,
  render: async ({ url }) => ({
    status: 404,
    complete: true,
    blockFailed: false,
    html: url + html,
    head: '',
    jsonLd: null,
    state: {},
    languageTag: 'uk',
    chunks: [],
  }),
};

/** Milliseconds in which streams and promises end; a collection frees only what has ended before. */
const ending = 200;
const mostCollections = 20;

/** In bytes, once collecting frees no more. */
async function usedMemory(collect: NodeJS.GCFunction): Promise<number> {
  let used = Infinity;
  for (let count = 0; count < mostCollections; count += 1) {
    await new Promise((resolve) => setTimeout(resolve, ending));
    await collect({ execution: 'async', type: 'major' });
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    const before = used;
    used = heapUsed + arrayBuffers;
    if (used > 0.99 * before) return used;
  }
  throw new Error(`Memory was still being freed after ${mostCollections} collections`);
}

/** As many at a time as are rendered at once, so that none is queued. */
const atOnce = 8;

/** The memory that a flood of unknown addresses leaves in use. Needs `node --expose-gc`. */
export async function benchUnknownAddresses(count = 10_000): Promise<readonly Figure[]> {
  const collect = globalThis.gc;
  if (collect === undefined) throw new Error('Run it with node --expose-gc');
  const web = createWeb({
    clientDir: buildClient(),
    siteSettings: { origin: 'https://obriy.example' },
    renderer: notFound,
  });
  const server = await createServer({ logLevel: 'silent' }, [web]);
  try {
    const request = async (from: number, requests: number): Promise<void> => {
      for (let index = from; index < from + requests; index += atOnce) {
        const results = await Promise.all(
          Array.from({ length: atOnce }, async (_, offset) =>
            server.inject({ url: `/nowhere/${index + offset}`, headers: { accept: 'text/html' } }),
          ),
        );
        const other = results.find(({ statusCode }) => statusCode !== 404);
        if (other !== undefined) throw new Error(`An unknown address got the status ${other.statusCode}`);
      }
    };
    // The first requests load code and fill caches of constant size.
    await request(-400, 400);
    const before = await usedMemory(collect);
    await request(0, count);
    const grown = (await usedMemory(collect)) - before;
    // All pages are about 60 MB; an eighth of the cache of 128 MB is for pages with status 404.
    return [{ name: `memory after ${count} unknown addresses`, value: grown / 2 ** 20, unit: 'MB', goal: atMost(30) }];
  } finally {
    await server.close();
    removeClients();
  }
}
