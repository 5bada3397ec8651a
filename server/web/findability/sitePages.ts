import type { SiteContent } from './siteContent.ts';

/** A page that search engines shall know, without its language prefix. */
export interface SitePage {
  path: string;
  /** A day on which it certainly changed, `YYYY-MM-DD`; undefined when none is known. */
  changed: string | undefined;
}

type Project = SiteContent['projects'][number];
type Dated = { published_at?: string | undefined };

const newest = (entries: readonly Dated[]): string | undefined =>
  entries
    .flatMap(({ published_at }) => published_at ?? [])
    .sort()
    .at(-1);

/** The report of a month is no older than the first day of it; a finer date is not known, and a month alone is no date for a sitemap. */
const progressDay = ({ progress }: Project): string | undefined =>
  progress === undefined ? undefined : `${progress}-01`;

const unknown = (): undefined => undefined;

const sitePatterns: Readonly<Record<string, (content: SiteContent) => string | undefined>> = {
  '/': unknown,
  '/about': unknown,
  '/contacts': unknown,
  '/projects': unknown,
  '/offers': ({ offers }) => newest(offers),
  '/news': ({ news }) => newest(news),
  '/instalment_calculator': unknown,
};

const projectPatterns: Readonly<Record<string, (project: Project, content: SiteContent) => string | undefined>> = {
  '/projects/:alias/about': unknown,
  '/projects/:alias/plan': unknown,
  '/projects/:alias/bond': unknown,
  '/projects/:alias/progress': progressDay,
  '/projects/:alias/3d-model': unknown,
  '/projects/:alias/aerial-flight': unknown,
  '/projects/:alias/news': ({ alias }, { news }) => newest(news.filter(({ project }) => project?.alias === alias)),
  '/projects/:alias/offers': ({ alias }, { offers }) =>
    newest(
      offers.filter(({ projects = [] }) => projects.length === 0 || projects.some((each) => each.alias === alias)),
    ),
  '/projects/:alias/docs': unknown,
};

const offerPattern = '/offers/:alias';
const newsPattern = '/news/:alias';

/** The routes whose pages are in the sitemap; a test asks of every route of the site that it is here, or knowingly not. */
export const indexedPatterns: readonly string[] = [
  ...Object.keys(sitePatterns),
  ...Object.keys(projectPatterns),
  offerPattern,
  newsPattern,
];

/** Pages that are nobody's search result, and addresses that lead elsewhere: links reach them all the same. */
export const unindexedPatterns: readonly string[] = [
  '/404',
  '/appointment',
  '/appointment/select_date',
  '/appointment/select_time',
  '/appointment/details',
  '/appointment/confirmed',
  '/appointment/visit',
  '/favourites',
  '/request_call',
  '/projects/:alias',
];

/**
 * Hundreds a project, which change hands every week: who searches shall find the planning tab, not a flat that was sold long ago. Their
 * paths are known from the flats alone (`planPaths`).
 */
export const planPatterns: readonly string[] = [
  '/projects/:alias/plan/:building',
  '/projects/:alias/plan/:building/:section',
  '/projects/:alias/plan/:building/:section/:floor',
  '/projects/:alias/plan/flat/:id',
];

const fill = (pattern: string, alias: string): string => pattern.replace(':alias', encodeURIComponent(alias));

export function sitePages(content: SiteContent): SitePage[] {
  return [
    ...Object.entries(sitePatterns).map(([path, changed]) => ({ path, changed: changed(content) })),
    ...content.projects.flatMap((project) =>
      Object.entries(projectPatterns).map(([pattern, changed]) => ({
        path: fill(pattern, project.alias),
        changed: changed(project, content),
      })),
    ),
    ...content.offers.map(({ alias, published_at }) => ({ path: fill(offerPattern, alias), changed: published_at })),
    ...content.news.map(({ alias, published_at }) => ({ path: fill(newsPattern, alias), changed: published_at })),
  ];
}

/** Paths without a language prefix; those that only lead elsewhere are among them. */
export function unindexedPaths({ projects }: SiteContent): string[] {
  return unindexedPatterns.flatMap((pattern) =>
    pattern.includes(':alias') ? projects.map(({ alias }) => fill(pattern, alias)) : [pattern],
  );
}
