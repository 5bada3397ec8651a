import { pagesListed, paths } from '#domain/pages.ts';
import { localizedRoutes } from '../../../../src/app/routes/localizedRoutes.ts';
import { createAddresses } from '../../../../server/web/findability/addresses.ts';
import { type FetchCall, fetchFromBackend } from '../../../../server/web/findability/fetchFromBackend.ts';
import { planPaths } from '../../../../server/web/findability/planPages.ts';
import { readSiteContent, readAerials } from '../../../../server/web/findability/siteContent.ts';
import { makeSitemap } from '../../../../server/web/findability/sitemap.ts';
import { ownMasterPlan } from '../../../../server/web/hostingPage.ts';
import { backendOfTests } from '../../../support/backend/backend.ts';
import { json, testNetwork } from '../../../support/backend/network.ts';
import { specBackend } from '../../../support/backend/specBackend.ts';
import { findSite, origin, parseXml, textsOf } from './findSite.ts';

const backend = backendOfTests();

it('every route of the site declares whether it is indexed', () => {
  const routes = new Set(localizedRoutes('ua').map(({ entry }) => entry.path));
  const known = (['listed', 'unlisted', 'of flats', 'of some'] as const)
    .flatMap(pagesListed)
    .map((name) => paths[name]);
  expect(known.toSorted()).toEqual([...routes].toSorted());
});

async function entries(
  options = {},
): Promise<Map<string, { lastmod: string | undefined; alternates: Record<string, string> }>> {
  const { xml } = await findSite({ fetch: backend.fetch, ...options });
  const urls = [...(await xml('/sitemap.xml')).querySelectorAll('url')];
  return new Map(
    urls.map((url) => {
      const links = [...url.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link')];
      const alternates = Object.fromEntries(
        links.map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? '']),
      );
      return [
        url.querySelector('loc')?.textContent ?? '',
        { lastmod: url.querySelector('lastmod')?.textContent, alternates },
      ];
    }),
  );
}

it('has every page of the content in both languages, each with its alternate', async () => {
  const found = await entries();
  // Eight pages of the site, nine tabs of two developments, the passport of one, three offers, five news items, a district.
  expect(found.size).toBe(2 * (8 + 9 * 2 + 1 + 3 + 5 + 1));
  expect(found.has(`${origin}/projects/dub/passport`)).toBe(false);
  expect([...found.keys()]).toEqual(
    expect.arrayContaining([
      `${origin}/`,
      `${origin}/en`,
      `${origin}/projects/dub/3d-model`,
      `${origin}/en/offers/parking`,
      `${origin}/news/rik`,
    ]),
  );
  for (const [url, { alternates }] of found) {
    expect(Object.keys(alternates)).toEqual(['uk', 'en', 'x-default']);
    expect(alternates['x-default']).toBe(alternates['uk']);
    expect(Object.values(alternates)).toContain(url);
    for (const other of Object.values(alternates)) expect(found.get(other)?.alternates).toEqual(alternates);
  }
});

it.each([
  ['/news/vikna', '2026-09-20'],
  ['/en/news/vikna', '2026-09-20'],
  ['/offers/lito', '2026-06-01'],
  ['/news', '2026-10-05'],
  ['/offers', '2026-09-01'],
  ['/projects/lypa/progress', '2026-10-01'],
  ['/projects/lypa/news', '2026-10-05'],
  ['/projects/lypa/passport', '2026-05-14'],
  ['/projects/dub/offers', '2026-09-01'],
  ['/projects/dub/news', undefined],
  ['/projects/dub/progress', undefined],
  ['/projects/lypa/about', undefined],
  ['/about', undefined],
])('dates %s only as far as known: %s', async (path, lastmod) => {
  const found = await entries();
  expect(found.has(origin + path)).toBe(true);
  expect(found.get(origin + path)?.lastmod).toBe(lastmod);
});

