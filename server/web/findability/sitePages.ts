import { collectionOf, pagesListed, type PathName, paths, pathWithAlias } from '#domain/pages.ts';
import type { SiteContent } from './siteContent.ts';

/** A page for search engines, without its language prefix. */
export interface SitePage {
  path: string;
  /** The last known day of change, `YYYY-MM-DD`. */
  changed: string | undefined;
}

/** The content entry that a page shows. */
interface Entry {
  alias: string;
  published_at?: string | undefined;
  progress?: string | undefined;
  passport?: string | undefined;
}

const newest = (entries: readonly { published_at?: string | undefined }[]): string | undefined =>
  entries
    .flatMap(({ published_at }) => published_at ?? [])
    .sort()
    .at(-1);

const publishedAt = (_: SiteContent, { published_at }: Entry): string | undefined => published_at;

/** The last known change of each page. */
const changes: { readonly [Name in PathName]?: (content: SiteContent, entry: Entry) => string | undefined } = {
  offers: ({ offers }) => newest(offers),
  news: ({ news }) => newest(news),
  // The report is no older than the first day of its month; sitemaps do not accept a month alone.
  projectProgress: (_, { progress }) => (progress === undefined ? undefined : `${progress}-01`),
  projectPassport: (_, { passport }) => passport,
  projectNews: ({ news }, { alias }) => newest(news.filter(({ project }) => project?.alias === alias)),
  projectOffers: ({ offers }, { alias }) =>
    newest(
      offers.filter(({ projects = [] }) => projects.length === 0 || projects.some((each) => each.alias === alias)),
    ),
  offer: publishedAt,
  newsItem: publishedAt,
};

/** The entry of a page without an alias. */
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
  const withPassport = content.projects.filter(({ passport }) => passport !== undefined);
  return [
    ...pagesListed('listed').flatMap((name) => pagesOf(name, content)),
    ...pagesListed('of some').flatMap((name) => pagesOf(name, { ...content, projects: withPassport })),
  ];
}

/** The pages of the sitemap: `landings` has the search of flats, if it finds any. */
export const indexedPages = (content: SiteContent, landings: readonly SitePage[]): SitePage[] => [
  ...sitePages(content).filter(({ path }) => path !== paths.flats),
  ...landings,
];

/** Unindexed paths without a language prefix, redirects included. */
export function unindexedPaths(content: SiteContent): string[] {
  return pagesListed('unlisted').flatMap((name) => pagesOf(name, content).map(({ path }) => path));
}
