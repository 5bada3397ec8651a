import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startBackend } from '../../__tests__/support/backend/backend.ts';
import { testContent } from './site.ts';

export interface StubBackend {
  readonly origin: string;
  /** While it is down, it responds 503 to every call. */
  down: boolean;
  close(): Promise<void>;
}

const foreign = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'cross-origin-resource-policy': 'cross-origin',
};
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>';

/** A backend on another origin: the real responses passed through `change`. Its pictures are blank. */
export async function startStubBackend(change: (data: unknown) => unknown = (data) => data): Promise<StubBackend> {
  const backend = await startBackend({ contentDir: testContent });
  const respond = async (url: string, language: string, response: ServerResponse): Promise<void> => {
    const found = await backend.fetch(`http://backend.test${url}`, { headers: { 'accept-language': language } });
    response
      .writeHead(found.status, { ...foreign, 'content-type': 'application/json' })
      .end(JSON.stringify(change(await found.json())));
  };
  const server = createServer(({ method, url = '/', headers }, response) => {
    if (method === 'OPTIONS') response.writeHead(204, foreign).end();
    else if (!url.startsWith('/api')) {
      response.writeHead(200, { ...foreign, 'content-type': 'image/svg+xml' }).end(picture);
    } else if (stub.down) response.writeHead(503, foreign).end();
    else void respond(url, String(headers['accept-language']), response);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const stub: StubBackend = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    down: false,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await backend.close();
    },
  };
  return stub;
}
