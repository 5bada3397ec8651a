import type { FastifyInstance } from 'fastify';
import { docsPage, docsPolicy } from '../openapi/docsPage.ts';
import { openApiDocument } from '../openapi/document.ts';
import { type StoredAnswer, storeAnswer } from './answerCache.ts';
import { sendAnswer } from './sendAnswer.ts';

interface Docs {
  readonly machine: StoredAnswer;
  readonly page: StoredAnswer;
}

let built: Docs | undefined;

/** Built when first asked for: the document of every schema takes longer than the rest of the start. */
function docs(): Docs {
  if (built === undefined) {
    const document = openApiDocument();
    built = { machine: storeAnswer(JSON.stringify(document)), page: storeAnswer(docsPage(document)) };
  }
  return built;
}

/** The contract for machines and for people. */
export function registerDocs(api: FastifyInstance): void {
  api.get('/openapi.json', async (request, reply) =>
    sendAnswer(
      request,
      reply.type('application/json; charset=utf-8').header('vary', 'Accept-Encoding'),
      docs().machine,
    ),
  );
  api.get('/docs', async (request, reply) =>
    sendAnswer(
      request,
      reply
        .type('text/html; charset=utf-8')
        .header('vary', 'Accept-Encoding')
        .header('content-security-policy', docsPolicy),
      docs().page,
    ),
  );
}
