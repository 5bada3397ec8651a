import { listLeads } from '../../../server/backend/leads/listLeads.ts';
import { createLeads, type StoredLeads } from '../../../server/backend/createLeads.ts';
import { startBackend, type TestBackend, townContent } from '../../support/backend/backend.ts';
import { temporaryFolders } from '../../support/temporaryFolders.ts';

const newFolder = temporaryFolders();
const person = { name: 'Olena', phone: '+380 32 000 00 00' };
const lead = { ...person, agreement: true };

let clock: Date;
let store: StoredLeads;
let test: TestBackend;
beforeEach(async () => {
  // A Monday, noon in Kyiv.
  clock = new Date('2026-11-23T10:00:00Z');
  store = await createLeads({ dataDir: await newFolder(), now: () => clock });
  test = await startBackend({ store, leadsPerPhone: 2, bookingsPerNetwork: 8 });
});
afterEach(async () => test.close());

const post = async (payload: object, headers: Record<string, string> = {}, url = '/api/consultations') =>
  test.server.inject({ method: 'POST', url, payload, headers });
const get = async (query: Record<string, string>, headers: Record<string, string> = {}) =>
  test.server.inject({ url: '/api/application', query, headers });
const stored = async () => listLeads(store.db);
const codeOf = (response: { json: () => unknown }): string =>
  (response.json() as { error: { code: string } }).error.code;

describe('consent', () => {
  it.each([{}, { agreement: false }, { agreement: 'yes' }, { agreement: 1 }, { name: '' }])(
    '%p is not consent: 422 and nothing stored',
    async (given) => {
      const response = await post({ ...person, ...given });
      expect([response.statusCode, codeOf(response), await stored()]).toEqual([422, 'no_consent', []]);
    },
  );

  it('is required in a query too', async () => {
    expect((await get(person)).statusCode).toBe(422);
    expect((await get({ ...person, agreement: 'false' })).statusCode).toBe(422);
    expect((await get({ ...person, agreement: 'true' })).statusCode).toBe(200);
  });

  it('is stored with its text, its language and its time', async () => {
    await post({ ...lead, consent_version: '2026-11', consent_language: 'en' });
    await post(lead, { 'accept-language': 'en' });
    expect(await stored()).toMatchObject([
      { consent_version: '1', consent_language: 'en', consent_at: clock.toISOString() },
      { consent_version: '2026-11', consent_language: 'en', consent_at: clock.toISOString() },
    ]);
  });
});

it.each(['olha+home@example.com', 'olha@xn--80a1acn3a.xn--j1amh', 'оля@пошта.укр'])(
  'takes the email %s, which the form takes too',
  async (email) => {
    expect((await post({ ...lead, email })).statusCode).toBe(200);
    expect(await stored()).toMatchObject([{ email }]);
  },
);

describe('an Idempotency-Key', () => {
  const key = { 'idempotency-key': '6f1c0b9e-9a55-4f5e-8a3b-0f6f3c1d2e4a' };

  it('stores one lead, however often and fast it is sent', async () => {
    const responses = await Promise.all(Array.from({ length: 5 }, async () => post(lead, key)));
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    expect(await stored()).toHaveLength(1);
  });

  it('is valid for one request', async () => {
    await post(lead, key);
    const other = await post({ ...lead, name: 'Olha' }, key);
    const otherCall = await post(lead, key, '/api/application');
    expect([other.statusCode, codeOf(other), otherCall.statusCode]).toEqual([422, 'key_reused', 422]);
  });

  it('is not used up by a refused request', async () => {
    expect((await post({ ...lead, name: '' }, key)).statusCode).toBe(400);
    expect((await post(lead, key)).statusCode).toBe(200);
  });

  it.each(['short', 'with a space', 'ключ-ключ', 'a'.repeat(129)])('%p is invalid', async (bad) => {
    const response = await post(lead, { 'idempotency-key': bad });
    expect([response.statusCode, response.json()]).toMatchObject([
      400,
      { error: { fields: { 'Idempotency-Key': expect.any(String) } } },
    ]);
  });
});

describe('a lead that looks automated', () => {
  it.each([{ website: 'https://spam.example' }, { fill_ms: 1499 }])(
    'is refused in a way that a person can send it again: %p',
    async (given) => {
      const response = await post({ ...lead, ...given });
      expect([response.statusCode, codeOf(response), await stored()]).toEqual([422, 'looks_automatic', []]);
      expect((await post({ ...lead, website: '', fill_ms: 1500 })).statusCode).toBe(200);
    },
  );
});

