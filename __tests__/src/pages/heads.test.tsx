import { existsSync } from 'node:fs';
import { waitFor } from '@testing-library/react';
import { backendOfTests, townContent } from '../../support/backend.ts';
import { readPage } from '../../support/readPage.ts';
import { readServed } from '../../support/renderOnServer.ts';
import { renderSite } from '../../support/renderSite.tsx';

const root = `${__dirname}/../../..`;
const origin = 'https://obriy.example';
const project = '/projects/lypovyi-dvir';

const listed = [
  '/',
  '/about',
  '/contacts',
  '/projects',
  `${project}/about`,
  `${project}/plan`,
  `${project}/bond`,
  `${project}/progress`,
  `${project}/3d-model`,
  `${project}/aerial-flight`,
  `${project}/news`,
  `${project}/offers`,
  `${project}/docs`,
  '/offers',
  '/offers/zymova-tsina-obriy-park',
  '/news',
  '/news/tsehla-vvedeno',
  '/instalment_calculator',
];
const unlisted = ['/appointment/select_date', '/favourites', '/favourites?flats=obriy-park:a-1-2-1', '/404'];
const inEnglish = (path: string): string => (path === '/' ? '/en' : `/en${path}`);
const both = (paths: readonly string[]): string[] => paths.flatMap((path) => [path, inEnglish(path)]);

const backend = backendOfTests({ contentDir: townContent });

const served = (path: string) => readServed({ path, fetch: backend.fetch, origin });

describe.each(both([...listed, ...unlisted]))('%s', (path) => {
  it('has one title, one heading and a description, of a length that is shown whole', async () => {
    const { titles, headings, description = '' } = await served(path);
    expect(titles).toHaveLength(1);
    expect(titles[0]?.length).toBeLessThanOrEqual(65);
    expect(headings).toHaveLength(1);
    expect(headings[0]).not.toBe('');
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  it('says the same in a browser, but for what only programs read', async () => {
    const { status: _, ...fromServer } = await served(path);
    await renderSite({ path, fetch: backend.fetch, settings: { origin } });
    await waitFor(() => expect(readPage(document)).toEqual({ ...fromServer, preview: {}, jsonLd: [] }));
  });
});

describe.each(listed)('%s in both languages', (path) => {
  it('names one address, and itself in each language', async () => {
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
      'og:site_name': 'Обрій',
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
])("%s has no picture of its own, and shows the site's", async (path, picture) => {
  const { preview } = await served(path);
  expect(preview).toMatchObject({ 'og:image': origin + picture, 'og:image:width': '1200', 'og:image:height': '630' });
  expect(existsSync(`${root}/public${picture}`)).toBe(true);
});

it.each([
  ['/', '/news/feed.xml', '/site.webmanifest'],
  ['/en/projects', '/en/news/feed.xml', '/en/site.webmanifest'],
  ['/nowhere', '/news/feed.xml', '/site.webmanifest'],
])('%s names the feed of news and the manifest of its language', async (path, feed, manifest) => {
  expect(await served(path)).toMatchObject({ feed, manifest });
});

it('no two pages share a title or a description', async () => {
  const pages = await Promise.all(both(listed).map(served));
  const titles = pages.map((page) => page.titles[0]);
  const descriptions = pages.map(({ description }) => description);
  expect(new Set(titles).size).toBe(titles.length);
  expect(new Set(descriptions).size).toBe(descriptions.length);
});

it.each(both(unlisted))('%s is for no search engine', async (path) => {
  expect(await served(path)).toMatchObject({ robots: 'noindex', canonical: undefined, alternates: {}, jsonLd: [] });
});

it.each(['/nowhere', '/en/nowhere', '/projects/nowhere/plan', '/offers/nowhere', '/news/nowhere'])(
  '%s is missing, and says so',
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
  '%s without its answers is one heading that no search engine lists',
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
