import * as z from 'zod';
import { titleOfAlias } from '#domain/alias.ts';
import { NewsCard } from '#contract/news.ts';
import { type Language, languages, languageTag } from '#domain/languages.ts';
import { feedPath, pathTo } from '#domain/pages.ts';
import { textOf } from '../../texts.ts';
import type { Addresses } from './addresses.ts';
import { type FetchCall, readAlias, readLastPage, readList, readOffered } from './fetchFromBackend.ts';
import { readPages } from './siteContent.ts';
import { element, type XmlNode, xmlDocument } from './xml.ts';

const { title, summary, category, published_at } = NewsCard.shape;
/** Atom requires dates, so news without one are left out. */
const FeedNews = z.object({
  alias: readAlias,
  published_at: published_at.unwrap(),
  title: readOffered(title),
  summary: readOffered(summary),
  image: readOffered(z.object({ src: z.string().min(1) }).optional()),
  category: readOffered(category),
});
const NewsPage = z.object({ items: readList(FeedNews), meta: readLastPage });
type FeedNews = z.output<typeof FeedNews>;

/** Feed readers store what they have seen, so the archive is not needed. */
const newestOnly = 30;

export async function readFeedNews(fetchCall: FetchCall, language: Language): Promise<FeedNews[]> {
  const items = await readPages(async (page) => {
    const { items: some, meta } = await fetchCall(`/api/news?page=${page}`, language, NewsPage, {
      items: [],
      meta: { last_page: 1 },
    });
    return { items: some, lastPage: meta.last_page };
  }, newestOnly);
  return items.slice(0, newestOnly);
}

/** News are dated by day; midnight UTC is within that day in Kyiv all year. */
const timeOf = (day: string): string => `${day}T00:00:00Z`;

const pictureTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
};

function pictureOf({ src }: NonNullable<FeedNews['image']>, addresses: Addresses): XmlNode[] {
  const url = addresses.picture(src);
  if (url === undefined) return [];
  const type = pictureTypes[/\.(\w+)$/.exec(new URL(url).pathname)?.[1]?.toLowerCase() ?? ''];
  return [
    element('link', { rel: 'enclosure', ...(type === undefined ? {} : { type }), href: url }),
    element('media:thumbnail', { url }),
  ];
}

function entryOf(news: FeedNews, addresses: Addresses, language: Language): XmlNode {
  const url = addresses.url(pathTo('newsItem', { alias: news.alias }), language);
  return element('entry', {}, [
    element('id', {}, { text: url }),
    element('title', {}, { text: news.title ?? titleOfAlias(news.alias) }),
    element('link', { rel: 'alternate', type: 'text/html', href: url }),
    element('published', {}, { text: timeOf(news.published_at) }),
    element('updated', {}, { text: timeOf(news.published_at) }),
    ...(news.summary === undefined ? [] : [element('summary', {}, { text: news.summary })]),
    ...(news.category === undefined
      ? []
      : [element('category', { term: news.category.key, label: news.category.name })]),
    ...(news.image === undefined ? [] : pictureOf(news.image, addresses)),
  ]);
}

/** Atom (RFC 4287). `now` dates an empty feed. */
export function makeFeed(news: readonly FeedNews[], addresses: Addresses, language: Language, now: Date): string {
  const page = addresses.url(pathTo('news'), language);
  const others = languages.filter((each) => each !== language);
  const newest = news
    .map(({ published_at }) => published_at)
    .sort()
    .at(-1);
  return xmlDocument(
    element(
      'feed',
      {
        xmlns: 'http://www.w3.org/2005/Atom',
        'xmlns:media': 'http://search.yahoo.com/mrss/',
        'xml:lang': languageTag(language),
      },
      [
        element('id', {}, { text: page }),
        element('title', {}, { text: textOf(language, 'common:pageTitle', { title: textOf(language, 'news:title') }) }),
        element('subtitle', {}, { text: textOf(language, 'news:lead') }),
        element('updated', {}, { text: newest === undefined ? now.toISOString() : timeOf(newest) }),
        element('author', {}, [element('name', {}, { text: textOf(language, 'brand:name') })]),
        element('icon', {}, { text: `${addresses.origin}/icons/icon-192.png` }),
        element('link', { rel: 'self', type: 'application/atom+xml', href: addresses.url(feedPath, language) }),
        element('link', { rel: 'alternate', type: 'text/html', hreflang: languageTag(language), href: page }),
        ...others.map((other) =>
          element('link', {
            rel: 'alternate',
            type: 'application/atom+xml',
            hreflang: languageTag(other),
            href: addresses.url(feedPath, other),
          }),
        ),
        ...news.map((item) => entryOf(item, addresses, language)),
      ],
    ),
  );
}
