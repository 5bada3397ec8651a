import { listedPaths } from '#domain/pages.ts';
import { specBackend } from '../../support/backend/specBackend.ts';
import { renderOnServer } from '../../support/backend/renderOnServer.ts';

const paths = [
  ...listedPaths({ projects: 'lypky', offers: 'winter', news: 'roof' }),
  '/favourites',
  '/appointment/select_date',
];

describe('a backend that implements only SPEC.md', () => {
  it.each(paths.flatMap((path) => [path, path === '/' ? '/en' : `/en${path}`]))('has %s', async (path) => {
    const { status, html, complete } = await renderOnServer({ path, fetch: specBackend().fetch });
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    const text = body.textContent;
    expect({ status, complete, alerts: body.querySelectorAll('[role=alert]').length }).toEqual({
      status: 200,
      complete: true,
      alerts: 0,
    });
    expect(body.querySelectorAll('h1')).toHaveLength(1);
    expect(text).not.toMatch(/null|undefined|NaN|\{\{/);
    // Nothing is deferred: reloading the page without scripts would not help.
    expect(text).not.toMatch(/has not loaded yet|ще не надійшла/);
  });

  it.each([
    ['/en', /No end date/],
    ['/en/offers', /No end date/],
    ['/en/offers/winter', /No end date/],
    ['/en/projects/lypky/bond', /not available/],
    ['/en/instalment_calculator', /not available|interest-free/i],
    ['/en', /weekend/],
    ['/en/offers', /until which/],
    ['/en/offers/winter', /All developments/],
    ['/en/news', /open day/],
    ['/en/projects/lypky/plan', /sales start/],
    ['/en/projects/lypky/3d-model', /design is approved/],
    ['/en/projects/lypky/aerial-flight', /start of construction/],
    ['/en/projects/lypky/progress', /every month/],
    ['/en/projects/lypky/docs', /prepared/],
    ['/en/favourites', /on sale/],
  ])('shows on %s no unsupported claim', async (path, claim) => {
    const { html } = await renderOnServer({ path, fetch: specBackend().fetch });
    expect(html).not.toMatch(claim);
  });

  it('shows that an offer is for all projects when the backend says so', async () => {
    const responses = { '/api/offers/winter': { projects: [] } };
    const { html } = await renderOnServer({ path: '/en/offers/winter', fetch: specBackend({ responses }).fetch });
    expect(html).toContain('All developments');
  });

  it('has a list of projects with the map, filters and orders that its data allows', async () => {
    const listOf = async (...more: readonly object[]) => {
      const projects = ['lypky', 'obriy-park'].map((alias, index) => ({ alias, title: alias, ...more[index] }));
      const { fetch } = specBackend({ responses: { '/api/projects': { projects, statuses: [] } } });
      const { html } = await renderOnServer({ path: '/en/projects?view=map', fetch });
      const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main');
      return {
        map: main?.querySelector('[aria-label="Map of the developments"]') !== null,
        switch: main?.textContent.includes('View') === true,
        // On a phone the list hides the map, and the map hides the list and its order.
        views: [
          ...new Set(
            [...(main?.querySelectorAll<HTMLElement>('[data-view]') ?? [])].map(({ dataset }) => dataset['view']),
          ),
        ],
        hint: main?.textContent.includes('location icon') === true,
        filters: [...(main?.querySelectorAll('button') ?? [])].some(({ textContent }) => textContent === 'Filters'),
        orders: [...(main?.querySelectorAll('option') ?? [])].map(({ textContent }) => textContent),
      };
    };
    expect(await listOf()).toEqual({
      map: false,
      switch: false,
      views: ['list'],
      hint: false,
      filters: false,
      orders: [],
    });
    expect(await listOf({ position: { lat: 49.8, lon: 24 } }, { district: { key: 'a', name: 'A' } })).toEqual({
      map: true,
      switch: true,
      views: ['map'],
      hint: true,
      filters: true,
      orders: [],
    });
    const { orders } = await listOf({ price_from: 100_000_000 }, { distance: 3 });
    expect(orders).toEqual(expect.arrayContaining(['recommended', 'lowest price', 'nearest to the centre']));
    expect(orders).not.toContain('closest to completion');
  });

  it.each(['about', 'docs', 'plan/flat/7'])(
    'names a project on %s as the list does when its own responses have no title',
    async (page) => {
      const responses = {
        '/api/projects': { projects: [{ alias: 'lypky', title: 'Липки-2', status: 'Будується' }], statuses: [] },
        '/api/projects/lypky': { project: {} },
        '/api/projects/lypky/plannings': [{ id: '7' }],
      };
      const { html } = await renderOnServer({
        path: `/projects/lypky/${page}`,
        fetch: specBackend({ responses }).fetch,
      });
      const { body } = new DOMParser().parseFromString(html, 'text/html');
      expect(body.textContent).toContain('Липки-2');
      expect(body.textContent).not.toContain('Lypky');
    },
  );

  it('has a page of its only project with links', async () => {
    const responses = { '/api/projects': { projects: [{ alias: 'lypky', title: 'Lypky' }], statuses: [] } };
    const { html } = await renderOnServer({
      path: '/en/projects/lypky/about',
      fetch: specBackend({ responses }).fetch,
    });
    const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main');
    expect([...(main?.querySelectorAll('h2') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Ask us about this development',
    ]);
  });

  it.each([
    {},
    { characteristics: [], instalment_terms: [] },
    { characteristics: { class: null }, instalment_terms: {} },
  ])('has a page with links for a project without a description: %j', async (fields) => {
    const project = { alias: 'lypky', title: 'Lypky', ...fields };
    const { html } = await renderOnServer({
      path: '/en/projects/lypky/about',
      fetch: specBackend({ responses: { '/api/projects/lypky': { project } } }).fetch,
    });
    const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main');
    expect([...(main?.querySelectorAll('h2') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Ask us about this development',
      'Other developments',
    ]);
  });

  it('has a page about the company with links', async () => {
    const { html } = await renderOnServer({ path: '/en/about', fetch: specBackend().fetch });
    const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main');
    expect(main?.querySelector('a[href="/en/projects"]')?.textContent).toBe('See our developments');
  });

  it('calculates instalments of projects without prices', async () => {
    const projects = [{ alias: 'lypky', title: 'Lypky', status: { key: 'building', name: 'Building' } }];
    const { fetch } = specBackend({ responses: { '/api/projects': { projects, statuses: [] } } });
    const { html } = await renderOnServer({ path: '/en/instalment_calculator', fetch });
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    expect([...body.querySelectorAll('h2')].map(({ textContent }) => textContent)).toContain('Lypky');
  });

  it('names a project by its alias on the page of a flat when the calculator fails', async () => {
    const responses = { '/api/projects/lypky/plannings': [{ id: '7' }], '/api/projects/lypky/calculator': null };
    const { html } = await renderOnServer({
      path: '/en/projects/lypky/plan/flat/7',
      fetch: specBackend({ responses }).fetch,
    });
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    expect(body.textContent).toContain('Lypky');
    expect(body.textContent).not.toContain('lypky');
  });

  it.each(['/projects/nobody/about', '/offers/nobody', '/news/nobody'])(
    'may report a missing %s as HTML',
    async (path) => {
      expect(await renderOnServer({ path, fetch: specBackend().fetch })).toMatchObject({ status: 404, complete: true });
    },
  );

  it('requests the first page of the lists that the response of the home page leaves out', async () => {
    const backend = specBackend();
    await renderOnServer({ path: '/en', fetch: backend.fetch });
    const urls = backend.requests.map(({ url }) => url);
    expect(urls).toEqual(expect.arrayContaining(['/api/offers?page=1', '/api/news?page=1']));
  });

  it('renders a home page with missing lists as incomplete', async () => {
    const { fetch } = specBackend();
    const view = await renderOnServer({
      path: '/en',
      fetch: async (input, init) =>
        new URL(new Request(input, init).url).pathname === '/api/projects'
          ? new Response('', { status: 503 })
          : fetch(input, init),
    });
    expect(view.complete).toBe(false);
  });

  it('gives 503 when every response is HTML: a wrong backend address makes no page 404', async () => {
    const fetch = async () => new Response('<!doctype html><h1>Not Found</h1>', { status: 404 });
    for (const path of ['/projects/lypky/about', '/projects/lypky/plan/flat/7', '/offers/winter', '/news/roof']) {
      const { status, complete } = await renderOnServer({ path, fetch });
      expect({ path, status, complete }).toEqual({ path, status: 503, complete: false });
    }
  });

  it.each(['/', '/about', '/contacts', '/projects/lypky/bond', '/instalment_calculator'])(
    'may write an empty object as an empty list: %s',
    async (path) => {
      const { fetch } = specBackend();
      const emptied = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
        const response = await fetch(input, init);
        if (!response.ok) return response;
        return new Response((await response.text()).replaceAll('{}', '[]'), { headers: response.headers });
      };
      const [{ status, complete, html }, whole] = await Promise.all([
        renderOnServer({ path, fetch: emptied }),
        renderOnServer({ path, fetch }),
      ]);
      expect({ status, complete }).toEqual({ status: 200, complete: true });
      expect(html).toBe(whole.html);
    },
  );

  it('offers the PDF of a flat if the backend has one', async () => {
    const responses = { '/api/projects/lypky/plannings': [{ id: '7' }] };
    const pageOf = async (more: object) =>
      renderOnServer({
        path: '/en/projects/lypky/plan/flat/7',
        fetch: specBackend({ responses: { ...responses, ...more } }).fetch,
      });
    expect((await pageOf({})).html).not.toContain('.pdf');
    expect((await pageOf({ '/api/extensions': ['flat_pdf'] })).html).toContain('/plannings/7.pdf');
  });

  it('may have messengers that are applications, but no script as an address', async () => {
    const urls = [
      'viber://chat?number=%2B380501112233',
      'tg://resolve?domain=obriy',
      'tel:+380501112233',
      'mailto:a@b.example',
      'https://t.me/obriy',
    ];
    const bad = ['javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', 'vbscript:x', 'viber', ''];
    const messengers = [...urls, ...bad].map((url, index) => ({ name: `Name ${index}`, url }));
    const { html } = await renderOnServer({
      path: '/en/contacts',
      fetch: specBackend({ responses: { '/api/contacts': { messengers } } }).fetch,
    });
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    const links = [...body.querySelectorAll('main dd a')].map((link) => link.getAttribute('href'));
    expect(links.filter((href) => urls.includes(href ?? '') || bad.includes(href ?? ''))).toEqual(urls);
  });

  it('leaves out impossible figures', async () => {
    const rules = { down_payment_percent: { min: 10, max: 50, default: 30 } };
    const pageOf = async (months: number, price: number, path: string) => {
      const projects = [{ alias: 'lypky', title: 'Lypky', price_from: price }];
      const responses = {
        '/api/projects': { projects, statuses: [] },
        '/api/projects/lypky/plannings': [{ id: '7', price: 100_000_000 }],
        '/api/projects/lypky/calculator': {
          project: { price_from: price, instalment: { ...rules, months: { min: 1, max: months, default: months } } },
        },
      };
      const failures: unknown[] = [];
      const { html, status } = await renderOnServer({
        path,
        fetch: specBackend({ responses }).fetch,
        reportFailure: (failure) => failures.push(failure),
      });
      return { failures, status, html };
    };
    for (const path of ['/en/projects', '/en/projects/lypky/bond', '/en/projects/lypky/plan/flat/7']) {
      const { failures, status, html } = await pageOf(1e15, 1e308, path);
      expect({ path, failures, status }).toEqual({ path, failures: [], status: 200 });
      const text = html.replaceAll(/<[^>]*>/g, ' ');
      expect(/.{0,20}(?:NaN|Infinity|∞| a month).{0,20}/.exec(text)).toBeNull();
    }
    expect((await pageOf(24, 100_000_000, '/en/projects/lypky/plan/flat/7')).html).toContain('a month');
  });

  it.each(['/en/flats', '/en/projects'])('offers on %s to clear filters only if one is chosen', async (path) => {
    const { fetch } = specBackend({ responses: { '/api/projects': { projects: [], statuses: [] } } });
    const textOf = async (query: string) => (await renderOnServer({ path: path + query, fetch })).html;
    expect(await textOf('?rooms=2')).toContain('Clear filters');
    const text = await textOf('');
    expect(text).toMatch(/There is no such flat right now|We have no such development yet/);
    expect(text).not.toMatch(/[Cc]lear (?:the )?filters|conditions/);
  });

  it('says that a price of 0 is on request', async () => {
    const free = { price_from: 0, price_per_m2: 0 };
    const responses = {
      '/api/projects': { projects: [{ alias: 'lypky', title: 'Lypky', ...free }], statuses: [] },
      '/api/projects/lypky': { project: { title: 'Lypky', ...free } },
      '/api/projects/lypky/plannings': [{ id: '7', price: 0, price_per_m2: 0 }],
      '/api/projects/lypky/calculator': { project: free },
    };
    for (const path of ['/en/projects', '/en/projects/lypky/bond', '/en/projects/lypky/plan/flat/7', '/en/flats']) {
      const { html } = await renderOnServer({ path, fetch: specBackend({ responses }).fetch });
      const text = html.replaceAll(/<script.*?<\/script>|<[^>]*>/g, ' ');
      expect({ path, zero: /.{0,20}₴0.{0,20}/.exec(text) }).toEqual({ path, zero: null });
      expect(text).toMatch(/Prices? (?:are )?on request/);
    }
  });

  it('shows equal ends of a range once', async () => {
    const programme = {
      key: 'first-year',
      name: 'Easy start',
      stages: [
        { from_month: 1, annual_rate_percent: 3 },
        { from_month: 13, annual_rate_percent: 9 },
      ],
      rules: {
        eligible: [{ key: 'all', name: 'Everybody' }],
        source: { name: 'The bank', url: 'https://bank.example' },
        checked: '2026-11-01',
      },
    };
    const responses = {
      '/api/projects/lypky': { project: { title: 'Lypky', total_area: { min: 30, max: 30 } } },
      '/api/offers/winter': { mortgages: [programme] },
    };
    const { fetch } = specBackend({ responses });
    expect((await renderOnServer({ path: '/en/projects/lypky/about', fetch })).html).toMatch(/>30 m²</);
    expect((await renderOnServer({ path: '/en/offers/winter', fetch })).html).toContain('3% a year in year 1<');
  });

  it('shows a repeated list entry once', async () => {
    const twice = (alias: string) => [
      { alias, title: 'Named' },
      { alias, title: 'Named' },
    ];
    const responses = { '/api': { projects: twice('lypky'), offers: twice('winter'), news: twice('roof') } };
    const { html } = await renderOnServer({ path: '/en', fetch: specBackend({ responses }).fetch });
    expect(html.match(/<article[^]*?<\/article>/g)).toHaveLength(3);
  });

  it('leaves out entries with an invalid alias', async () => {
    const aliases = ['..', '.', 'a/b', 'a%2Fb', 'a%2fb', '__proto__', 'en', 'a\u0007b', 'fine'];
    const projects = aliases.map((alias) => ({ alias, title: `Named ${alias}` }));
    const { html } = await renderOnServer({
      path: '/en/projects',
      fetch: specBackend({ responses: { '/api/projects': { projects, statuses: [] } } }).fetch,
    });
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    expect([...body.querySelectorAll('article h2')].map(({ textContent }) => textContent)).toEqual(['Named fine']);
  });
});