describe('the rate limit', () => {
  it('counts by phone, however it is written', async () => {
    await post(lead);
    await post({ ...lead, phone: '0320000000' });
    const third = await post({ ...lead, phone: '+38 (032) 000-00-00' });
    expect([third.statusCode, codeOf(third), third.headers['retry-after']]).toEqual([429, 'too_many_requests', '600']);
    expect((await post({ ...lead, phone: '+380 32 000 00 01' })).statusCode).toBe(200);
    clock = new Date(clock.getTime() + 599_600);
    const early = await post(lead);
    expect([early.statusCode, early.headers['retry-after']]).toEqual([429, '1']);
    clock = new Date(clock.getTime() + 400);
    expect((await post(lead)).statusCode).toBe(200);
  });

  it('does not count repeats and refusals', async () => {
    const key = { 'idempotency-key': 'one-attempt' };
    for (const headers of [key, key, key]) expect((await post(lead, headers)).statusCode).toBe(200);
    expect((await post({ ...lead, name: 'Other' }, key)).statusCode).toBe(422);
    expect((await post(lead)).statusCode).toBe(200);
    expect((await post(lead)).statusCode).toBe(429);
  });
});

describe('the limit of bookings from one network', () => {
  let visitors = 0;
  const phone = () => `+380 32 000 1${String(visitors).padStart(3, '0')}`;
  const book = async (day: number, hour: number, remoteAddress: string, headers: Record<string, string> = {}) => {
    visitors += 1;
    const starts_at = `2026-11-${day}T${String(hour).padStart(2, '0')}:00:00.000Z`;
    const payload = { ...lead, phone: phone(), center: 'central', starts_at, kind: 'in_person' };
    return test.server.inject({ method: 'POST', url: '/api/visits', payload, headers, remoteAddress });
  };
  const [one, another] = ['203.0.113.7', '203.0.113.8'];
  const hours = [8, 9, 10, 11];

  it('leaves seats of a day for others, and ends after an hour', async () => {
    for (const hour of hours) expect((await book(24, hour, one)).statusCode).toBe(200);
    const fifth = await book(24, 12, one);
    expect([fifth.statusCode, codeOf(fifth), fifth.headers['retry-after']]).toEqual([429, 'too_many_requests', '3600']);
    for (const _ of ['first', 'second']) expect((await post({ ...lead, phone: phone() })).statusCode).toBe(200);
    expect((await book(24, 12, another)).statusCode).toBe(200);
    clock = new Date(clock.getTime() + 3_600_000);
    expect((await book(24, 12, one)).statusCode).toBe(200);
  });

  it('is twice as high for all days, and counts no refused bookings', async () => {
    for (const hour of hours) {
      expect((await book(24, hour, one)).statusCode).toBe(200);
      expect((await book(25, 3, one)).statusCode).toBe(409);
    }
    for (const hour of hours) expect((await book(25, hour, one)).statusCode).toBe(200);
    expect((await book(26, 8, one)).statusCode).toBe(429);
    expect((await book(26, 8, another)).statusCode).toBe(200);
  });
});

describe('the source', () => {
  const source = {
    utm_source: 'city',
    utm_campaign: 'a'.repeat(900),
    referrer: 'https://search.example/?q=\r\nflat',
    landing_page: '/projects',
  };

  it('is stored with its own consent, and truncated where it is too long', async () => {
    await get({ ...person, ...source, agreement: 'true', source_consent: 'true' });
    const [saved] = await stored();
    expect(JSON.parse(saved?.source ?? '')).toEqual({
      ...source,
      utm_campaign: 'a'.repeat(200),
      referrer: 'https://search.example/?q= flat',
    });
  });

  it('is not stored without that consent', async () => {
    await post({ ...lead, ...source });
    expect(await stored()).toMatchObject([{ source: null }]);
  });
});

describe('the expected time of the call', () => {
  const expected = async (wish: object) =>
    (await post({ ...lead, ...wish })).json<{ data: { call_expected: unknown } }>().data.call_expected;

  it('is at once during opening hours, and in the morning otherwise', async () => {
    expect(await expected({})).toEqual({ from: '2026-11-23T10:00:00.000Z', to: '2026-11-23T10:30:00.000Z' });
    clock = new Date('2026-11-27T15:30:00Z');
    expect(await expected({})).toEqual({ from: '2026-11-27T15:30:00.000Z', to: '2026-11-27T16:00:00.000Z' });
    clock = new Date('2026-11-27T15:31:00Z');
    expect(await expected({})).toEqual({ from: '2026-11-30T07:00:00.000Z', to: '2026-11-30T07:30:00.000Z' });
  });

  it('is as wished, if the office is open then', async () => {
    expect(await expected({ call_day: '2026-11-24', call_from: '09:00', call_to: '18:00' })).toEqual({
      from: '2026-11-24T07:00:00.000Z',
      to: '2026-11-24T16:00:00.000Z',
    });
  });

  it.each([
    { call_day: '2026-11-29', call_from: '14:00', call_to: '16:00' },
    { call_day: '2026-11-20', call_from: '14:00', call_to: '16:00' },
    { call_day: '2026-11-24', call_from: '16:00', call_to: '14:00' },
    { call_day: '2026-11-24', call_from: '14:00' },
  ])('a wish that cannot be met does not refuse the lead: %p', async (wish) => {
    expect(await expected(wish)).toEqual({ from: '2026-11-23T10:00:00.000Z', to: '2026-11-23T10:30:00.000Z' });
  });

  it.each([
    [{}, '2026-11-30T07:00:00.000Z', '2026-11-30T07:30:00.000Z'],
    [
      { call_day: '2026-11-29', call_from: '19:00', call_to: '20:00' },
      '2026-11-30T07:00:00.000Z',
      '2026-11-30T07:30:00.000Z',
    ],
    [
      { call_day: '2026-12-05', call_from: '11:00', call_to: '13:00' },
      '2026-12-05T09:00:00.000Z',
      '2026-12-05T11:00:00.000Z',
    ],
  ])('is in the hours of the center that sells the project: %p', async (wish, from, to) => {
    const town = await startBackend({ contentDir: townContent, now: () => new Date('2026-11-28T19:15:00Z') });
    const payload = { ...lead, ...wish, project: 'obriy-park' };
    const response = await town.server.inject({ method: 'POST', url: '/api/application', payload });
    await town.close();
    expect(response.json()).toMatchObject({ data: { call_expected: { from, to } } });
  });
});

