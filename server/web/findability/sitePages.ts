import { collectionOf, pagesListed, type PathName, pathWithAlias } from '#domain/pages.ts';
import type { SiteContent } from './siteContent.ts';

/** A page that search engines shall know, without its language prefix. */
export interface SitePage {
  path: string;
  /** A day on which it certainly changed, `YYYY-MM-DD`; undefined when none is known. */
  changed: string | undefined;
}

/** What a page with an alias is about. */
interface Entry {
  alias: string;
  published_at?: string | undefined;
  progress?: string | undefined;
}

const newest = (entries: readonly { published_at?: string | undefined }[]): string | undefined =>
  entries
    .flatMap(({ published_at }) => published_at ?? [])
    .sort()
    .at(-1);

const publishedAt = (_: SiteContent, { published_at }: Entry): string | undefined => published_at;

/** When the pages changed of which that is known. */
const changes: { readonly [Name in PathName]?: (content: SiteContent, entry: Entry) => string | undefined } = {
  offers: ({ offers }) => newest(offers),
  news: ({ news }) => newest(news),
  // The report of a month is no older than the first day of it; a finer date is not known, and a month alone is no date for a sitemap.
  projectProgress: (_, { progress }) => (progress === undefined ? undefined : `${progress}-01`),
  projectNews: ({ news }, { alias }) => newest(news.filter(({ project }) => project?.alias === alias)),
  projectOffers: ({ offers }, { alias }) =>
    newest(
      offers.filter(({ projects = [] }) => projects.length === 0 || projects.some((each) => each.alias === alias)),
    ),
  offer: publishedAt,
  newsItem: publishedAt,
};

/** What a page without an alias is about. */
const site: readonly Entry[] = [{ alias: '' }];

function pagesOf(name: PathName, content: SiteContent): SitePage[] {
  const collection = collectionOf(name);
  const entries: readonly Entry[] = collection === undefined ? site : content[collection];
  return entries.map((entry) => ({
    path: pathWithAlias(name, () => entry.alias),
    changed: changes[name]?.(content, entry),
  }));
}

export function sitePages(content: SiteContent): SitePage[] {
  return pagesListed('listed').flatMap((name) => pagesOf(name, content));
}

/** Paths without a language prefix; those that only lead elsewhere are among them. */
export function unindexedPaths(content: SiteContent): string[] {
  return pagesListed('unlisted').flatMap((name) => pagesOf(name, content).map(({ path }) => path));
}
