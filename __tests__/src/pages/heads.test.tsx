import { existsSync } from 'node:fs';
import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { listedPaths } from '#domain/pages.ts';
import type { SalesCenter } from '#shared/responses';
import type { Whole } from '#contract/whole.ts';
import type { Flat } from '#contract/projects/planning.ts';
import type { Project, ProjectsData } from '#contract/projects/project.ts';
import { breadcrumbsJsonLd, itemListJsonLd, organizationJsonLd, type Site } from '#shared/seo';
import { backendOfTests, townContent } from '../../support/backend/backend.ts';
import { brand } from '../../support/environment/brand.ts';
import { hydratedSite } from '../../support/site/hydratedSite.tsx';
import { share } from '../../support/properties.ts';
import { readPage } from '../../support/backend/readPage.ts';
import { readServed, renderOnServer, type ServedPage } from '../../support/backend/renderOnServer.ts';
import { renderSite } from '../../support/site/renderSite.tsx';

const root = `${__dirname}/../../..`;
const origin = 'https://obriy.example';
const project = '/projects/lypovyi-dvir';

const listed = [
  ...listedPaths({ projects: 'lypovyi-dvir', offers: 'zymova-tsina-obriy-park', news: 'tsehla-vvedeno' }),
  `${project}/passport`,
];
const unlisted = [
  '/appointment/select_date',
  '/request_call',
  '/favourites',
  '/favourites?flats=obriy-park:a-1-2-1',
  '/404',
];
const inEnglish = (path: string): string => (path === '/' ? '/en' : `/en${path}`);
const both = (paths: readonly string[]): string[] => paths.flatMap((path) => [path, inEnglish(path)]);

const backend = backendOfTests({ contentDir: townContent });

const rendered = new Map<string, Promise<ServedPage>>();
/** Rendered once for all tests. */
function served(path: string): Promise<ServedPage> {
  const page = rendered.get(path) ?? readServed({ path, fetch: backend.fetch, origin });
  rendered.set(path, page);
  return page;
}

describe.each(both([...listed, ...unlisted]))('%s', (path) => {
  it('has one title, one heading and a description, of a length that is not cut', async () => {
    const { titles, headings, description = '' } = await served(path);
    expect(titles).toHaveLength(1);
    expect(titles[0]?.length).toBeLessThanOrEqual(65);
    expect(headings).toHaveLength(1);
    expect(headings[0]).not.toBe('');
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
  });
});

const inTurns = [...listed, ...unlisted].flatMap((path, index) => share([path, inEnglish(path)], 2, index));

it.each(inTurns)('%s has the same head in a browser, except for what only programs read', async (path) => {
  const { status: _, ...fromServer } = await served(path);
  await renderSite({ path, fetch: backend.fetch, settings: { origin } });
  await waitFor(() => expect(readPage(document)).toEqual({ ...fromServer, preview: {}, jsonLd: [] }));
});

describe.each(listed)('%s in both languages', (path) => {
  it('names one canonical address, and its alternate in each language', async () => {
    const alternates = { uk: origin + path, en: origin + inEnglish(path), 'x-default': origin + path };
    const ukrainian = await served(`${path}?utm_source=letter`);
    const english = await served(`${inEnglish(path)}?filters[]=award`);
    expect(ukrainian).toMatchObject({ canonical: origin + path, alternates, robots: undefined, status: 200 });
    expect(english).toMatchObject({ canonical: origin + inEnglish(path), alternates, robots: undefined, status: 200 });
    expect(ukrainian.titles).not.toEqual(english.titles);
    expect(ukrainian.description).not.toBe(english.description);
  });

  it('gives messengers a preview with a picture', async () => {
    const { preview, description } = await served(path);
    expect(preview).toMatchObject({
      'og:site_name': brand.uk.name,
      'og:description': description,
      'og:url': origin + path,
      'og:locale': 'uk_UA',
      'og:locale:alternate': 'en_GB',
      'og:image': expect.stringMatching(/^https:\/\/obriy\.example\/(?:media\/|preview-ua\.jpg$)/) as string,
      'og:image:width': expect.stringMatching(/^\d+$/) as string,
      'og:image:height': expect.stringMatching(/^\d+$/) as string,
      'twitter:card': 'summary_large_image',
    });
    expect(preview['og:title']).not.toBe('');
    expect(preview['og:image:alt']).not.toBe('');
  });
});

