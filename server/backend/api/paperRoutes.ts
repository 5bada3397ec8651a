import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { papers } from '#contract/papers.ts';
import { isFresh } from '../../web/isFresh.ts';
import type { FlatPapers } from '../flatPaper/createFlatPapers.ts';
import { languageTag } from '../language.ts';
import { chooseLanguage } from './acceptLanguage.ts';
import { fieldsOf, sendError } from './errors.ts';

/** Nobody reads more flats in a minute; a machine that draws them all would keep the processor from the pages. */
const papersPerMinute = 60;

const ending = '.pdf';

/** To be registered in a scope of its own, where `rateLimit` is. */
export function registerPapers(scope: FastifyInstance, { flatPapers }: { flatPapers: FlatPapers }): void {
  const { params: ParamsOfFlat, query: PaperQuery } = papers.getFlatPaper;
  scope.get<{ Params: { alias: string; file: string } }>(
    '/projects/:alias/plannings/:file',
    { config: { rateLimit: { max: papersPerMinute, timeWindow: '1 minute' } } },
    async (request, reply) => {
      const { alias, file } = request.params;
      const params = ParamsOfFlat.safeParse({ alias, id: file.slice(0, -ending.length) });
      if (!file.endsWith(ending) || !params.success) return sendError(reply, 404);
      const query = PaperQuery.safeParse(request.query);
      if (!query.success) return sendError(reply, 400, { fields: fieldsOf(query.error) });
      const language = query.data.language ?? chooseLanguage(request.headers['accept-language']);
      const paper = await flatPapers.get(params.data.alias, params.data.id, language);
      if (paper === undefined) return sendError(reply, 404);
      const etag = `"${createHash('sha256').update(paper).digest('base64url').slice(0, 22)}"`;
      reply
        .header('etag', etag)
        .header('cache-control', reply.hasHeader('set-cookie') ? 'private, no-cache' : 'no-cache')
        .header('content-language', languageTag[language])
        .header('vary', 'Accept-Language')
        .header('x-robots-tag', 'noindex');
      if (isFresh(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.type('application/pdf').header('content-disposition', `inline; filename="${params.data.alias}-${params.data.id}.pdf"`).send(paper);
    },
  );
}
