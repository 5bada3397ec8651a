import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { waitFor } from '@testing-library/react';
import type { FastifyInstance } from 'fastify';
import { listedPaths } from '#domain/pages.ts';
import { backendPart } from '../../../../server/backendPart.ts';
import type { ServerPart } from '../../../../server/createServer.ts';
import { removeClients } from '../../../server/web/builtClient.ts';
import { backendOfTests, startBackend, type TestBackend } from '../../../support/backend/backend.ts';
import { poisoned } from '../../../support/backend/hostileText.ts';
import { renderOnServer } from '../../../support/backend/renderOnServer.ts';
import { runs, share } from '../../../support/properties.ts';
import { serveSite, siteOrigin } from '../../../support/backend/serveSite.ts';

describe('bad addresses', () => {
  let backend: TestBackend;
  let server: Awaited<ReturnType<typeof serveSite>>['server'];

  beforeAll(async () => {
    backend = await startBackend();
    ({ server } = await serveSite({ parts: [backendPart(backend.backend)] }));
    await server.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await server.close();
    await backend.close();
    removeClients();
  });

  interface RawResponse {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly page: Document;
  }

  /** Sends the target exactly as written: every HTTP client would normalize it. */
  async function getRaw(target: string, headers: Readonly<Record<string, string>> = {}): Promise<RawResponse> {
    const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'connect');
    const lines = Object.entries({ host: 'obriy.example', accept: 'text/html', connection: 'close', ...headers }).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    );
    socket.write(`GET ${target} HTTP/1.1\r\n${lines.join('')}\r\n`);
    let raw = '';
    socket.setEncoding('utf8').on('data', (chunk) => (raw += String(chunk)));
    socket.on('error', () => socket.destroy());
    await new Promise((resolve) => socket.once('close', resolve));
    const [head = '', ...bodies] = raw.split('\r\n\r\n');
    const [start = '', ...rest] = head.split('\r\n');
    return {
      status: Number(start.split(' ')[1]),
      headers: Object.fromEntries(
        rest.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
      ),
      page: new DOMParser().parseFromString(bodies.join('\r\n\r\n'), 'text/html'),
    };
  }

  const long = 'x'.repeat(3000);
  const targets = [
    '/?x=</script>',
    '/?</script><script>window.__canary=1</script>',
    '/en?x=%3C/script%3E%3Cimg%20src=x%20onerror=1%3E',
    '/news?category="><svg/onload=1>',
    '/news?filters[]=%00',
    '/news?filters[]=a&filters[]=b&category=__proto__',
    '/projects?status=constructor&status=%',
    '/projects?__proto__[x]=1',
    '/instalment_calculator?project=..%2f..%2fapi',
    '/instalment_calculator?project=%E0%A4%A',
    '/appointment/select_date?project=%00&project=</script>',
    '/appointment/select_date?date=99999999999-99-99',
    '/?%',
    '/?%E0%A4%A',
    '/?=&&==?#',
    '/%E0%A4%A',
    '/%',
    '/%ff',
    '/projects/..%2f',
    '/projects/../..',
    '/projects/%2e%2e/about',
    '/news/a%00b',
    '/news/%EF%BF%BF',
    '/news/%F0%9F%8F%A1',
    '/news/%ED%A0%80',
    '/news/__proto__',
    '/projects/constructor/about',
    '/news/<script>window.__canary=1</script>',
    '/news/%3C/script%3E',
    '/news/%22%3E%3Cimg%20src=x%20onerror=1%3E',
    '/offers/$&$1',
    '/offers/%24%60',
    `/${long}`,
    `/?q=${long}`,
    `/news/${long}`,
    `/en/projects/${long}/plan?${long}`,
    '//evil.example',
    '//evil.example/',
    '///evil.example/',
    '/\\evil.example',
    '/\\evil.example/',
    '/%5cevil.example/',
    '/%2fevil.example/',
    '/.//evil.example/',
    '/%09/evil.example/',
    '/evil.example//',
    '/de//evil.example',
    '/de/\\evil.example',
    '/de/%2f%2fevil.example/',
    '/ua//evil.example/news',
    '/@evil.example/',
    '/https://evil.example/',
    '/https:evil.example/',
    '/projects//evil.example/',
    '/projects/evil.example//',
    '/appointment/?//evil.example',
    '/javascript:alert(1)/',
    '/news/?next=//evil.example',
    'http://evil.example/',
    'http://evil.example/news/',
    'evil.example:80',
    '/;evil.example/',
    '/news;/',
    '/projects/lypa/?x=%0d%0aset-cookie:a=b',
    '/projects/%0d%0aset-cookie:a=b/',
    '/новини/',
    '/NEWS/',
    '/./',
    '/..;/',
  ];

  test.each(targets)('%s: no server error, no redirect to another site, no injection', async (target) => {
    const { status, headers, page } = await getRaw(target);
    expect({ target, served: status >= 200 && status < 500 }).toEqual({ target, served: true });
    expect(headers['set-cookie']).toBeUndefined();
    const { location = '/' } = headers;
    expect({ target, leads: new URL(location, siteOrigin).origin }).toEqual({ target, leads: siteOrigin });
    expect(page.querySelectorAll('img[src="x"], [onload], [onerror]')).toHaveLength(0);
    expect([...page.scripts].filter(({ textContent }) => textContent.startsWith('window.__canary'))).toEqual([]);
    for (const link of page.querySelectorAll<HTMLLinkElement>('link[rel="canonical"], link[rel="alternate"]')) {
      expect(new URL(link.getAttribute('href') ?? '', siteOrigin).origin).toBe(siteOrigin);
    }
  });

  const nowhere = {
    ua: [
      '//',
      '/%zz',
      '/%ff',
      '/%D0%BD%D0%BE%D0%B2%D0%B8%D0%BD%D0%B8/%',
      '/..',
      '/%2e%2e%2fnews',
      '/\\news',
      '//evil.example',
      '/projects//lypa',
      `/${long}`,
      '/%zz?x=</script>',
      '/about%0A',
      '/about%7F',
      '/%E2%80%A8',
      '/made-up',
      '/about/us?page=2',
      '/%D0%BD%D0%BE%D0%B2%D0%B8%D0%BD%D0%B8',
      '/projects/lypa/made-up',
    ],
    en: [
      '/en//',
      '/en/%zz',
      '/en/%c0%ae',
      '/en/..',
      '/en/news%00',
      `/en/news/${long}`,
      '/en/x%0dy',
      '/en/about%e2%80%a9',
      '/en/made-up/x',
    ],
  };

  test.each(Object.entries(nowhere).flatMap(([language, paths]) => paths.map((path) => [language, path] as const)))(
    'in %s, %s gets the not-found page, which does not contain it',
    async (language, target) => {
      const { status, headers, page } = await getRaw(target);
      const known = await getRaw(language === 'en' ? '/en/404' : '/404');
      expect({ status, type: headers['content-type'], cacheControl: headers['cache-control'] }).toEqual({
        status: 404,
        type: 'text/html; charset=utf-8',
        cacheControl: 'public, max-age=0, s-maxage=10',
      });
      expect({ policy: headers['content-security-policy'], sniffing: headers['x-content-type-options'] }).toEqual({
        policy: known.headers['content-security-policy'],
        sniffing: 'nosniff',
      });
      expect(page.documentElement.lang).toBe(language === 'en' ? 'en' : 'uk');
      expect(page.querySelector('h1')?.textContent).toMatch(/\S/);
      expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex');
      expect(page.documentElement.outerHTML === known.page.documentElement.outerHTML).toBe(true);
    },
  );

  const forged: readonly Readonly<Record<string, string>>[] = [
    { host: 'evil.example' },
    { host: 'evil.example:443"><script>' },
    { host: '' },
    { 'x-forwarded-host': 'evil.example' },
    { 'x-forwarded-proto': 'javascript' },
    { forwarded: 'host=evil.example;proto=http' },
    { 'x-original-url': '/evil.example', 'x-rewrite-url': '/evil.example' },
    { 'x-forwarded-for': '"><script>', 'x-forwarded-prefix': '//evil.example' },
    { 'accept-language': 'en,</script>;q=1', cookie: 'a=</script>; XSRF-TOKEN=%' },
  ];

  test.each(forged.map((headers) => [JSON.stringify(headers), headers] as const))(
    '%s changes no page and no redirect',
    async (_, headers) => {
      const [plain, withForged] = [await getRaw('/about'), await getRaw('/about', headers)];
      expect(withForged.status).toBe(200);
      expect(withForged.page.documentElement.outerHTML === plain.page.documentElement.outerHTML).toBe(true);
      expect(withForged.page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(`${siteOrigin}/about`);
      const redirects = await Promise.all(
        ['/about/', '/appointment', '/projects/lypa', '/de/news'].map((target) => getRaw(target, headers)),
      );
      expect(redirects.map(({ status, headers: { location } }) => `${status} ${location}`)).toEqual([
        '301 /about',
        '302 /appointment/select_date',
        '301 /projects/lypa/about',
        '301 /news',
      ]);
    },
  );

  test('an overlong query makes no page of an unknown path, and does not change the canonical address', async () => {
    expect((await getRaw(`/en/nowhere?q=${long}`)).status).toBe(404);
    expect((await getRaw(`/projects/nowhere/about?q=${long}`)).status).toBe(404);
    const { status, headers } = await getRaw(`/en/appointment?q=${long}`);
    expect([status, headers['location']]).toEqual([302, '/en/appointment/select_date']);
    expect((await getRaw(`/en/projects?q=${long}`)).status).toBe(200);
  });

  test('an escaped letter is not a second spelling', async () => {
    expect((await getRaw('/%D0%9F')).status).toBe(404);
  });
});

