import { backendPart } from '../../../server/backendPart.ts';
import { createServer } from '../../../server/createServer.ts';
import { backendOfEachTest } from '../../support/backend/backend.ts';

const test = backendOfEachTest({ leadsPerMinute: 3 });

const call = async (query: Record<string, string>) =>
  test.server.inject({ url: '/api/application', query: { ...query, agreement: 'true' } });
const sendConsultation = async (payload: object) =>
  test.server.inject({ method: 'POST', url: '/api/consultations', payload });
const person = { name: 'Olena', phone: '+380 32 000 00 00' };

it('stores a call request and returns its number, with no-store', async () => {
  const response = await call({ ...person, message: 'lypa: call me', send_mail_to: 'lypa@obriy.example' });
  expect(response.json()).toMatchObject({ data: { number: expect.stringMatching(/^O-\d{4}-0001$/) } });
  expect(response.headers['cache-control']).toBe('no-store');
  expect(test.leads).toMatchObject([
    { kind: 'call', lead: { ...person, message: 'lypa: call me', send_mail_to: 'lypa@obriy.example' } },
  ]);
});

it('sends nothing to an unknown mailbox', async () => {
  const response = await call({ ...person, send_mail_to: 'stranger@mail.example' });
  expect([response.statusCode, response.json()]).toMatchObject([
    422,
    { error: { code: 'unknown_recipient', fields: { send_mail_to: expect.any(String) } } },
  ]);
  expect(test.leads).toEqual([]);
});

it('sends a request without a recipient to the mailbox of the named project', async () => {
  expect((await call({ ...person, project: 'lypa', flat: 'a-1-2-5' })).statusCode).toBe(200);
  expect((await call({ ...person, project: 'gone' })).statusCode).toBe(200);
  expect(test.leads).toEqual([
    {
      kind: 'call',
      lead: expect.objectContaining({ project: 'lypa', flat: 'a-1-2-5', send_mail_to: 'lypa@obriy.example' }),
    },
    { kind: 'call', lead: expect.not.objectContaining({ send_mail_to: expect.anything() }) },
  ]);
});

it('stores a consultation with consent, and nothing without it', async () => {
  const refused = await sendConsultation({ ...person, agreement: false });
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({ error: { code: 'no_consent', fields: { agreement: expect.any(String) } } });
  expect((await sendConsultation({ ...person, agreement: true })).statusCode).toBe(200);
  expect(test.leads).toMatchObject([
    { kind: 'consultation', lead: { ...person, consent: { version: '1', language: 'ua' } } },
  ]);
});

it('names the missing fields without repeating what was typed', async () => {
  const response = await call({ name: ' ', phone: '12', send_mail_to: 'not-a-mailbox' });
  expect([response.statusCode, response.headers['cache-control']]).toEqual([400, 'no-store']);
  expect(Object.keys(response.json<{ error: { fields: object } }>().error.fields)).toEqual([
    'name',
    'phone',
    'send_mail_to',
  ]);
  expect(response.body).not.toContain('not-a-mailbox');
});

it.each([
  ['no JSON', 'application/json', '{"name":', 400],
  ['a form', 'application/x-www-form-urlencoded', 'name=Olena', 415],
  ['too much', 'application/json', JSON.stringify({ ...person, agreement: true, message: 'a'.repeat(2_000_000) }), 413],
])('refuses a body that is %s', async (_, type, payload, status) => {
  const response = await test.server.inject({
    method: 'POST',
    url: '/api/consultations',
    headers: { 'content-type': type },
    payload,
  });
  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject({ error: { code: 'bad_request' } });
});

it('refused requests have a rate limit of their own', async () => {
  const refuse = async () => (await sendConsultation({ ...person, phone: 'none', agreement: true })).statusCode;
  const statuses = [];
  for (let count = 0; count < 9; count += 1) statuses.push(await refuse());
  expect(new Set(statuses)).toEqual(new Set([400]));
  expect(await refuse()).toBe(429);
});

it.each([
  ['203.0.113.7', (n: number) => `203.0.113.7:${5000 + n}`, '203.0.113.8'],
  ['::ffff:203.0.113.7', () => '::ffff:203.0.113.7', '::ffff:203.0.113.8'],
  ['an IPv6 network', (n: number) => `[2001:db8:1:2::${n}]:${5000 + n}`, '2001:db8:1:3::1'],
])('limits %s as one client, whatever its port', async (_, address, other) => {
  const server = await createServer({ logLevel: 'silent', trustProxy: 'loopback' }, [backendPart(test.backend)]);
  const statuses = [];
  for (const from of [...[1, 2, 3, 4].map(address), other]) {
    const headers = { 'x-forwarded-for': from };
    const payload = { ...person, agreement: true };
    statuses.push((await server.inject({ method: 'POST', url: '/api/consultations', headers, payload })).statusCode);
  }
  expect(statuses).toEqual([200, 200, 200, 429, 200]);
});

it('sends Retry-After when one address sends too many', async () => {
  const statuses = [];
  for (let count = 0; count < 4; count += 1) statuses.push((await call(person)).statusCode);
  const refused = await call(person);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(refused.json()).toMatchObject({ error: { code: 'too_many_requests' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(test.leads).toHaveLength(3);
});
