import { randomUUID } from 'node:crypto';
import { type Answer, type CallId, calls } from '../../contract/calls.ts';
import type { LeadReceipt } from '../../contract/lead.ts';
import { type Answered, ask, type Asking } from './ask.ts';
import type { Checker } from './checker.ts';
import { answerMisfits } from './misfits.ts';

/** Whoever reads the leads sees at once that nobody is to be called back. */
export const person = {
  name: 'Contract check, please ignore',
  phone: '+380 32 000 00 00',
  message: 'Sent by npm run tool contract',
};

export const skipped = '--leads sends a marked test lead';

export const sending = (method: 'POST' | 'PATCH', body: object, key?: string): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json', ...(key === undefined ? {} : { 'idempotency-key': key }) },
  body: JSON.stringify(body),
});

interface Taking {
  readonly checker: Checker;
  readonly asking: Asking;
}

/** Asks a call of leads and checks its whole answer; undefined when it did not fit. */
export async function takes<Id extends CallId>(
  { checker, asking }: Taking,
  id: Id,
  path: string,
  rule: string,
  init: RequestInit = {},
): Promise<Answer<Id>['data'] | undefined> {
  const answer: Answered = await ask(asking, path, checker.languages[0] ?? 'ua', init);
  const misfits = answerMisfits(answer, 200, calls[id].response);
  // Queries hold tokens and phones; nobody has to read them in a report.
  checker.note(id, `${init.method ?? 'GET'} ${path.replace(/\?.*/, '?…')}`, rule, misfits);
  return misfits.length === 0 ? (answer.body as Answer<Id>).data : undefined;
}

async function checkRepeats(taking: Taking, first: LeadReceipt | undefined, key: string): Promise<void> {
  const { checker } = taking;
  const { path } = calls.requestConsultation;
  const again = await takes(
    taking,
    'requestConsultation',
    path,
    'the same key answers again',
    sending('POST', { ...person, agreement: true }, key),
  );
  const misfits =
    again?.number === first?.number
      ? []
      : [{ path: 'data.number', expected: first?.number ?? 'a number', got: again?.number ?? 'none' }];
  checker.note('requestConsultation', `POST ${path}`, 'the same key takes one lead', misfits);
  await checker.refuses(
    'requestConsultation',
    path,
    422,
    sending('POST', { ...person, name: 'Another', agreement: true }, key),
  );
}

/** Even a request that lacks a field may leave a lead in a lenient backend, so nothing is sent unasked. */
export async function checkLeads(checker: Checker, asking: Asking, wanted: boolean): Promise<void> {
  if (!wanted) {
    for (const id of ['requestCall', 'postApplication', 'requestConsultation', 'getReceipt'] as const) {
      checker.skip(id, 'takes a lead', skipped);
    }
    return;
  }
  const taking = { checker, asking };
  const { requestCall, requestConsultation, postApplication } = calls;
  const query = (fields: Record<string, string>): string =>
    `${requestCall.path}?${new URLSearchParams(fields).toString()}`;
  await takes(taking, 'requestCall', query({ ...person, agreement: 'true' }), 'takes a lead');
  await checker.refuses('requestCall', `${requestCall.path}?agreement=true&name=`, 400);
  await checker.refuses('requestCall', query({ name: person.name, phone: '00000' }), 422);
  await takes(
    taking,
    'postApplication',
    postApplication.path,
    'takes a lead',
    sending('POST', { ...person, agreement: true }),
  );

  const key = randomUUID();
  const receipt = await takes(
    taking,
    'requestConsultation',
    requestConsultation.path,
    'takes a lead',
    sending('POST', { ...person, agreement: true }, key),
  );
  await checkRepeats(taking, receipt, key);
  await checker.refuses(
    'requestConsultation',
    requestConsultation.path,
    422,
    sending('POST', { ...person, agreement: false }),
  );

  const { number = 'none', token = 'none-none-none-none' } = receipt ?? {};
  const path = (given: string): string => `${calls.getReceipt.path.replace('{number}', number)}?token=${given}`;
  await takes(taking, 'getReceipt', path(token), 'tells how far the lead is');
  await checker.refuses('getReceipt', path('another-token-0000'), 404);
}
