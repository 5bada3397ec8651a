import type { FastifyInstance } from 'fastify';
import { pdfNames } from '#contract/pdfs.ts';
import type { FlatPdfs } from '../flatPaper/createFlatPapers.ts';
import { chooseLanguage } from './acceptLanguage.ts';
import { fieldsOf, sendError } from './errors.ts';
import { sendPdf } from './sendPdf.ts';

/** Nobody reads more flats in a minute; a machine that draws them all would keep the processor from the pages. */
const papersPerMinute = 60;

const ending = '.pdf';

/** To be registered in a scope of its own, where `rateLimit` is. */
export function registerPdfRoutes(scope: FastifyInstance, { flatPapers }: { flatPapers: FlatPdfs }): void {
  const { params: ParamsOfFlat, query: PaperQuery } = pdfNames.getFlatPaper;
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
      return sendPdf(request, reply, { bytes: paper, language, name: `${params.data.alias}-${params.data.id}` });
    },
  );
}
