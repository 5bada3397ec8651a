import { calls } from '#contract/calls.ts';
import { isPersonalPath } from '#shared/offline';
import { deleteForeignStores, overflow, storeNames } from '../../../src/serviceWorker/stores.ts';
import { cacheVisited } from '../../../src/serviceWorker/cachePages.ts';
import { cacheKey, kindOf } from '../../../src/serviceWorker/kindOf.ts';
import {
  factsOf,
  isCacheable,
  isDated,
  toCopy,
  withDate,
  withoutDate,
} from '../../../src/serviceWorker/cachedResponse.ts';
import { offlinePage, readablePages } from '../../../src/serviceWorker/offlinePage.ts';

describe('storage limits', () => {
  const now = Date.parse('2026-11-21T13:00:00Z');
  const entry = (key: string, bytes = 1, daysAgo = 0) => ({
    key,
    bytes,
    asOf: new Date(now - daysAgo * 86_400_000).toISOString(),
  });
  const limit = { entries: 3, bytes: 10, age: 14 * 86_400_000 };

  it('keep what fits', () => {
    expect(overflow([entry('a'), entry('b'), entry('c')], limit, now)).toEqual([]);
  });

  it('drop the oldest when there are too many', () => {
    expect(overflow([entry('a'), entry('b'), entry('c'), entry('d')], limit, now)).toEqual(['a']);
  });

  it('drop the oldest when they are too large', () => {
    expect(overflow([entry('a', 4), entry('b', 4), entry('c', 4)], limit, now)).toEqual(['a']);
  });

  it('drop what is too old to be read, whatever room there is, and no longer count it', () => {
    expect(overflow([entry('a'), entry('b', 9, 15), entry('c', 9)], limit, now)).toEqual(['b']);
  });
});

describe('stores', () => {
  afterEach(() => void Object.assign(globalThis, { caches: undefined }));

  it('of earlier releases are deleted when a worker is activated, and no others', async () => {
    const earlier = ['obriy-answers-0', 'obriy-of-no-format'];
    const present = new Set([...earlier, ...Object.values(storeNames), 'of-another-program']);
    Object.assign(globalThis, {
      caches: { keys: async () => [...present], delete: async (name: string) => present.delete(name) },
    });
    await deleteForeignStores();
    expect([...present]).toEqual([...Object.values(storeNames), 'of-another-program']);
  });
});

describe('cached copies', () => {
  const json = (headers: Record<string, string> = {}, status = 200) =>
    new Response('{"data":{}}', { status, headers: { 'content-type': 'application/json; charset=utf-8', ...headers } });
  const html = (headers: Record<string, string> = {}, status = 200) =>
    new Response('<!doctype html><html><head><title>Липа &amp; &quot;дуб&quot;</title></head><body></body></html>', {
      status,
      headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
    });

  const minute = 60_000;
  const receivedAt = Date.parse('2026-11-21T13:00:00Z');
  const date = new Date(receivedAt).toUTCString();

  describe('the key of a copy', () => {
    it('has the language of a response', () => {
      const keys = ['ua', 'en'].map((language) => cacheKey('data', 'https://obriy.example/api/news?page=2', language));
      expect(keys).toEqual([
        'https://obriy.example/api/news?page=2&__language=ua',
        'https://obriy.example/api/news?page=2&__language=en',
      ]);
    });

    it('leaves out campaign parameters, and nothing else', () => {
      expect(
        cacheKey('page', 'https://obriy.example/projects?utm_source=a&status=built&fbclid=1&mc_cid=2#map', null),
      ).toBe('https://obriy.example/projects?status=built');
    });
  });

  describe('a cacheable response', () => {
    it('is complete, successful and of the right type', () => {
      expect(isCacheable('data', json())).toBe(true);
      expect(isCacheable('page', html())).toBe(true);
      expect(isCacheable('data', html())).toBe(false);
      expect(isCacheable('page', json())).toBe(false);
    });

    it.each([404, 500, 503])('does not have the status %d', (status) => {
      expect(isCacheable('page', html({}, status))).toBe(false);
      expect(isCacheable('data', json({}, status))).toBe(false);
    });

    it('is not no-store, and not a private page', () => {
      expect(isCacheable('data', json({ 'cache-control': 'no-store' }))).toBe(false);
      expect(isCacheable('page', html({ 'cache-control': 'private, no-cache' }))).toBe(false);
      // The first response sets a cookie, which is never part of a copy.
      expect(isCacheable('data', json({ 'cache-control': 'private, no-cache' }))).toBe(true);
    });
  });

  describe('a copy', () => {
    it('has its date by the clock of the server and the caches between', async () => {
      const copy = await toCopy('data', json({ date, age: '60' }));
      expect(factsOf(copy)).toEqual({ asOf: '2026-11-21T12:59:00.000Z', bytes: 11, title: '' });
    });

    it('has its title, and no content encoding', async () => {
      const copy = await toCopy('page', html({ date, 'content-encoding': 'br', 'content-length': '7' }));
      expect(factsOf(copy).title).toBe('Липа & "дуб"');
      expect(copy.headers.has('content-encoding')).toBe(false);
      expect(copy.headers.has('content-length')).toBe(false);
    });

    it('shows its date when the network did not respond', async () => {
      const copy = await toCopy('data', json({ date }));
      expect(isDated('data', copy, true, receivedAt)).toBe(true);
      expect(isDated('data', copy, false, receivedAt + minute)).toBe(true);
      expect(isDated('data', copy, false, receivedAt + 1000)).toBe(false);
      expect(isDated('page', await toCopy('page', html({ date })), false, receivedAt)).toBe(true);
      expect(isDated('picture', copy, true, receivedAt + minute)).toBe(false);
      expect(withoutDate(copy).headers.has('x-as-of')).toBe(false);
    });

    it('of a page has the date in its head', async () => {
      const page = await withDate('page', await toCopy('page', html({ date })));
      expect(await page.text()).toContain('<head><meta name="as-of" content="2026-11-21T13:00:00.000Z"><title>');
    });
  });
});