it('prefixes the other language when the default is English', async () => {
  const found = await entries({ defaultLanguage: 'en' });
  expect(found.get(`${origin}/ua/news/rik`)?.alternates).toEqual({
    uk: `${origin}/ua/news/rik`,
    en: `${origin}/news/rik`,
    'x-default': `${origin}/news/rik`,
  });
});

it('is split when one file is too large, without losing an entry', () => {
  const pages = Array.from({ length: 5 }, (_, index) => ({ path: `/news/n-${index}`, changed: undefined }));
  const { main, parts } = makeSitemap(pages, createAddresses(origin, 'ua'), 4);
  expect(textsOf(parseXml(main), 'sitemap > loc')).toEqual(
    [1, 2, 3].map((number) => `${origin}/sitemap-${number}.xml`),
  );
  const locations = parts.map((part) => textsOf(parseXml(part), 'url > loc'));
  expect(locations.map(({ length }) => length)).toEqual([4, 4, 2]);
  expect(new Set(locations.flat()).size).toBe(10);
});

it('responds 404 for a part that it does not have', async () => {
  const { server } = await findSite({ fetch: backend.fetch });
  expect((await server.inject('/sitemap-1.xml')).statusCode).toBe(404);
  expect((await server.inject('/sitemap-0.xml')).statusCode).toBe(404);
});

it('works with lists of aliases alone, and leaves out invalid ones', async () => {
  const { fetch } = testNetwork((path) => {
    if (path.startsWith('/api/projects/')) return new Response('<h1>Not found</h1>', { status: 404 });
    if (path === '/api/projects') return json({ projects: [{ alias: 'lypa' }, null, { alias: '__proto__' }, 'dub'] });
    if (path.startsWith('/api/offers')) return json({ offers: [{ alias: 'lito', published_at: 5, projects: null }] });
    return json({ items: [{ alias: 'Day 1' }, { alias: 2026, published_at: 'today', project: {} }], meta: null });
  });
  const found = await entries({ fetch, host: 'http://backend.test' });
  expect(found.size).toBe(2 * (7 + 9 + 1 + 1));
  expect([...found.values()].filter(({ lastmod }) => lastmod !== undefined)).toEqual([]);
  for (const path of ['/projects/lypa/progress', '/en/offers/lito', '/news/2026']) {
    expect(found.has(origin + path)).toBe(true);
  }
});

it('has the pages of the site for a backend without offers and news', async () => {
  const { fetch } = testNetwork((path) =>
    path === '/api/projects' ? json({ projects: [] }) : new Response('', { status: 404 }),
  );
  expect((await entries({ fetch, host: 'http://backend.test' })).size).toBe(2 * 7);
});

it('lists the pages of flats as far as the backend places them', async () => {
  const building = { key: 'a', name: 'A' };
  const fetchCall: FetchCall = async (_path, _language, schema) =>
    schema.parse([
      { id: 'one', building, section: 1, floor: 0 },
      { id: 'two', building, floor: 2 },
      { id: 'three', section: 1, building: 'A' },
      { floor: 3 },
    ]);
  const plan = '/projects/lypa/plan';
  expect(await planPaths(fetchCall, 'ua', 'lypa')).toEqual([
    `${plan}/a`,
    `${plan}/a/1`,
    `${plan}/a/1/0`,
    `${plan}/flat/one`,
    `${plan}/flat/two`,
    `${plan}/flat/three`,
  ]);
});

it('a backend of SPEC.md alone gives its projects, and no aerial view to link', async () => {
  const fetchCall = fetchFromBackend(
    { fetch: specBackend().fetch, host: 'http://backend.test' },
    new AbortController().signal,
  );
  const projects = await readAerials(fetchCall, 'ua', await readSiteContent(fetchCall, 'ua'));
  expect(projects.map(({ alias }) => alias)).toEqual(['lypky', 'obriy-park']);
  expect(ownMasterPlan(projects)).toEqual({});
});
