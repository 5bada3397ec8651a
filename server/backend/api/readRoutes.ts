import type { FastifyInstance } from 'fastify';
import { calls } from '#contract/calls.ts';
import { inKyiv } from '#domain/time/kyivTime.ts';
import { type Language, languageTag } from '#domain/languages.ts';
import { type ReadCallId, readCallIds, type ReadRequest, responseTo } from '../responses/index.ts';
import type { Snapshot } from '../content/assemble.ts';
import type { Leads } from '../createLeads.ts';
import { chooseLanguage } from './acceptLanguage.ts';
import type { ResponseCache } from './responseCache.ts';
import { fieldsOf, sendError } from './errors.ts';
import { routePath } from './paths.ts';
import { sendResponse } from './sendResponse.ts';

export interface ReadContext {
  snapshot: () => Snapshot;
  cache: ResponseCache;
  recorded: ReadRequest<ReadCallId>['recorded'];
  leads: Pick<Leads, 'now'>;
  /** The site's default one. */
  language: Language;
}

function registerRead(api: FastifyInstance, id: ReadCallId, context: ReadContext): void {
  const { snapshot, cache, recorded, leads } = context;
  const call = calls[id];
  api.get(routePath(call.path), async (request, reply) => {
    const params = call.params.safeParse(request.params);
    if (!params.success) return sendError(reply, 404);
    const query = call.query.safeParse(request.query);
    if (!query.success) return sendError(reply, 400, { fields: fieldsOf(query.error) });
    const language = chooseLanguage(request.headers['accept-language'], context.language);
    const read = { params: params.data, query: query.data, today: inKyiv(leads.now()).day };
    const stored = cache.get(JSON.stringify([id, language, read]), () => {
      const data = responseTo(id, snapshot()[language], { ...read, recorded });
      return data === undefined ? undefined : JSON.stringify({ data });
    });
    if (stored === undefined) return sendError(reply, 404);
    reply
      .type('application/json; charset=utf-8')
      .header('content-language', languageTag(language))
      .header('vary', 'Accept-Language, Accept-Encoding');
    return sendResponse(request, reply, stored);
  });
}

export function registerReads(api: FastifyInstance, context: ReadContext): void {
  for (const id of readCallIds) registerRead(api, id, context);
}