describe('kindOf', () => {
  const site = { origin: 'https://obriy.example', host: 'https://api.example' };
  const kind = (address: string) => kindOf(new URL(address, site.origin), site);

  /** A copy of a call with an effect would be wrong, and sending it twice may store twice. */
  it.each(Object.entries(calls))('recognizes whether %s is a read call', (_, call) => {
    const address = site.host + call.path.replaceAll(/\{\w+\}/g, 'some-alias');
    expect(kind(address)).toBe('effect' in call ? null : 'data');
  });

  it.each([
    ['/api/bookings/1', null],
    ['/api/docs', null],
    ['/api', null],
    ['/', 'page'],
    ['/en/projects/horizon/plan?flat=7', 'page'],
    ['/appointment/select_date', 'page'],
    ['/appointment/visit/3f0c', null],
    ['/en/appointment/select_time', null],
    ['/en/reservation', null],
    ['/appointment', 'page'],
    ['/media/abc/hero-480.avif', 'picture'],
    ['/media/abc/panorama-2026-4096.360.webp', null],
    ['/media/abc/model.glb', null],
    ['/media/abc/permit.pdf', null],
    ['/media/abc/tour.mp4', null],
    ['/assets/client.0123456789.js', 'asset'],
    ['/assets/client.0123456789.js.map', null],
    ['/sw.js', null],
    ['/sitemap.xml', null],
    ['https://tiles.example/1/2/3.png', null],
    ['https://www.googletagmanager.com/gtm.js', null],
  ] as const)('classifies %s as %s', (address, expected) => {
    expect(kind(address)).toBe(expected);
  });
});

describe('isPersonalPath', () => {
  it.each([
    ['/appointment/details', true],
    ['/en/reservation', true],
    ['/en/appointment/visit/3f0c', true],
    ['/appointment/select_date', false],
    ['/media/abc/permit.pdf', false],
  ])('of %s is %s', (pathname, expected) => {
    expect(isPersonalPath(pathname)).toBe(expected);
  });
});

describe('readablePages', () => {
  afterEach(() => void Object.assign(globalThis, { caches: undefined }));

  /** The addresses to read, of copies in the store of visited pages: address, title and hour. */
  const read = async (...copies: readonly (readonly [address: string, title: string, hour: number])[]) => {
    const day = new Date().toISOString().slice(0, 10);
    const responses = await Promise.all(
      copies.map(async ([, title, hour]) => {
        const date = new Date(`${day}T${String(hour).padStart(2, '0')}:00:00Z`).toUTCString();
        const headers = { 'content-type': 'text/html; charset=utf-8', date };
        return toCopy('page', new Response(`<title>${title}</title>`, { headers }));
      }),
    );
    const visited = {
      keys: async () => copies.map(([address]) => ({ url: `https://obriy.example${address}` })),
      matchAll: async () => responses,
    };
    const empty = { keys: async () => [], matchAll: async () => [] };
    Object.assign(globalThis, {
      caches: { open: async (name: string) => (name === storeNames.page ? visited : empty) },
    });
    return (await readablePages('ua', 'ua')).map(({ address }) => address);
  };

  it('are those in the language of the visitor first, then the latest', async () => {
    expect(await read(['/news', 'Новини', 1], ['/en/news', 'News', 3], ['/about', 'Про нас', 2])).toEqual([
      '/about',
      '/news',
      '/en/news',
    ]);
  });

  it('have each title once, that of the latest copy', async () => {
    expect(
      await read(
        ['/projects', 'Новобудови', 1],
        ['/projects?status=planned', 'Новобудови', 3],
        ['/projects?status=built', 'Новобудови', 2],
        ['/news', 'Новини', 2],
      ),
    ).toEqual(['/projects?status=planned', '/news']);
  });
});

