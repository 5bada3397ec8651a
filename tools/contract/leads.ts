import { randomInt, randomUUID } from 'node:crypto';
import { calls } from '../../contract/calls.ts';
import { type Checker, fieldOf } from './checker.ts';

/** Marks test leads, so that nobody calls back. Backends limit the leads of a phone, so each has its own. */
export const testPerson = () => ({
  name: 'Contract check, please ignore',
  phone: `+38032000${String(randomInt(10_000)).padStart(4, '0')}`,
  message: 'Sent by npm run tool contract',
});

export const sending = (method: 'POST' | 'PATCH', body: object, key?: string): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json', ...(key === undefined ? {} : { 'idempotency-key': key }) },
  body: JSON.stringify(body),
});

async function sendApplication(checker: Checker, fields: Readonly<Record<string, string>>): Promise<void> {
  const { path } = calls.requestCall;
  const { status, excerpt } = await checker.sendRequest(`${path}?${new URLSearchParams(fields).toString()}`);
  const effect = 'a request to be called back fails';
  const errors =
    status >= 200 && status < 300
      ? []
      : [{ path: 'status', expected: 'a success', got: `${status} (${excerpt})`, effect }];
  checker.note('requestCall', `GET ${path} with ${Object.keys(fields).join(', ')}`, 'takes a call request', errors);
}

/**
 * The query of SPEC.md, without and with what is optional; `agreement` is added where the backend has the extension
 * that requires it. Any success is accepted.
 */
export async function checkApplication(checker: Checker, mailbox: unknown, agreement: boolean): Promise<void> {
  const { message, ...required } = { ...testPerson(), ...(agreement ? { agreement: 'true' } : {}) };
  await sendApplication(checker, required);
  await sendApplication(checker, {
    ...required,
    message,
    ...(typeof mailbox === 'string' ? { send_mail_to: mailbox } : {}),
  });
}

/** The fields that the site adds to SPEC.md's call request. */
export async function checkApplicationFields(checker: Checker): Promise<void> {
  const { requestCall, postApplication } = calls;
  const query = (fields: Record<string, string>): string =>
    `${requestCall.path}?${new URLSearchParams(fields).toString()}`;
  const person = testPerson();
  await checker.fits('requestCall', query({ ...person, agreement: 'true' }), 'returns a receipt');
  await checker.refuses('requestCall', query(person), 422);
  await checker.fits(
    'postApplication',
    postApplication.path,
    'returns a receipt',
    sending('POST', { ...person, agreement: true }),
  );
}

/** Checks that a key is stored once, that consent is required, and the receipt of what was sent. */
export async function checkConsultation(checker: Checker): Promise<{ number: string; token: string } | undefined> {
  const { path } = calls.requestConsultation;
  const key = randomUUID();
  const person = testPerson();
  const send = async (rule: string) =>
    checker.fits('requestConsultation', path, rule, sending('POST', { ...person, agreement: true }, key));
  const receipt = await send('returns a receipt');
  const again = await send('the same key returns the same receipt');
  checker.note(
    'requestConsultation',
    `POST ${path}`,
    'the same key takes one lead',
    again?.number === receipt?.number
      ? []
      : [{ path: 'data.number', expected: receipt?.number ?? 'a number', got: again?.number ?? 'none' }],
  );
  await checker.refuses(
    'requestConsultation',
    path,
    422,
    sending('POST', { ...person, name: 'Another', agreement: true }, key),
  );
  await checker.refuses('requestConsultation', path, 422, sending('POST', { ...person, agreement: false }));
  return receipt;
}

/** The path of a private link: `pattern` with the number of a lead, and its token. */
export const privateLink = (pattern: string, number = 'none', token = ''): string =>
  `${pattern.replace('{number}', encodeURIComponent(number))}?token=${encodeURIComponent(token)}`;

export async function checkReceipt(
  checker: Checker,
  { number, token }: { readonly number: string; readonly token: string },
): Promise<void> {
  const { path } = calls.getReceipt;
  await checker.fits('getReceipt', privateLink(path, number, token), 'returns the state of the lead');
  await checker.refuses('getReceipt', privateLink(path, number, 'another-token-0000'), 404);
}

/** A mailbox that a project publishes. */
export const mailboxOf = (data: unknown): unknown => fieldOf(fieldOf(data, 'project'), 'send_mail_to');
