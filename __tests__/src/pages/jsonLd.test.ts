import type { SalesCenter } from '#contract/company.ts';
import type { Project } from '#contract/project.ts';
import { backendOfTests, townContent } from '../../support/backend.ts';
import { readServed } from '../../support/renderOnServer.ts';

const origin = 'https://obriy.example';
const company = `${origin}/#organization`;

const backend = backendOfTests({ contentDir: townContent });

const nodesOf = async (path: string) => (await readServed({ path, fetch: backend.fetch, origin })).jsonLd;
const answer = async <Data>(path: string): Promise<Data> => {
  const response = await backend.fetch(path, { headers: { 'accept-language': 'en' } });
  return ((await response.json()) as { data: Data }).data;
};

it('the home page introduces site and company', async () => {
  const [site, organization] = await nodesOf('/');
  expect(site).toMatchObject({
    '@type': 'WebSite',
    name: 'Обрій',
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

it('the company says since when it is there', async () => {
  expect(await nodesOf('/en/about')).toMatchObject([
    { '@type': 'Organization', '@id': company, name: 'Obriy', foundingDate: '2013' },
  ]);
});

it('each sales center has its place, telephone and hours', async () => {
  const [organization, ...centers] = await nodesOf('/en/contacts');
  expect(organization).toMatchObject({ legalName: 'Obriy Development LLC', email: 'hello@obriy.example' });
  expect(centers).toHaveLength(4);
  const sykhiv = centers.find(({ name }) => name === 'Sykhiv sales centre');
  expect(sykhiv).toMatchObject({
    '@type': 'LocalBusiness',
    '@id': `${origin}/en/contacts#sykhiv`,
    telephone: '+380 32 200 00 03',
    address: { '@type': 'PostalAddress', streetAddress: '5 Lypnevoho Obriiu Street, Lviv', addressCountry: 'UA' },
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
  const { centers } = await answer<{ centers: SalesCenter[] }>('/api/contacts');
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
    const { project } = await answer<{ project: Project }>('/api/projects/lypovyi-dvir');
    const [complex, listing] = await nodesOf('/en/projects/lypovyi-dvir/about');
    expect(complex).toMatchObject({
      '@type': 'ApartmentComplex',
      name: 'Lypovyi Dvir',
      url: `${origin}/en/projects/lypovyi-dvir/about`,
      address: { streetAddress: project.address },
      geo: { latitude: project.position.lat, longitude: project.position.lon },
      numberOfAccommodationUnits: project.characteristics.flats_count,
      numberOfAvailableAccommodationUnits: project.flats_free,
      amenityFeature: [
        { '@type': 'LocationFeatureSpecification', name: 'Parking', value: project.characteristics.parking },
        { '@type': 'LocationFeatureSpecification', name: 'Closed grounds', value: project.characteristics.closed_area },
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
        offerCount: project.flats_free,
        priceSpecification: { minPrice: (project.price_per_m2 ?? 0) / 100, priceCurrency: 'UAH', unitCode: 'MTK' },
      },
    });
  });

  it.each(['halytska-terasa', 'pivnichne-svitlo'])('%s sells nothing, and offers nothing', async (alias) => {
    const nodes = await nodesOf(`/projects/${alias}/about`);
    expect(nodes.map((node) => node['@type'])).toEqual(['ApartmentComplex', 'BreadcrumbList']);
  });

  it('is one on all its tabs, each of which knows its place', async () => {
    const about = await nodesOf('/en/projects/lypovyi-dvir/about');
    const plan = await nodesOf('/en/projects/lypovyi-dvir/plan');
    expect(plan[0]).toEqual(about[0]);
    expect(plan.at(-1)).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Complexes', item: `${origin}/en/projects` },
        { position: 2, name: 'Lypovyi Dvir', item: `${origin}/en/projects/lypovyi-dvir/about` },
        { position: 3, name: 'Floor plans', item: `${origin}/en/projects/lypovyi-dvir/plan` },
      ],
    });
  });
});

it('an offer says until when and for what it holds', async () => {
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

it('an offer without an end or a complex of its own claims neither', async () => {
  const [offer] = await nodesOf('/offers/dlia-zakhysnykiv');
  expect(offer).not.toHaveProperty('validThrough');
  expect(offer).not.toHaveProperty('itemOffered');
});

it('a news item is an article with its day and its complex', async () => {
  const [article] = await nodesOf('/en/news/tsehla-vvedeno');
  expect(article).toMatchObject({
    '@type': 'NewsArticle',
    headline: 'Tsehla is commissioned',
    datePublished: '2026-03-20',
    inLanguage: 'en',
    mainEntityOfPage: `${origin}/en/news/tsehla-vvedeno`,
    publisher: { '@id': company, name: 'Obriy' },
    about: { '@id': `${origin}/en/projects/tsehla/about#complex` },
  });
  expect(article?.['image']).toMatch(/^https:\/\/obriy\.example\/media\//);
});

it.each([
  ['/projects', 8, /^\/projects\/[a-z0-9-]+\/about$/],
  ['/offers', 6, /^\/offers\/[a-z0-9-]+$/],
  ['/news', 9, /^\/news\/[a-z0-9-]+$/],
])('%s lists what it shows', async (path, count, page) => {
  const [list] = (await nodesOf(path)) as unknown as [{ itemListElement: { position: number; url: string }[] }];
  expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: count });
  expect(list.itemListElement.map(({ position }) => position)).toEqual(
    Array.from({ length: count }, (_, index) => index + 1),
  );
  for (const { url } of list.itemListElement) {
    expect(url.startsWith(origin)).toBe(true);
    expect(url.slice(origin.length)).toMatch(page);
  }
});
