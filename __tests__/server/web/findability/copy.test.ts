import type { AddressInfo } from 'node:net';
import { createServer } from '../../../../server/createServer.ts';
import { createFindability } from '../../../../server/web/findability/index.ts';
import { createWeb } from '../../../../server/web/index.ts';
import type { Renderer } from '../../../../contract/renderer.ts';
import { buildClient, removeClients } from '../builtClient.ts';
import { origin } from './findSite.ts';

afterAll(removeClients);

const renderer: Renderer = {
  pageStateId: 'page-state',
  isTrackingParameter: () => false,
  callRequestPaths: () => [],
  submitCallRequest: async () => null,
  render: async () => ({
    status: 200,
    complete: true,
    blockFailed: false,
    html: '<h1>Page</h1>',
    head: '',
    jsonLd: null,
    state: {},
    languageTag: 'uk',
    chunks: [],
  }),
};

/** Over a socket, because cached pages bypass Fastify. */
async function robotsTags(indexing: boolean): Promise<(string | null)[]> {
  const web = createWeb({ clientDir: buildClient(), siteSettings: { origin }, renderer, indexing });
  const server = await createServer({ logLevel: 'silent' }, [web, createFindability({ origin, indexing })]);
  await server.listen({ port: 0, host: '127.0.0.1', listenTextResolver: () => '' });
  const address = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  const tags: (string | null)[] = [];
  for (const path of ['/about', '/about', '/robots.txt', '/none.txt']) {
    const response = await fetch(address + path);
    await response.text();
    tags.push(response.headers.get('x-robots-tag'));
  }
  await server.close();
  return tags;
}

it('every response of a copy of the site is noindex: rendered and cached pages, files, and 404', async () => {
  expect(await robotsTags(false)).toEqual(Array(4).fill('noindex, nofollow'));
});

it('no response of the site itself is noindex', async () => {
  expect(await robotsTags(true)).toEqual(Array(4).fill(null));
});
