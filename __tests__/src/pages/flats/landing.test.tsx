import { screen, waitFor } from '@testing-library/react';
import { type FetchCall, fetchFromBackend } from '../../../../server/web/findability/fetchFromBackend.ts';
import { landingPages } from '../../../../server/web/findability/landingPages.ts';
import { backendOfTests, townContent } from '../../../support/backend/backend.ts';
import { brand } from '../../../support/environment/brand.ts';
import { readPage } from '../../../support/backend/readPage.ts';
import { readServed, renderOnServer, type ServedPage } from '../../../support/backend/renderOnServer.ts';
import { findSite } from '../../../server/web/findability/findSite.ts';
import { renderSite } from '../../../support/site/renderSite.tsx';
import { specBackend } from '../../../support/backend/specBackend.ts';

const origin = 'https://obriy.example';
const townBackend = backendOfTests({ contentDir: townContent });

const served = (path: string, fetch = townBackend.fetch) => readServed({ path, fetch, origin });
const callOf = (fetch: typeof globalThis.fetch): FetchCall =>
  fetchFromBackend({ fetch, host: 'http://backend.test' }, new AbortController().signal);
const listedBy = async (fetch: typeof globalThis.fetch, minimum = 3): Promise<string[]> =>
  (await landingPages(callOf(fetch), 'ua', minimum)).map(({ path }) => path);

it('a search by rooms and district has its own page in both languages', async () => {
  const path = '/flats?rooms=2&district=sykhivskyi';
  const alternates = { uk: origin + path, en: `${origin}/en${path}`, 'x-default': origin + path };
  expect(await served(path)).toMatchObject({
    titles: [`Двокімнатні квартири, Сихівський район, ${brand.uk.city} — ${brand.uk.name}`],
    headings: ['Двокімнатні квартири, Сихівський район'],
    description: expect.stringMatching(/^Двокімнатні квартири, Сихівський район: \d+ квартир/) as string,
    canonical: origin + path,
    alternates,
    robots: undefined,
    preview: { 'og:url': origin + path },
  });
  const english = await served(`/en${path}`);
  expect(english).toMatchObject({
    titles: [`Two-room flats in the Sykhivskyi district, ${brand.en.city} — ${brand.en.name}`],
    headings: ['Two-room flats in the Sykhivskyi district'],
    canonical: `${origin}/en${path}`,
    alternates,
    robots: undefined,
    jsonLd: [{ '@type': 'ItemList', url: `${origin}/en${path}` }],
  });
});

it.each([
  ['/flats?district=sykhivskyi&rooms=2', '/flats?rooms=2&district=sykhivskyi'],
  ['/flats?rooms=2&district=sykhivskyi&sort=area', '/flats?rooms=2&district=sykhivskyi'],
  ['/flats?rooms=2&district=sykhivskyi&page=2', '/flats?rooms=2&district=sykhivskyi'],
  ['/flats?rooms=2&district=sykhivskyi&not_first=1', '/flats?rooms=2&district=sykhivskyi'],
  ['/flats?rooms=1&rooms=2&district=sykhivskyi', '/flats?district=sykhivskyi'],
  ['/flats?rooms=2&district=sykhivskyi&district=lychakivskyi', '/flats?rooms=2'],
  ['/en/flats?rooms=2&utm_source=letter', '/en/flats?rooms=2'],
  ['/flats?not_first=1', '/flats'],
  ['/flats?sort=area', '/flats'],
  ['/flats?page=2', '/flats?page=2'],
])('%s belongs to %s', async (path, canonical) => {
  expect(await served(path)).toMatchObject({ canonical: origin + canonical, robots: undefined, status: 200 });
});

it.each([
  '/flats?rooms=2&district=sykhivskyi&price_to=1000',
  '/flats?rooms=6&district=sykhivskyi',
  '/flats?district=nowhere',
  '/en/flats?district=nowhere',
])('%s has too few matches for a search engine', async (path) => {
  expect(await served(path)).toMatchObject({ canonical: undefined, alternates: {}, robots: 'noindex', status: 200 });
});