describe('hostile content', () => {
  const alias = 'lypa';
  const screens = [
    ...listedPaths({ projects: alias, offers: 'parking', news: 'karkas' }),
    '/appointment/select_date',
    `/instalment_calculator?project=${alias}`,
  ];
  const pages = screens.flatMap((screen, index) => share([screen, screen === '/' ? '/en' : `/en${screen}`], 2, index));

  type Site = Awaited<ReturnType<typeof serveSite>>;
  let backend: TestBackend;
  let hostile: Site;
  let clean: Site;

  /** The real backend, whose responses pass through `change`. */
  const backendWith = (change: (data: unknown) => unknown) => ({
    async register(server: FastifyInstance) {
      server.get('/api*', async (request, reply) => {
        const language = String(request.headers['accept-language']);
        const response = await backend.fetch(`http://backend.test${request.url}`, {
          headers: { 'accept-language': language },
        });
        return reply
          .code(response.status)
          .type('application/json')
          .send(JSON.stringify(change(await response.json())));
      });
    },
  });

  beforeAll(async () => {
    backend = await startBackend();
    hostile = await serveSite({ parts: [backendWith((data) => poisoned(data))] });
    clean = await serveSite({ parts: [backendWith((data) => data)] });
  });
  afterAll(async () => {
    await Promise.all([hostile.server.close(), clean.server.close()]);
    await backend.close();
    removeClients();
  });

  /** Every element with the names of its attributes, in document order. */
  const outline = (page: Document): string[] =>
    [...page.querySelectorAll('*')].map((element) =>
      [element.localName, ...element.getAttributeNames().sort()].join(' '),
    );

  async function read({ get }: Site, path: string) {
    const { statusCode, body } = await get(path);
    const page = new DOMParser().parseFromString(body, 'text/html');
    return { status: statusCode, page, outline: outline(page) };
  }

  /** The texts of data scripts. */
  const dataOf = (page: Document, selector: string): string[] =>
    [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);

  test.each(pages)('%s shows hostile texts as text, with the elements of the harmless page', async (path) => {
    const [harmless, harmed] = [await read(clean, path), await read(hostile, path)];
    expect({ path, status: harmed.status }).toEqual({ path, status: 200 });
    expect(harmed.outline).toEqual(harmless.outline);

    const [state = ''] = dataOf(harmed.page, '#page-state');
    expect(JSON.stringify(JSON.parse(state)).includes('</script><script>window.__canary=1</script>')).toBe(true);
    for (const text of dataOf(harmed.page, '[type="application/ld+json"]')) {
      expect(() => void JSON.parse(text)).not.toThrow();
    }
    expect(harmed.page.body.textContent.includes("${window.__canary=5} $& $1 $$ $` $' {{title}} $t(brand)")).toBe(true);
  });
});