it.each([
  ['/appointment/select_date', '/preview-ua.jpg'],
  ['/en/appointment/select_date', '/preview-en.jpg'],
  ['/en/projects', '/preview-en.jpg'],
  ['/news', '/preview-ua.jpg'],
])('%s has no picture of its own, and uses that of the site', async (path, picture) => {
  const { preview } = await served(path);
  expect(preview).toMatchObject({
    'og:image': origin + picture,
    'og:image:width': '1200',
    'og:image:height': '630',
    // Not the title of the page.
    'og:image:alt': expect.stringMatching(/^(?:Обрій|Obriy): /) as string,
  });
  expect(existsSync(`${root}/public${picture}`)).toBe(true);
});

it.each(['/', '/projects/obriy-park/about'])('%s names its picture for messengers in its head alone', async (path) => {
  const { head, state } = await renderOnServer({ path, fetch: backend.fetch });
  const [picture] = /\/media\/[^"]*\.jpg/.exec(head) ?? [];
  expect(picture).toBeDefined();
  expect(JSON.stringify(state)).not.toContain(picture);
});

it.each([
  ['/', '/news/feed.xml', '/site.webmanifest'],
  ['/en/projects', '/en/news/feed.xml', '/en/site.webmanifest'],
  ['/nowhere', '/news/feed.xml', '/site.webmanifest'],
])('%s links the news feed and the manifest of its language', async (path, feed, manifest) => {
  expect(await served(path)).toMatchObject({ feed, manifest });
});

it('each tab of a project has its own heading', async () => {
  const tabs = await Promise.all(both(listed.filter((path) => path.startsWith(project))).map(served));
  const headings = tabs.flatMap((tab) => tab.headings);
  expect(new Set(headings).size).toBe(tabs.length);
  expect(headings).toEqual(expect.arrayContaining(['Липовий Двір', 'Lypovyi Dvir: Floor plans']));
});

it('no two pages share a title or a description', async () => {
  const pages = await Promise.all(both(listed).map(served));
  const titles = pages.map((page) => page.titles[0]);
  const descriptions = pages.map(({ description }) => description);
  expect(new Set(titles).size).toBe(titles.length);
  expect(new Set(descriptions).size).toBe(descriptions.length);
});

it('a later page of a list is linked with its neighbours, without scripts', async () => {
  const second = await served('/en/offers?page=2');
  expect(second).toMatchObject({
    canonical: `${origin}/en/offers?page=2`,
    alternates: { uk: `${origin}/offers?page=2`, en: `${origin}/en/offers?page=2` },
    robots: undefined,
    status: 200,
  });
  const first = await served('/en/offers');
  expect(second.titles).not.toEqual(first.titles);
  expect(second.preview['og:title']).toBe(`${first.preview['og:title']}, page 2`);
  expect(await served('/en/offers?page=9')).toMatchObject({ status: 404, robots: 'noindex' });

  const linksOf = async (path: string): Promise<string[]> => {
    const { head, html } = await renderOnServer({ path, fetch: backend.fetch, origin });
    return [...`${head}${html}`.matchAll(/<(?:link|a)\b[^>]*rel="(?:next|prev)"[^>]*>/g)].map(
      ([tag]) => `${/rel="(\w+)"/.exec(tag)?.[1]} ${/href="([^"]+)"/.exec(tag)?.[1]}`,
    );
  };
  expect(await linksOf('/en/offers')).toEqual([`next ${origin}/en/offers?page=2`, 'next /en/offers?page=2']);
  expect(await linksOf('/en/offers?page=2')).toEqual([`prev ${origin}/en/offers`, 'prev /en/offers']);
});

it.each(both(unlisted))('%s is noindex', async (path) => {
  expect(await served(path)).toMatchObject({ robots: 'noindex', canonical: undefined, alternates: {}, jsonLd: [] });
});

it.each(['/nowhere', '/en/nowhere', '/projects/nowhere/plan', '/offers/nowhere', '/news/nowhere'])(
  '%s is 404',
  async (path) => {
    expect(await served(path)).toMatchObject({
      status: 404,
      robots: 'noindex',
      canonical: undefined,
      alternates: {},
      preview: {},
    });
  },
);

it.each(both([...listed, '/appointment/select_date']))(
  '%s without its responses is one heading with noindex',
  async (path) => {
    const { status, robots, headings, titles } = await readServed({
      path,
      origin,
      fetch: async () => new Response(null, { status: 500 }),
    });
    expect({ status, robots }).toEqual({ status: 503, robots: 'noindex' });
    expect(headings).toHaveLength(1);
    expect(titles).toHaveLength(1);
  },
);

it('an article has its day', async () => {
  const { preview } = await served('/news/tsehla-vvedeno');
  expect(preview).toMatchObject({ 'og:type': 'article', 'article:published_time': '2026-03-20' });
});

describe('structured data', () => {
  const origin = 'https://obriy.example';
  const company = `${origin}/#organization`;

  const backend = backendOfTests({ contentDir: townContent });

  const nodesOf = async (path: string) => (await readServed({ path, fetch: backend.fetch, origin })).jsonLd;
  const getData = async <Data,>(path: string): Promise<Data> => {
    const response = await backend.fetch(path, { headers: { 'accept-language': 'en' } });
    return ((await response.json()) as { data: Data }).data;
  };

  it('the home page describes site and company', async () => {
    const [site, organization] = await nodesOf('/');
    expect(site).toMatchObject({
      '@type': 'WebSite',
      name: brand.uk.name,
      url: `${origin}/`,
      inLanguage: 'uk',
      publisher: { '@id': company },
    });
    expect(organization).toMatchObject({
      '@type': 'Organization',
      '@id': company,
      url: `${origin}/`,
      telephone: '+380 32 200 00 00',
    });
  });

  it('the company gives its founding year when known', async () => {
    expect(await nodesOf('/en/about')).toMatchObject([
      { '@type': 'Organization', '@id': company, name: brand.en.name, foundingDate: '2013' },
    ]);
  });

  it('each sales center has its place, telephone and hours', async () => {
    const [organization, ...centers] = await nodesOf('/en/contacts');
    expect(organization).toMatchObject({
      legalName: 'Obriy Development LLC',
      email: 'hello@obriy.example',
      address: { addressLocality: 'Lviv', postalCode: '79000' },
    });
    expect(centers).toHaveLength(4);
    const sykhiv = centers.find(({ name }) => name === 'Sykhiv sales centre');
    expect(sykhiv).toMatchObject({
      '@type': 'LocalBusiness',
      '@id': `${origin}/en/contacts#sykhiv`,
      telephone: '+380 32 200 00 03',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '5 Lypnevoho Obriiu Street',
        addressLocality: 'Lviv',
        postalCode: '79066',
        addressCountry: 'UA',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 49.8007, longitude: 24.0479 },
      openingHoursSpecification: [
        {
          opens: '09:00',
          closes: '18:00',
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => `https://schema.org/${day}`),
        },
        { opens: '10:00', closes: '15:00', dayOfWeek: ['https://schema.org/Saturday'] },
      ],
      parentOrganization: { '@id': company },
    });
    expect(sykhiv?.['specialOpeningHoursSpecification']).toContainEqual({
      '@type': 'OpeningHoursSpecification',
      validFrom: '2026-12-25',
      validThrough: '2026-12-25',
      opens: '00:00',
      closes: '00:00',
    });
  });

  it('a center that is open until midnight closes a minute before it', async () => {
    const { salesCenterJsonLd } = await import('#entities/company');
    const { centers } = await getData<{ centers: SalesCenter[] }>('/api/contacts');
    const [center] = centers;
    if (center === undefined) throw new Error('No sales center');
    const site = { origin, path: '/contacts', language: 'uk', brand: 'Обрій', page: String, file: String } as const;
    const node = salesCenterJsonLd(
      { ...center, schedule: [{ weekdays: [7], from: '00:00', to: '24:00' }] },
      '/contacts',
      site,
    );
    expect(node['openingHoursSpecification']).toMatchObject([
      { opens: '00:00', closes: '23:59', dayOfWeek: ['https://schema.org/Sunday'] },
    ]);
  });

  describe('a project', () => {
    it('is a place with flats, and a listing with their prices in hryvnias', async () => {
      const { project } = await getData<{ project: Whole<Project> }>('/api/projects/lypovyi-dvir');
      const { projects } = await getData<Whole<ProjectsData>>('/api/projects');
      const freeFlats = projects.find(({ alias }) => alias === project.alias)?.free_flats ?? [];
      const plannings = await getData<Whole<Flat>[]>('/api/projects/lypovyi-dvir/plannings');
      const offered = plannings.filter(({ status, price }) => status === 'free' && price !== null);
      expect(offered.length).toBeLessThan(project.flats_free);
      const [complex, listing] = await nodesOf('/en/projects/lypovyi-dvir/about');
      expect(complex).toMatchObject({
        '@type': 'ApartmentComplex',
        name: 'Lypovyi Dvir',
        url: `${origin}/en/projects/lypovyi-dvir/about`,
        address: { streetAddress: '18 Lisovoi Bramy Street', addressLocality: 'Lviv', postalCode: '79014' },
        geo: { latitude: project.position.lat, longitude: project.position.lon },
        numberOfAccommodationUnits: project.characteristics.flats_count,
        numberOfAvailableAccommodationUnits: project.flats_free,
        amenityFeature: [
          { '@type': 'LocationFeatureSpecification', name: 'Parking', value: project.characteristics.parking },
          {
            '@type': 'LocationFeatureSpecification',
            name: 'Closed grounds',
            value: project.characteristics.closed_area,
          },
        ],
        tourBookingPage: `${origin}/en/appointment/select_date?project=lypovyi-dvir`,
      });
      expect(listing).toMatchObject({
        '@type': 'RealEstateListing',
        about: { '@id': complex?.['@id'] },
        offers: {
          '@type': 'AggregateOffer',
          priceCurrency: 'UAH',
          lowPrice: (project.price_from ?? 0) / 100,
          highPrice: Math.max(...freeFlats.flatMap(({ prices }) => prices)) / 100,
          offerCount: offered.length,
          priceSpecification: { minPrice: (project.price_per_m2 ?? 0) / 100, priceCurrency: 'UAH', unitCode: 'MTK' },
        },
      });
    });

    it.each(['halytska-terasa', 'pivnichne-svitlo'])('%s sells nothing, and has no offer', async (alias) => {
      const nodes = await nodesOf(`/projects/${alias}/about`);
      expect(nodes.map((node) => node['@type'])).toEqual(['ApartmentComplex', 'BreadcrumbList']);
    });

    it('is one on all its tabs, each of which has its address', async () => {
      const about = await nodesOf('/en/projects/lypovyi-dvir/about');
      const plan = await nodesOf('/en/projects/lypovyi-dvir/plan');
      expect(plan[0]).toEqual(about[0]);
      expect(plan.at(-1)).toMatchObject({
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Developments', item: `${origin}/en/projects` },
          { position: 2, name: 'Lypovyi Dvir', item: `${origin}/en/projects/lypovyi-dvir/about` },
          { position: 3, name: 'Floor plans', item: `${origin}/en/projects/lypovyi-dvir/plan` },
        ],
      });
    });
  });

  it('an offer has its end and its project', async () => {
    const [offer, crumbs] = await nodesOf('/en/offers/zymova-tsina-obriy-park');
    expect(offer).toMatchObject({
      '@type': 'Offer',
      name: 'Winter price at Obriy Park',
      url: `${origin}/en/offers/zymova-tsina-obriy-park`,
      validThrough: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
      offeredBy: { '@id': company },
      itemOffered: [{ name: 'Obriy Park', url: `${origin}/en/projects/obriy-park/about` }],
    });
    expect(crumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ name: 'Offers' }, { name: 'Winter price at Obriy Park' }],
    });
  });

  it('an offer without an end or a project has neither', async () => {
    const [offer] = await nodesOf('/offers/dlia-zakhysnykiv');
    expect(offer).not.toHaveProperty('validThrough');
    expect(offer).not.toHaveProperty('itemOffered');
  });

  it('a news item is an article with its day and its development', async () => {
    const [article] = await nodesOf('/en/news/tsehla-vvedeno');
    expect(article).toMatchObject({
      '@type': 'NewsArticle',
      headline: 'Tsehla is commissioned',
      datePublished: '2026-03-20',
      inLanguage: 'en',
      mainEntityOfPage: `${origin}/en/news/tsehla-vvedeno`,
      publisher: { '@id': company, name: brand.en.name },
      about: { '@id': `${origin}/en/projects/tsehla/about#complex` },
    });
    expect(article?.['image']).toMatch(/^https:\/\/obriy\.example\/media\//);
  });

  it.each([
    ['/flats', 12, 219, /^\/projects\/[a-z0-9-]+\/plan\/flat\/[a-z0-9-]+$/],
    ['/projects', 8, 8, /^\/projects\/[a-z0-9-]+\/about$/],
    ['/offers', 6, 7, /^\/offers\/[a-z0-9-]+$/],
    ['/news', 9, 11, /^\/news\/[a-z0-9-]+$/],
  ])('%s lists what it shows, and counts the later pages', async (path, count, total, page) => {
    const [list] = (await nodesOf(path)) as unknown as [{ itemListElement: { position: number; url: string }[] }];
    expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: total });
    expect(list.itemListElement).toHaveLength(count);
    expect(list.itemListElement.map(({ position }) => position)).toEqual(
      Array.from({ length: count }, (_, index) => index + 1),
    );
    for (const { url } of list.itemListElement) {
      expect(url.startsWith(origin)).toBe(true);
      expect(url.slice(origin.length)).toMatch(page);
    }
  });

  it.each([
    '/flats?page=2',
    '/flats?sort=area',
    '/flats?not_first=1',
    '/offers?page=2',
    '/news?page=2',
    '/news?category=sales',
  ])('%s has no list: the address of the whole one would name another', async (path) => {
    expect(await nodesOf(path)).toEqual([]);
  });
});

