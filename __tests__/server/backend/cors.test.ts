import { backendOfTests } from '../../support/backend/backend.ts';

const site = 'https://www.obriy.example';
const stranger = 'https://other.example';

const open = backendOfTests({ allowedOrigins: [site] });
const strict = backendOfTests({ allowedOrigins: [site], leadsPerMinute: 3 });
const closed = backendOfTests();

const lead = '/api/application?name=Olena&phone=%2B380320000000&agreement=true';
const consultation = { name: 'Olena', phone: '+380 32 000 00 00', agreement: true };
const corsNames = (headers: object): string[] =>
  Object.keys(headers).filter((name) => name.startsWith('access-control-'));

it('pages of an allowed origin may read responses and Retry-After', async () => {
  const { headers, statusCode } = await open.server.inject({ url: '/api/projects', headers: { origin: site } });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'access-control-allow-origin': site,
    'access-control-expose-headers': 'ETag, Retry-After',
    vary: 'Accept-Language, Accept-Encoding, Origin',
  });
  // A page of another origin cannot read the cookie, so none is set.
  expect(headers['set-cookie']).toBeUndefined();
});

it('they may read refusals too', async () => {
  const missing = await open.server.inject({ url: '/api/projects/atlantis', headers: { origin: site } });
  expect([missing.statusCode, missing.headers['access-control-allow-origin']]).toEqual([404, site]);
});

it.each([stranger, 'null', `${site}.evil.example`, `${site}:8443`, site.replace('https', 'http'), ''])(
  'pages of %p get no CORS headers',
  async (origin) => {
    const response = await open.server.inject({ url: '/api/projects', headers: { origin } });
    expect(corsNames(response.headers)).toEqual([]);
    expect(response.headers.vary).toContain('Origin');
    const preflight = await open.server.inject({
      method: 'OPTIONS',
      url: '/api/consultations',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    expect([preflight.statusCode, corsNames(preflight.headers)]).toEqual([405, []]);
  },
);

it('a preflight request gets what may be sent', async () => {
  const { statusCode, headers, body } = await open.server.inject({
    method: 'OPTIONS',
    url: '/api/consultations',
    headers: {
      origin: site,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'accept-language,content-type',
    },
  });
  expect([statusCode, body]).toEqual([204, '']);
  expect(headers).toMatchObject({
    'access-control-allow-origin': site,
    'access-control-allow-methods': 'GET, HEAD, POST, PATCH, DELETE',
    'access-control-allow-headers': 'Accept-Language, Content-Type, Idempotency-Key, X-XSRF-TOKEN',
    'access-control-max-age': '7200',
  });
  expect(headers['access-control-allow-credentials']).toBeUndefined();
});

it('an allowed origin needs no anti-forgery token, which it cannot read', async () => {
  const headers = { origin: site, 'sec-fetch-site': 'cross-site' };
  expect(
    (
      await open.server.inject({
        method: 'POST',
        url: '/api/consultations',
        headers: { ...headers, cookie: 'XSRF-TOKEN=t' },
        payload: consultation,
      })
    ).statusCode,
  ).toBe(200);
  expect((await open.server.inject({ url: lead, headers })).statusCode).toBe(200);
});

it.each(['cross-site', 'same-site'])('a page of a foreign origin (%s) leaves no lead, by any call', async (where) => {
  const before = closed.leads.length;
  const headers = { origin: stranger, 'sec-fetch-site': where };
  expect(
    (await closed.server.inject({ method: 'POST', url: '/api/consultations', headers, payload: consultation }))
      .statusCode,
  ).toBe(403);
  // An image request sends no Origin.
  expect((await closed.server.inject({ url: lead, headers: { 'sec-fetch-site': where } })).statusCode).toBe(403);
  expect(closed.leads).toHaveLength(before);
});

it("the site's own pages and programs call as before", async () => {
  expect((await closed.server.inject({ url: lead, headers: { 'sec-fetch-site': 'same-origin' } })).statusCode).toBe(
    200,
  );
  expect((await closed.server.inject(lead)).statusCode).toBe(200);
});

it('sends no CORS headers when no origin is allowed', async () => {
  const { headers } = await closed.server.inject({ url: '/api/projects', headers: { origin: site } });
  expect([corsNames(headers), headers.vary]).toEqual([[], 'Accept-Language, Accept-Encoding']);
});

it('a rate-limited page may read how long to wait', async () => {
  const responses = await Promise.all(
    Array.from({ length: 4 }, async () => strict.server.inject({ url: lead, headers: { origin: site } })),
  );
  const refused = responses.find(({ statusCode }) => statusCode === 429);
  expect(refused?.headers).toMatchObject({ 'access-control-allow-origin': site, 'retry-after': expect.any(String) });
});
