import { readServed, renderOnServer } from '../../../support/renderOnServer.ts';
import { backendOfTests, townContent } from '../../../support/backend.ts';
import { breadcrumbsJsonLd, itemListJsonLd, organizationJsonLd, type Site } from '#shared/meta';

const site: Site = {
  origin: 'https://obriy.example',
  path: '/en/news',
  language: 'en',
  brand: 'Obriy',
  page: (path) => `https://obriy.example/en${path === '/' ? '' : path}`,
  file: (src) => new URL(src, 'https://obriy.example').href,
};

const hostile = '</script><script>alert(1)</script><!-- <script \u2028 \u2029 &lt; 🏠 "\\';

it('a way through the site has whole addresses, in order', () => {
  expect(
    breadcrumbsJsonLd(
      [
        { name: 'News', path: '/news' },
        { name: 'Windows', path: '/news/windows' },
      ],
      site,
    ),
  ).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'News', item: 'https://obriy.example/en/news' },
      { '@type': 'ListItem', position: 2, name: 'Windows', item: 'https://obriy.example/en/news/windows' },
    ],
  });
});

it('a list counts what it has', () => {
  const items = ['a', 'b', 'c'].map((name) => ({ name, path: `/news/${name}` }));
  expect(itemListJsonLd(items, site)).toMatchObject({
    url: 'https://obriy.example/en/news',
    numberOfItems: 3,
    itemListElement: [{ position: 1 }, { position: 2 }, { position: 3, url: 'https://obriy.example/en/news/c' }],
  });
});

it('the company is one, whatever the language of the page', () => {
  expect(organizationJsonLd(site)['@id']).toBe('https://obriy.example/#organization');
  expect(organizationJsonLd(site)['url']).toBe('https://obriy.example/en');
});

describe('on a page whose content is hostile', () => {
  const backend = backendOfTests({ contentDir: townContent });

  /** Every title, summary and alternative text of the backend, replaced. */
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const answer = await backend.fetch(input, init);
    const spoil = (key: string, value: unknown): unknown =>
      ['title', 'summary', 'alt', 'description', 'name', 'address'].includes(key) && typeof value === 'string'
        ? hostile
        : value;
    return Response.json(JSON.parse(JSON.stringify(await answer.json(), spoil)), { status: answer.status });
  };

  it.each([
    '/',
    '/contacts',
    '/projects/lypovyi-dvir/about',
    '/offers/zymova-tsina-obriy-park',
    '/news/tsehla-vvedeno',
  ])('%s holds it whole', async (path) => {
    const { html, head } = await renderOnServer({ path, fetch });
    expect(`${head}${html}`).not.toContain('<script>alert');
    const { jsonLd, titles, preview } = await readServed({ path, fetch });
    expect(JSON.stringify(jsonLd)).toContain(JSON.stringify(hostile).slice(1, -1));
    expect(titles[0]).toContain('alert(1)');
    expect(preview['og:title']).toContain('</script><script>alert(1)</script>');
  });
});