describe.each([
  ['a backend with a search', townBackend.fetch],
  [
    'a backend without one',
    specBackend({
      responses: {
        '/api/projects': {
          projects: [
            { alias: 'lypky', title: 'Lypky', district: { key: 'a & b', name: 'A & B' } },
            { alias: 'obriy-park', title: 'Obriy Park' },
          ],
        },
        '/api/projects/lypky/plannings': [1, 2, 3, 4].map((id) => ({ id: `a-${id}`, rooms: id === 4 ? 1 : 2 })),
        '/api/projects/obriy-park/plannings': [
          ...[1, 2, 3].map((id) => ({ id: `b-${id}`, rooms: 3 })),
          ...[4, 5, 6].map((id) => ({ id: `b-${id}`, rooms: 4, status: 'sold' })),
        ],
      },
    }).fetch,
  ],
])('of %s', (_, fetch) => {
  it('every landing page in the sitemap is linked without scripts, and matches its link', async () => {
    const pages = new Map<string, readonly string[]>();
    const linksOf = async (path: string): Promise<readonly string[]> => {
      const { html } = await renderOnServer({ path, fetch, origin });
      const nav = new DOMParser().parseFromString(html, 'text/html').querySelector('nav[aria-label*="районами"]');
      return [...(nav?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href') ?? '');
    };
    const waiting = ['/flats'];
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (pages.has(path)) continue;
      const links = await linksOf(path);
      expect(links).not.toContain(path);
      pages.set(path, links);
      waiting.push(...links);
    }
    const listed = await listedBy(fetch);
    expect(listed).not.toEqual([]);
    expect([...pages.keys()].toSorted()).toEqual(listed.toSorted());
    const heads: ServedPage[] = [];
    for (const path of listed) heads.push(await served(path, fetch));
    expect(heads.map(({ canonical }) => canonical)).toEqual(listed.map((path) => origin + path));
    expect(heads.map(({ robots }) => robots)).toEqual(listed.map(() => undefined));
    expect(new Set(heads.map(({ titles }) => titles[0])).size).toBe(listed.length);
    expect(new Set(heads.map(({ headings }) => headings[0])).size).toBe(listed.length);
    for (const { titles, description = '' } of heads) {
      expect(titles[0]?.length).toBeLessThanOrEqual(65);
      expect(description.length).toBeGreaterThanOrEqual(50);
      expect(description.length).toBeLessThanOrEqual(160);
    }
  });
});

it.each([
  ['no flats', [], [], 'noindex'],
  ['fewer flats than the minimum', [{ id: 'a-1' }], ['/flats'], undefined],
])('of a company with %s the search itself', async (_, flats, listed, robots) => {
  const { fetch } = specBackend({ responses: { '/api/projects/lypky/plannings': flats } });
  const { text } = await findSite({ fetch, host: 'http://backend.test' });
  const inSitemap = (await text('/sitemap.xml')).match(/(?<=<loc>https:\/\/obriy\.example)\/flats[^<]*/g) ?? [];
  expect(inSitemap).toEqual(listed);
  expect(await served('/flats', fetch)).toMatchObject({ robots });
});

it('a page with fewer flats than the minimum is not in the sitemap', async () => {
  const few = await listedBy(townBackend.fetch, 1);
  const many = await listedBy(townBackend.fetch, 20);
  expect(many.length).toBeGreaterThan(0);
  expect(few.length).toBeGreaterThan(many.length);
  expect(few).toEqual(expect.arrayContaining(many));
});

it('the minimum of the setting applies to the page, too', async () => {
  const settings = { origin, landingMinimum: 1000 };
  await renderSite({ path: '/en/flats?rooms=2', fetch: townBackend.fetch, settings });
  await screen.findByRole('heading', { level: 1, name: 'Two-room flats' });
  await waitFor(() => expect(readPage(document).robots).toBe('noindex'));
  expect(screen.queryByRole('navigation', { name: 'Flats by rooms and district' })).toBeNull();
});

it('there are pages by rooms only without districts', async () => {
  const flats = [1, 2, 3].map((id) => ({ id: `a-${id}`, rooms: 2 }));
  const { fetch } = specBackend({ responses: { '/api/projects/lypky/plannings': flats } });
  expect(await listedBy(fetch)).toEqual(['/flats', '/flats?rooms=2']);
});

it('links the landing pages of any number of districts, each by name', async () => {
  const numbers = Array.from({ length: 45 }, (_, index) => index + 1);
  const projects = numbers.map((number) => ({
    alias: `park-${number}`,
    title: `Park ${number}`,
    district: { key: `d-${number}`, name: `D${number}` },
  }));
  const flats = [1, 2, 3].map((id) => ({ id: `a-${id}`, rooms: 2 }));
  const { fetch } = specBackend({
    responses: {
      '/api/projects': { projects },
      ...Object.fromEntries(projects.map(({ alias }) => [`/api/projects/${alias}/plannings`, flats])),
    },
  });
  const { html } = await renderOnServer({ path: '/en/flats', fetch, origin });
  const addresses = numbers.map((number) => `/en/flats?district=d-${number}`);
  expect(addresses.filter((address) => !html.includes(`href="${address}"`))).toEqual([]);
  expect(await served('/en/flats?district=d-45', fetch)).toMatchObject({
    headings: ['Flats in the D45 district'],
    robots: undefined,
  });
});
