import type { FastifyInstance } from 'fastify';
import { pdfNames } from '#contract/pdfs.ts';
import { calculatorOf } from '../answers/projects.ts';
import type { Snapshot } from '../content/assemble.ts';
import { isPlan, planOf } from '../schedulePdf/planOf.ts';
import { chooseLanguage } from './acceptLanguage.ts';
import { fieldsOf, sendError } from './errors.ts';
import { routePath } from './paths.ts';
import { sendPdf } from './sendPdf.ts';

const { path, params, query } = pdfNames.getSchedule;

/** Of one address: drawing takes tens of milliseconds, and a person takes a few. */
const config = { rateLimit: { max: 30, timeWindow: '1 minute' } };

/** The payments of a plan as a PDF, drawn for each question. To be registered in a scope of its own, where `rateLimit` is. */
export function registerSchedule(scope: FastifyInstance, snapshot: () => Snapshot): void {
  scope.get(routePath(path), { config }, async (request, reply) => {
    const asked = query.safeParse(request.query);
    const { alias } = params.safeParse(request.params).data ?? {};
    const language = asked.data?.language ?? chooseLanguage(request.headers['accept-language']);
    const content = snapshot()[language];
    const project = content.projects.find((each) => each.alias === alias);
    if (project === undefined) return sendError(reply, 404);
    if (!asked.success) return sendError(reply, 400, { fields: fieldsOf(asked.error) });
    const calculator = calculatorOf(content, project, asked.data.day, asked.data.flat);
    if (calculator.flat === null) return sendError(reply, 400, { fields: { flat: 'no flat of this project' } });
    const plan = planOf(asked.data, calculator);
    if (!isPlan(plan)) return sendError(reply, 400, { fields: plan });

    // 4 MB of code that most starts of a server need not.
    const { drawSchedule } = await import('../schedulePdf/drawSchedule.ts');
    const pdf = await drawSchedule({
      ...plan,
      language,
      asked: asked.data,
      project,
      flat: calculator.flat ?? null,
      phone: content.contacts.phone,
    });
    return sendPdf(request, reply, { bytes: pdf, language, name: `${project.alias}-${asked.data.day}` });
  });
}
