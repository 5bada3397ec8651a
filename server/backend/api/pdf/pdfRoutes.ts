import type { FastifyInstance } from 'fastify';
import { pdfNames } from '#contract/projects/pdfs.ts';
import type { Language } from '#domain/languages.ts';
import type { FlatPdfs } from '../../flatPdf/createFlatPdfs.ts';
import { chooseLanguage } from '../acceptLanguage.ts';
import { fieldsOf, sendError } from '../errors.ts';
import { sendPdf } from './sendPdf.ts';

/** More than a person reads; a crawler that renders them all would starve the pages. */
const pdfsPerMinute = 60;

const ending = '.pdf';

/** Register it in its own scope with `rateLimit`. */
export function registerPdfRoutes(
  scope: FastifyInstance,
  { flatPdfs, language: fallback }: { flatPdfs: FlatPdfs; language: Language },
): void {
  const { params: ParamsOfFlat, query: PdfQuery } = pdfNames.getFlatPdf;
  scope.get<{ Params: { alias: string; file: string } }>(
    '/projects/:alias/plannings/:file',
    { config: { rateLimit: { max: pdfsPerMinute, timeWindow: '1 minute' } } },
    async (request, reply) => {
      const { alias, file } = request.params;
      const params = ParamsOfFlat.safeParse({ alias, id: file.slice(0, -ending.length) });
      if (!file.endsWith(ending) || !params.success) return sendError(reply, 404);
      const query = PdfQuery.safeParse(request.query);
      if (!query.success) return sendError(reply, 400, { fields: fieldsOf(query.error) });
      const language = query.data.language ?? chooseLanguage(request.headers['accept-language'], fallback);
      const pdf = await flatPdfs.get(params.data, language, query.data.with?.split(','));
      if (pdf === undefined) return sendError(reply, 404);
      return sendPdf(request, reply, { bytes: pdf, language, name: `${params.data.alias}-${params.data.id}` });
    },
  );
}
