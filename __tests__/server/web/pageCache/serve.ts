import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { createServer, type ServerPart } from '../../../../server/createServer.ts';
import type { ServerConfig } from '../../../../server/config.ts';
import { acceptedEncoding } from '../../../../server/http/encoding.ts';
import {
  createFastPath,
  createPageCache,
  fixedHeaders,
  normalisePageUrl,
  type RenderedPage,
  sendPage,
} from '../../../../server/web/pageCache/index.ts';
import { securityHeaders } from '../../../../server/web/security.ts';

const isTracking = (parameter: string): boolean => parameter.startsWith('utm_');

const servers: FastifyInstance[] = [];
// A server of a failed test would keep jest from ending.
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

/**
 * A site of cached pages over HTTP until the end of the test, assembled as in server/web; `through` counts the requests
 * that reached Fastify.
 */
export async function servePages(
  pages: (key: string) => RenderedPage,
  { logLevel = 'silent' }: Partial<Pick<ServerConfig, 'logLevel'>> = {},
) {
  const cache = createPageCache({
    render: async (key) => pages(key),
    maxBytes: 10_000_000,
    freshMs: 60_000,
    staleMs: 60_000,
  });
  const security = securityHeaders({});
  const log: string[] = [];
  let through = 0;
  const part: ServerPart = {
    front: createFastPath({ cache, isTracking, fixedHeaders: fixedHeaders(security) }),
    async register(server) {
      await server.register(helmet, security);
      server.setNotFoundHandler(async (request, reply) => {
        through += 1;
        const address = normalisePageUrl(request.url, isTracking);
        if (address === undefined) return reply.code(414).send();
        return sendPage(
          request,
          reply,
          await cache.get(address.key, acceptedEncoding(request.headers['accept-encoding'])),
          address.tracking,
        );
      });
    },
  };
  const server = await createServer({ logLevel }, [part], { write: (line) => log.push(line) });
  servers.push(server);
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  return { cache, server, origin, log, through: () => through };
}
