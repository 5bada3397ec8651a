import { ApiError } from '../../../contract/common.ts';
import { createResponseCache } from '../../../server/backend/api/responseCache.ts';
import { backendOfTests, startBackend } from '../../support/backend/backend.ts';

const test = backendOfTests({ leadsPerMinute: 3 });

const get = async (url: string, headers: Record<string, string> = {}) => test.server.inject({ url, headers });

describe('the language of a response', () => {
  it.each([
    [undefined, 'uk'],
    ['ua', 'uk'],
    ['uk', 'uk'],
    ['uk-UA,uk;q=0.9,en;q=0.8', 'uk'],
    ['en-GB', 'en'],
    ['EN', 'en'],
    ['ua;q=0.4, en;q=0.8', 'en'],
    ['en;q=0.4, ua;q=0.8', 'uk'],
    ['de, fr;q=0.5', 'uk'],
    ['de, en;q=0.1', 'en'],
    ['*', 'uk'],
    ['en, *;q=0.5', 'en'],
    ['uk;q=0, *', 'en'],
    ['ua;q=0, *', 'en'],
    ['', 'uk'],
    [';;;q=', 'uk'],
  ])('Accept-Language %p gives %s', async (header, expected) => {
    const response = await get('/api/about', header === undefined ? {} : { 'accept-language': header });
    expect(response.headers['content-language']).toBe(expected);
    expect(response.headers.vary).toContain('Accept-Language');
    expect(response.json()).toMatchObject({ data: { title: expected === 'uk' ? 'Про нас' : 'About us' } });
  });

  it('falls back to the default language of the site', async () => {
    const { server, leads, close } = await startBackend({ language: 'en' });
    const flat = '/api/projects/lypa/plannings/a-1-3-9.pdf';
    const payments =
      '/api/projects/lypa/calculator/schedule.pdf?way=instalment&price=300000000&down=90000000&months=24&parts=3&day=2026-11-20';
    for (const url of ['/api/about', flat, payments]) {
      const chosen = async (header: string) =>
        (await server.inject({ url, headers: { 'accept-language': header } })).headers['content-language'];
      expect([url, await chosen('de'), await chosen('*'), await chosen('ua')]).toEqual([url, 'en', 'en', 'uk']);
    }
    await server.inject('/api/application?name=Olena&phone=%2B380320000000&agreement=true');
    expect(leads).toMatchObject([{ lead: { consent: { language: 'en' } } }]);
    await close();
  });
});

describe('revalidation', () => {
  const cookie = { cookie: 'XSRF-TOKEN=t' };

  it('responds 304 without a body to a client that has the response', async () => {
    const first = await get('/api/projects', cookie);
    const etag = String(first.headers.etag);
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await get('/api/projects', { ...cookie, 'if-none-match': `"other", W/${etag}` });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  });

  it('has its own ETag for each language and each encoding', async () => {
    const variants = [{}, { 'accept-language': 'en' }, { 'accept-encoding': 'br' }, { 'accept-encoding': 'gzip' }];
    const responses = await Promise.all(variants.map(async (headers) => get('/api/projects', headers)));
    expect(new Set(responses.map(({ headers }) => headers.etag)).size).toBe(4);
    expect(responses.map(({ headers }) => headers['content-encoding'])).toEqual([undefined, undefined, 'br', 'gzip']);
  });

  it('responds to HEAD as to GET, without the body', async () => {
    const head = await test.server.inject({ method: 'HEAD', url: '/api/projects' });
    const whole = await get('/api/projects');
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect([head.headers.etag, head.headers['content-length']]).toEqual([
      whole.headers.etag,
      whole.headers['content-length'],
    ]);
  });
});