describe('PageMeta', () => {
  const backend = backendOfTests({ contentDir: townContent });

  const never: typeof fetch = () => new Promise(() => undefined);

  it('replaces the title of the shell', async () => {
    document.title = 'Обрій';
    const { go } = await renderSite({ path: '/en/about', fetch: backend.fetch });
    await screen.findByRole('heading', { level: 1, name: 'About us' });
    expect(readPage(document).titles).toEqual(['About Obriy – a developer in Lviv since 2013']);
    await go('/en/contacts');
    await screen.findByRole('heading', { level: 1, name: 'Contacts' });
    expect(readPage(document).titles).toEqual(['Sales centres and contacts – Obriy, Lviv']);
  });

  /** Without their order: development's second run of effects moves what is in an Activity. */
  const tagsOfHead = () => Array.from(document.head.children, ({ outerHTML }) => outerHTML).toSorted();

  it('adopts the head of the server: nothing is doubled, and visible parts follow the page', async () => {
    const path = '/en/projects/lypovyi-dvir/about';
    const { head, html, state } = await renderOnServer({ path, fetch: backend.fetch });
    document.head.innerHTML = head;
    const written = tagsOfHead();
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = html;

    const { site, router } = await hydratedSite({ path, fetch: backend.fetch, state });
    const hydrated = await act(async () =>
      hydrateRoot(root, site, {
        onRecoverableError: (error) => {
          throw error;
        },
      }),
    );
    expect(tagsOfHead()).toEqual(written);

    await act(async () => router.navigate('/en/about'));
    await waitFor(() => expect(readPage(document).canonical).toBe('https://obriy.example/en/about'));
    expect(readPage(document).titles).toEqual(['About Obriy – a developer in Lviv since 2013']);
    // Only programs read it, and they request each page by its address.
    expect(readPage(document).jsonLd).toEqual([]);
    await act(async () => hydrated.unmount());
    root.remove();
  });

  it.each([
    '/',
    '/about',
    '/contacts',
    '/projects',
    '/projects/lypovyi-dvir/plan',
    '/offers',
    '/offers/a',
    '/news',
    '/news/a',
    '/instalment_calculator',
    '/appointment/select_date',
    '/favourites',
  ])('%s has one title and one heading while it loads', async (path) => {
    await renderSite({ path, fetch: never });
    const { titles, headings } = readPage(document);
    expect(titles).toHaveLength(1);
    expect(headings).toHaveLength(1);
    expect(headings[0]).not.toBe('');
  });
});