describe('offlinePage', () => {
  const page = {
    address: '/en/news/a?b=1&c=2',
    title: '<b>"A" & B</b>',
    language: 'en',
    asOf: '2026-11-21T13:00:00.000Z',
  } as const;

  const open = async (options: Partial<Parameters<typeof offlinePage>[0]>) => {
    const response = offlinePage({
      language: 'en',
      phone: '+380 32 000 00 00',
      pages: [page],
      css: '',
      fonts: undefined,
      personal: false,
      ...options,
    });
    const document = new DOMParser().parseFromString(await response.text(), 'text/html');
    return { response, document };
  };

  it('shows what to do, whom to call and what can be read, in the language of the address', async () => {
    const { document } = await open({});
    expect(document.documentElement.lang).toBe('en');
    expect(document.querySelector('a[href="tel:+380320000000"]')?.textContent).toBe('+380 32 000 00 00');
    const [link] = document.querySelectorAll('li a');
    expect(link?.getAttribute('href')).toBe(page.address);
    expect(link?.textContent).toBe(page.title);
    expect((await open({ language: 'ua', pages: [] })).document.querySelector('h1')?.textContent).toBe(
      'Цієї сторінки тут ще немає',
    );
  });

  it('says in which language each of the pages is', async () => {
    const { document } = await open({ pages: [page, { ...page, language: 'ua' }] });
    const links = [...document.querySelectorAll<HTMLAnchorElement>('li a')];
    expect(links.map(({ lang, hreflang }) => [lang, hreflang])).toEqual([
      ['en', 'en'],
      ['uk', 'uk'],
    ]);
  });

  it.each([
    ['ua', 'Для цієї сторінки потрібен звʼязок', 'надішлеться сам'],
    ['en', 'This page needs a connection', 'will be sent'],
  ] as const)('says in %s that a page of one visitor is never stored, and that requests wait', async (...expected) => {
    const [language, heading, waits] = expected;
    const { document } = await open({ language, personal: true, pages: [] });
    expect(document.querySelector('h1')?.textContent).toBe(heading);
    const hints = [...document.querySelectorAll('.hint')].map(({ textContent }) => textContent);
    expect(hints).toEqual([expect.stringContaining(waits)]);
  });

  it('is not cached and not indexed, and runs its own script only', async () => {
    const { response, document } = await open({});
    expect(response.status).toBe(503);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    const nonce = document.querySelector('script')?.getAttribute('nonce') ?? '';
    expect(response.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
  });
});

describe('the document of a visited page', () => {
  const site = {
    origin: 'https://obriy.example',
    host: 'https://obriy.example',
    defaultLanguage: 'ua',
    phone: '',
  } as const;
  const url = 'https://obriy.example/news';
  const stored = new Map<string, Response>();
  const { fetch } = globalThis;

  beforeEach(() => {
    jest.useFakeTimers();
    stored.clear();
    const cache = {
      put: async (key: string, copy: Response) => void stored.set(key, copy),
      keys: async () => [],
      matchAll: async () => [],
    };
    Object.assign(globalThis, { caches: { open: async () => cache, match: async (key: string) => stored.get(key) } });
  });
  afterEach(() => {
    jest.useRealTimers();
    Object.assign(globalThis, { fetch, caches: undefined });
  });

  const page = () =>
    new Response('<!doctype html><title>News</title>', { headers: { 'content-type': 'text/html; charset=utf-8' } });

  /** The seconds at which it was requested, for these Retry-After values in order. */
  const visit = async (responses: readonly (() => Response)[], visits = 1) => {
    const begun = Date.now();
    const requestedAt: number[] = [];
    globalThis.fetch = async () => {
      requestedAt.push((Date.now() - begun) / 1000);
      return responses[requestedAt.length - 1]?.() ?? page();
    };
    const ended = Promise.all(Array.from({ length: visits }, () => cacheVisited(url, site)));
    await jest.advanceTimersByTimeAsync(600_000);
    await ended;
    return requestedAt;
  };
  const busy =
    (retryAfter: string, status = 503) =>
    () =>
      new Response('', { status, headers: { 'retry-after': retryAfter } });

  it('is requested again after Retry-After, and not before', async () => {
    expect(await visit([busy('10'), busy('20', 429)])).toEqual([0, 10, 30]);
    expect([...stored.keys()]).toEqual([url]);
  });

  it('is not requested again when that is too late for a worker', async () => {
    expect(await visit([busy('3600')])).toEqual([0]);
  });

  it('is requested once, however often the page is visited meanwhile', async () => {
    expect(await visit([busy('10')], 3)).toEqual([0, 10]);
  });
});
