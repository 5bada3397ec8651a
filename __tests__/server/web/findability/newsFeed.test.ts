import { backendOfTests } from '../../../support/backend/backend.ts';
import { brand } from '../../../support/environment/brand.ts';
import { json, testNetwork } from '../../../support/backend/network.ts';
import { findSite, origin, textsOf } from './findSite.ts';

const backend = backendOfTests();

it.each([
  ['/news/feed.xml', 'uk', `Новини — ${brand.uk.name}`, 'Вікна стоять', '/news/vikna'],
  ['/en/news/feed.xml', 'en', `News — ${brand.en.name}`, 'Windows are in', '/en/news/vikna'],
])('%s lists the news in its language, newest first', async (path, tag, name, title, link) => {
  const { xml } = await findSite({ fetch: backend.fetch });
  const feed = (await xml(path)).documentElement;
  expect(feed.namespaceURI).toBe('http://www.w3.org/2005/Atom');
  expect(feed.getAttribute('xml:lang')).toBe(tag);
  expect(feed.querySelector(':scope > title')?.textContent).toBe(name);
  expect(feed.querySelector(':scope > updated')?.textContent).toBe('2026-10-05T00:00:00Z');
  expect(feed.querySelector(':scope > link[rel=self]')?.getAttribute('href')).toBe(origin + path);

  const dates = textsOf(feed, 'entry > updated');
  expect(dates).toHaveLength(5);
  expect(dates).toEqual(dates.toSorted().toReversed());
  const entry = [...feed.querySelectorAll('entry')].find((each) => each.querySelector('title')?.textContent === title);
  expect(entry?.querySelector('id')?.textContent).toBe(origin + link);
  expect(entry?.querySelector('link[rel=alternate]')?.getAttribute('href')).toBe(origin + link);
  expect(entry?.querySelector('updated')?.textContent).toBe('2026-09-20T00:00:00Z');
  expect(entry?.querySelector('summary')?.textContent).not.toBe('');
  expect(entry?.querySelector('link[rel=enclosure]')?.getAttribute('href')).toBe(`${origin}/media/house.svg`);
});

it('fetches from a remote backend in the language of the feed, and links its pictures there', async () => {
  const { xml, server } = await findSite({ host: 'https://api.example', fetch: backend.fetch });
  expect((await xml('/en/news/feed.xml')).querySelector('entry link[rel=enclosure]')?.getAttribute('href')).toBe(
    'https://api.example/media/house.svg',
  );
  expect((await server.inject('/news/feed.xml')).headers['content-type']).toBe('application/atom+xml; charset=utf-8');
});

const hostile = '</title><script>alert(1)</script> & "]]> <!-- \u2028 😀';

const news = (title: string) => ({
  alias: 'one',
  title,
  summary: title,
  image: { src: '/media/a.webp?x="1"&y=2', width: 1, height: 1, alt: '', variants: [] },
  category: { key: 'k"<', name: title },
  published_at: '2026-01-31',
  project: null,
});

const networkOf = (...items: unknown[]) =>
  testNetwork(() => json({ items, meta: { current_page: 1, last_page: 1, per_page: 9, total: items.length } }));

it('escapes whatever an editor writes', async () => {
  const { xml } = await findSite({ fetch: networkOf(news(hostile)).fetch, host: 'http://backend.test' });
  const feed = await xml('/news/feed.xml');
  expect(textsOf(feed, 'entry > title, entry > summary')).toEqual([hostile, hostile]);
  expect(feed.querySelector('script')).toBeNull();
  expect(feed.querySelector('entry > category')?.getAttribute('label')).toBe(hostile);
});

it('leaves out characters that XML forbids', async () => {
  const { xml } = await findSite({
    fetch: networkOf(news('a\u0000b\u001bc\ud800d\ufffe')).fetch,
    host: 'http://backend.test',
  });
  expect(textsOf(await xml('/news/feed.xml'), 'entry > title')).toEqual(['abc\ufffdd']);
});

it('is an empty feed for a company without news', async () => {
  const { xml } = await findSite({ fetch: networkOf().fetch, host: 'http://backend.test' });
  const feed = await xml('/news/feed.xml');
  expect(feed.querySelectorAll('entry')).toHaveLength(0);
  expect(Date.parse(feed.querySelector('updated')?.textContent ?? '')).not.toBeNaN();
});

it('lists the newest thirty of a long list', async () => {
  const page = (number: number) =>
    Array.from({ length: 20 }, (_, index) => ({ ...news('n'), alias: `n-${number}-${index}` }));
  const network = testNetwork((path) => {
    const number = Number(new URL(path, origin).searchParams.get('page'));
    return json({ items: page(number), meta: { current_page: number, last_page: 50, per_page: 20, total: 1000 } });
  });
  const { xml } = await findSite({ fetch: network.fetch, host: 'http://backend.test' });
  expect((await xml('/news/feed.xml')).querySelectorAll('entry')).toHaveLength(30);
  expect(network.requested).toEqual(['uk /api/news?page=1', 'uk /api/news?page=2']);
});

it('lists dated news only, with the known fields', async () => {
  const { alias, published_at } = news('');
  const { fetch } = networkOf(
    { alias, published_at },
    { alias: 'winter-sale', published_at, image: { src: 'http://[' }, category: 'sales', summary: null },
    { alias: 'script', published_at, image: { src: 'javascript:alert(1)' } },
    { ...news('no date'), published_at: null },
    { ...news('no alias'), alias: undefined },
    'news',
  );
  const { xml } = await findSite({ fetch, host: 'http://backend.test' });
  const feed = await xml('/news/feed.xml');
  expect(textsOf(feed, 'entry > title')).toEqual(['One', 'Winter sale', 'Script']);
  expect(feed.querySelector('summary, category, link[rel=enclosure]')).toBeNull();
});

it('is an empty feed for a backend without news', async () => {
  const { xml } = await findSite({ fetch: async () => new Response('', { status: 404 }), host: 'http://backend.test' });
  expect((await xml('/news/feed.xml')).querySelectorAll('entry')).toHaveLength(0);
});
