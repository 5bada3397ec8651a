import type { FastifyInstance } from 'fastify';
import { pdfNames } from '#contract/projects/pdfs.ts';
import type { Language } from '#domain/languages.ts';
import { calculatorOf } from '../../responses/projects.ts';
import type { Snapshot } from '../../content/assemble.ts';
import { isPlan, planOf } from '../../schedulePdf/planOf.ts';
import type { PdfQueue } from '../../pdf/pdfQueue.ts';
import { chooseLanguage } from '../acceptLanguage.ts';
import { fieldsOf, sendError } from '../errors.ts';
import { routePath } from '../paths.ts';
import { sendPdf } from './sendPdf.ts';

const { path, params, query } = pdfNames.getSchedule;

/** Per address: drawing a long mortgage takes half a second of the processor, and a person requests a few. */
const config = { rateLimit: { max: 10, timeWindow: '1 minute' } };

export interface ScheduleContext {
  readonly snapshot: () => Snapshot;
  readonly pdfQueue: PdfQueue;
  /** The site's default one. */
  readonly language: Language;
}

/** The payments of a plan as a PDF, drawn for each request. Register it in its own scope with `rateLimit`. */
export function registerSchedule(scope: FastifyInstance, context: ScheduleContext): void {
  const { snapshot, pdfQueue } = context;
  scope.get(routePath(path), { config }, async (request, reply) => {
    const parsed = query.safeParse(request.query);
    const { alias } = params.safeParse(request.params).data ?? {};
    const language = parsed.data?.language ?? chooseLanguage(request.headers['accept-language'], context.language);
    const content = snapshot()[language];
    const project = content.projects.find((each) => each.alias === alias);
    if (project === undefined) return sendError(reply, 404);
    if (!parsed.success) return sendError(reply, 400, { fields: fieldsOf(parsed.error) });
    const calculator = calculatorOf(content, project, parsed.data.day, parsed.data.flat);
    if (calculator.flat === null) return sendError(reply, 400, { fields: { flat: 'no flat of this project' } });
    const plan = planOf(parsed.data, calculator);
    if (!isPlan(plan)) return sendError(reply, 400, { fields: plan });

    const pdf = await pdfQueue.run(async () => {
      // Imported lazily: 4 MB of code.
      const { drawSchedule } = await import('../../schedulePdf/drawSchedule.ts');
      return drawSchedule({
        ...plan,
        language,
        query: parsed.data,
        project,
        flat: calculator.flat ?? null,
        costs: calculator.costs ?? null,
        phone: content.contacts.phone,
      });
    });
    return sendPdf(request, reply, { bytes: pdf, language, name: `${project.alias}-${parsed.data.day}` });
  });
}
