import type { FastifyInstance } from 'fastify';
import { docsPage, docsPolicy } from '../openapi/docsPage.ts';
import { openApiDocument } from '../openapi/document.ts';
import { type StoredResponse, storeResponse } from './responseCache.ts';
import { sendResponse } from './sendResponse.ts';

interface Docs {
  readonly machine: StoredResponse;
  readonly page: StoredResponse;
}

let built: Docs | undefined;

/** Built on the first request: building the document takes longer than the rest of the start. */
function docs(): Docs {
  if (built === undefined) {
    const document = openApiDocument();
    built = { machine: storeResponse(JSON.stringify(document)), page: storeResponse(docsPage(document)) };
  }
  return built;
}

/** The contract for machines and for people. */
export function registerDocs(api: FastifyInstance): void {
  api.get('/openapi.json', async (request, reply) =>
    sendResponse(
      request,
      reply.type('application/json; charset=utf-8').header('vary', 'Accept-Encoding'),
      docs().machine,
    ),
  );
  api.get('/docs', async (request, reply) =>
    sendResponse(
      request,
      reply
        .type('text/html; charset=utf-8')
        .header('vary', 'Accept-Encoding')
        .header('content-security-policy', docsPolicy),
      docs().page,
    ),
  );
}
