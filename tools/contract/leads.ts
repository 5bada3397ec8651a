import { calls } from '../../contract/calls.ts';
import { ask, type Asking } from './ask.ts';
import type { Checker } from './checker.ts';
import { answerMisfits } from './misfits.ts';

/** Whoever reads the leads sees at once that nobody is to be called back. */
const lead = { name: 'Contract check, please ignore', phone: '+380 32 000 00 00', message: 'Sent by npm run contract' };

const skipped = '--leads sends a marked test lead';

/** Even a request that lacks a field may leave a lead in a lenient backend, so nothing is sent unasked. */
export async function checkLeads(checker: Checker, asking: Asking, wanted: boolean): Promise<void> {
  if (!wanted) {
    checker.skip('requestCall', 'takes a lead', skipped);
    checker.skip('requestConsultation', 'takes a lead', skipped);
    return;
  }
  const [language = 'ua'] = checker.languages;
  const { requestCall, requestConsultation } = calls;
  const call = await ask(asking, `${requestCall.path}?${new URLSearchParams(lead).toString()}`, language);
  checker.note('requestCall', `GET ${requestCall.path}?…`, 'takes a lead', answerMisfits(call, 200, requestCall.response));
  await checker.refuses('requestCall', `${requestCall.path}?name=`, 400);

  const post = (body: object): RequestInit => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  const consultation = await ask(asking, requestConsultation.path, language, post({ ...lead, agreement: true }));
  checker.note('requestConsultation', `POST ${requestConsultation.path}`, 'takes a lead', answerMisfits(consultation, 200, requestConsultation.response));
  await checker.refuses('requestConsultation', requestConsultation.path, 400, post({ ...lead, agreement: false }));
}