it('caches responses up to a number of bytes, and drops the one that was not used for longest', () => {
  const cache = createResponseCache(12_000);
  const made: string[] = [];
  const make = (key: string): void => {
    cache.get(key, () => {
      made.push(key);
      return 'x'.repeat(3000);
    });
  };
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) make(key);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

describe('an invalid request', () => {
  it.each([
    ['/api/projects/atlantis', 404],
    ['/api/projects/atlantis/plannings', 404],
    ['/api/news/atlantis', 404],
    ['/api/offers/UPPER', 404],
    ['/api/news/..', 404],
    ['/api/news/..%2f..%2fsite.yaml', 404],
    ['/api/news/%2e%2e%2f', 404],
    ['/api/news/%zz', 400],
    [`/api/news/${'a'.repeat(101)}`, 404],
    [`/api/news/${'a'.repeat(10_000)}`, 414],
    ['/api/projects/lypa/', 404],
    ['/api/nothing', 404],
    ['/api/', 404],
    ['/api/__proto__', 404],
    ['/api/projects/constructor', 404],
  ])('%s', async (url, status) => {
    const response = await get(url);
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(ApiError.safeParse(response.json()).success).toBe(true);
  });

  it.each(['0', '-1', '1e9', '1000000000', 'abc', '1.5', '', '1&page=2', 'NaN', 'Infinity', 'null'])(
    'page=%s is a 400 that names the field',
    async (page) => {
      const response = await get(`/api/news?page=${page}`);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ error: { code: 'bad_request', fields: { page: expect.any(String) } } });
    },
  );

  it('parses a query of 10 kB', async () => {
    expect((await get(`/api/news?filters[]=${'a'.repeat(10_000)}`)).statusCode).toBe(400);
    expect((await get(`/api/news?nothing=${'a'.repeat(10_000)}`)).statusCode).toBe(200);
  });

  it.each([
    ['POST', '/api/projects', 'GET, HEAD'],
    ['DELETE', '/api/news/karkas', 'GET, HEAD'],
    ['GET', '/api/consultations', 'POST'],
    ['HEAD', '/api/application?name=A&phone=%2B380320000000', 'GET, POST'],
    ['POST', '/api/visits/O-2611-0001', 'GET, PATCH, DELETE'],
    ['POST', '/api/projects/lypa/plannings/a-1-2-5.pdf', 'GET, HEAD'],
    ['DELETE', '/api/projects/lypa/calculator/schedule.pdf', 'GET, HEAD'],
  ] as const)('%s %s is a 405 with the allowed methods', async (method, url, allowed) => {
    const response = await test.server.inject({ method, url });
    expect([response.statusCode, response.headers.allow]).toEqual([405, allowed]);
    expect(test.leads).toEqual([]);
  });

  it('reveals nothing of an internal failure', async () => {
    const broken = await startBackend();
    jest.spyOn(broken.leads, 'push').mockImplementation(() => {
      throw new Error('secret of +380 32 000 00 00');
    });
    const response = await broken.server.inject('/api/application?name=Olena&phone=%2B380320000000&agreement=true');
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({ error: { code: 'internal', message: 'Something went wrong' } });
    await broken.close();
  });
});

describe('the anti-forgery token', () => {
  it('is not required for reading: the cookie may be newer than the request', async () => {
    const slots = '/api/centers/central/slots?from=2026-11-23&to=2026-11-24';
    expect((await get(slots, { cookie: 'XSRF-TOKEN=t' })).statusCode).toBe(200);
  });

  const body = { name: 'Olena', phone: '+380 32 000 00 00', agreement: true };
  const post = async (headers: Record<string, string>) =>
    test.server.inject({ method: 'POST', url: '/api/consultations', headers, payload: { ...body, agreement: 'no' } });

  it('is set once, readable by scripts of the site', async () => {
    expect((await get('/api')).headers['set-cookie']).toMatch(/^XSRF-TOKEN=[\w-]{24}; Path=\/; SameSite=Lax$/);
    expect((await get('/api', { cookie: 'a=b; XSRF-TOKEN=t' })).headers['set-cookie']).toBeUndefined();
  });

  it('must be sent back by a client that has it', async () => {
    expect((await post({ cookie: 'XSRF-TOKEN=t' })).statusCode).toBe(403);
    expect((await post({ cookie: 'XSRF-TOKEN=t', 'x-xsrf-token': 'other' })).statusCode).toBe(403);
    expect((await post({ cookie: 'XSRF-TOKEN=t', 'x-xsrf-token': 't' })).statusCode).toBe(422);
  });
});
