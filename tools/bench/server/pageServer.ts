import helmet from '@fastify/helmet';
import { createServer } from '../../../server/createServer.ts';
import {
  createFastPath,
  createPageCache,
  fixedHeaders,
  normalisePageUrl,
  sendPage,
} from '../../../server/web/pageCache/index.ts';
import { securityHeaders } from '../../../server/web/security.ts';
import { samplePage } from './samplePage.ts';

// A site of one cached page in a process of its own, started by the benchmark: with `front` as in production, without
// it through Fastify.
const noTracking = (): boolean => false;
const cache = createPageCache({
  render: async () => ({ status: 200, html: samplePage(), cacheable: true }),
  maxBytes: 2 ** 24,
  freshMs: 2 ** 30,
  staleMs: 0,
});
const security = securityHeaders({});
const front = createFastPath({ cache, isTracking: noTracking, fixedHeaders: fixedHeaders(security) });

const server = await createServer({ logLevel: 'warn' }, [
  {
    ...(process.argv[2] === 'front' ? { front } : {}),
    async register(server) {
      await server.register(helmet, security);
      server.setNotFoundHandler(async (request, reply) => {
        const address = normalisePageUrl(request.url, noTracking);
        return address === undefined
          ? reply.code(414).send()
          : sendPage(request, reply, await cache.get(address.key), address.tracking);
      });
    },
  },
]);
process.send?.(await server.listen({ port: 0, host: '127.0.0.1' }));