it('a request that the database cannot take may be repeated after seconds', async () => {
  await store.close();
  const response = await post(lead);
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '15']);
});

describe('a receipt', () => {
  it('is readable with its own token only', async () => {
    const [first, second] = (await Promise.all([post(lead), post(lead)])).map(
      (response) => response.json<{ data: { number: string; token: string } }>().data,
    );
    const receipt = async (number = '', token = '') =>
      test.server.inject({ url: `/api/receipts/${number}`, query: { token } });
    const opened = await receipt(first?.number, first?.token);
    expect([opened.statusCode, opened.headers['cache-control'], opened.json()]).toMatchObject([
      200,
      'no-store',
      { data: { number: first?.number, status: 'queued' } },
    ]);
    expect(opened.body).not.toMatch(/Olena|380/);
    expect((await receipt(first?.number, second?.token)).statusCode).toBe(404);
    expect((await receipt(first?.number, 'short')).statusCode).toBe(400);
  });
});

describe('the permission to send a lead', () => {
  const query = { ...person, agreement: 'true' };
  const token = { cookie: 'XSRF-TOKEN=t' };

  it('is given to a caller with the cookie, in a GET too', async () => {
    expect((await get(query, token)).statusCode).toBe(403);
    expect((await get(query, { ...token, 'x-xsrf-token': 'other' })).statusCode).toBe(403);
    expect((await get(query, { ...token, 'x-xsrf-token': 't' })).statusCode).toBe(200);
  });

  it('is given on a first visit by the Sec-Fetch headers, with a new cookie', async () => {
    const first = await get(query, { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' });
    expect([first.statusCode, first.headers['set-cookie']]).toEqual([200, expect.stringMatching(/^XSRF-TOKEN=/)]);
  });

  it.each([
    ['a page elsewhere, in an old browser', { origin: 'https://other.example' }],
    ['an image elsewhere, in an old browser', { referer: 'https://other.example/page' }],
    ['a page without a name', { origin: 'null' }],
    ['a link in a letter', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }],
    ['a page elsewhere', { 'sec-fetch-site': 'cross-site' }],
  ])('is refused to %s', async (_, headers) => {
    expect((await get(query, headers)).statusCode).toBe(403);
    expect((await post(lead, headers)).statusCode).toBe(403);
    expect(await stored()).toEqual([]);
  });

  it('is given to a page of the site in an old browser too', async () => {
    expect((await post(lead, { origin: 'http://www.obriy.example', host: 'www.obriy.example:80' })).statusCode).toBe(
      200,
    );
  });
});

it('accepts a call request by POST and GET, and published mailboxes', async () => {
  expect((await post({ ...lead, send_mail_to: 'lypa@obriy.example' }, {}, '/api/application')).statusCode).toBe(200);
  expect(
    (await post({ ...lead, send_mail_to: 'a@mail.example,lypa@obriy.example' }, {}, '/api/application')).statusCode,
  ).toBe(400);
  expect(await stored()).toMatchObject([{ kind: 'call', send_mail_to: 'lypa@obriy.example' }]);
});

it('sends a visit about a project to its mailbox', async () => {
  const visit = { ...lead, center: 'central', starts_at: '2026-11-24T08:00:00.000Z', kind: 'in_person' };
  expect((await post({ ...visit, project: 'lypa' }, {}, '/api/visits')).statusCode).toBe(200);
  expect(await stored()).toMatchObject([{ kind: 'visit', send_mail_to: 'lypa@obriy.example' }]);
});

it('stores names and phones as one line, whatever was pasted', async () => {
  await post({ ...lead, name: ' Olena\r\nBcc: x@mail.example\u2028', phone: '+380 32\n000 00 00' });
  expect(await stored()).toMatchObject([{ name: 'Olena Bcc: x@mail.example', phone: '+380 32 000 00 00' }]);
});