describe('jsonLd', () => {
  const site: Site = {
    origin: 'https://obriy.example',
    path: '/en/news',
    language: 'en',
    brand: 'Obriy',
    page: (path) => `https://obriy.example/en${path === '/' ? '' : path}`,
    file: (src) => new URL(src, 'https://obriy.example').href,
  };

  const hostile = '</script><script>alert(1)</script><!-- <script \u2028 \u2029 &lt; 🏠 "\\';

  it('breadcrumbs have absolute addresses, in order', () => {
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

  it('the company is the same in every language', () => {
    expect(organizationJsonLd(site)['@id']).toBe('https://obriy.example/#organization');
    expect(organizationJsonLd(site)['url']).toBe('https://obriy.example/en');
  });

  describe('on a page with hostile content', () => {
    const backend = backendOfTests({ contentDir: townContent });

    /** Replaces every title, summary and alternative text of the backend. */
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const response = await backend.fetch(input, init);
      const replaceTexts = (key: string, value: unknown): unknown =>
        ['title', 'summary', 'alt', 'description', 'name', 'address'].includes(key) && typeof value === 'string'
          ? hostile
          : value;
      return Response.json(JSON.parse(JSON.stringify(await response.json(), replaceTexts)), {
        status: response.status,
      });
    };

    it.each([
      '/',
      '/contacts',
      '/projects/lypovyi-dvir/about',
      '/offers/zymova-tsina-obriy-park',
      '/news/tsehla-vvedeno',
    ])('%s contains it completely', async (path) => {
      const { html, head } = await renderOnServer({ path, fetch });
      expect(`${head}${html}`).not.toContain('<script>alert');
      const { jsonLd, titles, preview } = await readServed({ path, fetch });
      expect(JSON.stringify(jsonLd)).toContain(JSON.stringify(hostile).slice(1, -1));
      expect(titles[0]).toContain('alert(1)');
      expect(preview['og:title']).toContain('</script><script>alert(1)</script>');
    });
  });
});