describe('concurrent renders', () => {
  const alias = 'lypa';
  const screens = [
    ...listedPaths({ projects: alias, offers: 'parking', news: 'karkas' }),
    '/projects?status=planned',
    '/projects/nobody/about',
    '/news?category=construction',
    '/appointment/select_date',
    `/instalment_calculator?project=${alias}`,
    '/404',
    '/nobody/knows',
  ];
  const pages = screens.flatMap((screen, index) => share([screen, screen === '/' ? '/en' : `/en${screen}`], 2, index));

  const backend = backendOfTests();
  afterAll(removeClients);

  test('pages of both languages rendered at once equal those rendered one by one', async () => {
    const fetch: typeof globalThis.fetch = async (...args) => {
      const response = await backend.fetch(...args);
      // Interleaves the responses of different pages.
      for (let turn = String(args[0] instanceof Request ? args[0].url : args[0]).length % 5; turn > 0; turn -= 1) {
        await new Promise((resolve) => setImmediate(resolve));
      }
      return response;
    };
    const separate: string[] = [];
    for (const path of pages) separate.push(JSON.stringify(await renderOnServer({ path, fetch: backend.fetch })));
    const together = await Promise.all(
      pages.map(async (path) => JSON.stringify(await renderOnServer({ path, fetch }))),
    );
    expect(pages.filter((_, index) => together[index] !== separate[index])).toEqual([]);
    expect(new Set(separate).size).toBe(pages.length);
  });

  const timers = (): number => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;

  test('a finished page leaves no timer behind, which would retain its store', async () => {
    const fetch = backend.fetch;
    await renderOnServer({ path: '/projects', fetch });
    const before = timers();
    for (const path of share(pages, 4)) await renderOnServer({ path, fetch });
    // Short timers run out; those of cached results run for an hour in a browser.
    await waitFor(() => expect(timers()).toBeLessThanOrEqual(before));
  });

  test('made-up addresses are 404 each, and the pages of the site do not change', async () => {
    const { server, get } = await serveSite({ parts: [backendPart(backend.backend)] });
    const known = await get('/en/about');
    const madeUp = Array.from({ length: runs(200) }, (_, index) => `/${index % 2 === 0 ? 'en/' : ''}made-up/${index}`);
    const responses = [];
    for (const path of madeUp) responses.push(await get(path));
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
    expect(
      responses.filter(({ body }, index) => !body.includes(index % 2 === 0 ? '<html lang="en"' : '<html lang="uk"')),
    ).toEqual([]);
    expect((await get('/en/about')).headers['etag']).toBe(known.headers['etag']);
    await server.close();
  });

  test.each(['made-up-?/about', 'lypa/plan/flat/made-up-?', 'lypa/plan/a/made-up-?'])(
    'pages of a flood of /projects/%s are one page, and the pages of the site stay',
    async (path) => {
      const { server, get } = await serveSite({ parts: [backendPart(backend.backend)] });
      const paths = Array.from({ length: 60 }, (_, index) => `/en/projects/${path.replace('?', String(index))}`);
      const responses = await Promise.all(paths.map(async (each) => get(each)));
      expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
      expect(new Set(responses.map(({ body }) => body)).size).toBeLessThan(paths.length / 2);
      expect((await get('/en/projects/lypa/about')).statusCode).toBe(200);
      await server.close();
    },
  );

  test('a project that is removed during a flood is gone at once', async () => {
    let isRemoved = false;
    const removal: ServerPart = {
      async register(server) {
        server.addHook('onRequest', async ({ url }, reply) => {
          if (isRemoved && url === '/api/projects/lypa') await reply.code(404).send({ message: 'Not found' });
        });
      },
    };
    const { server, web, get } = await serveSite({ parts: [removal, backendPart(backend.backend)] });
    const status = async () => (await get('/en/projects/lypa/about')).statusCode;
    expect(await status()).toBe(200);
    for (let index = 0; index < 10; index += 1) await get(`/en/projects/made-up-${index}/about`);
    isRemoved = true;
    web.contentChanged();
    expect(await status()).toBe(404);
    expect(await status()).toBe(404);
    await server.close();
  });
});
