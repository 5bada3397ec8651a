import type { FastifyInstance } from 'fastify';
import { docsPage, docsPolicy } from '../openapi/docsPage.ts';
import { openApiDocument } from '../openapi/document.ts';
import { storeAnswer } from './answerCache.ts';
import { sendAnswer } from './sendAnswer.ts';

/** The contract for machines and for people. */
export function registerDocs(api: FastifyInstance): void {
  const document = openApiDocument();
  const machine = storeAnswer(JSON.stringify(document));
  const page = storeAnswer(docsPage(document));

  api.get('/openapi.json', async (request, reply) =>
    sendAnswer(request, reply.type('application/json; charset=utf-8').header('vary', 'Accept-Encoding'), machine),
  );
  api.get('/docs', async (request, reply) =>
    sendAnswer(
      request,
      reply
        .type('text/html; charset=utf-8')
        .header('vary', 'Accept-Encoding')
        .header('content-security-policy', docsPolicy),
      page,
    ),
  );
}
