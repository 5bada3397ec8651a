import type { Language } from './languages.ts';

/**
 * Every pattern of SPEC.md section 2, and the site's own: levels of the planning tab, later steps of a booking, its
 * private link, that of a reserved flat, the call request without scripts, search of flats, saved flats, a project's safety and energy passport. Without
 * the language prefix.
 */
export const paths = {
  home: '/',
  about: '/about',
  contacts: '/contacts',
  flats: '/flats',
  projects: '/projects',
  project: '/projects/:alias',
  projectAbout: '/projects/:alias/about',
  projectPlan: '/projects/:alias/plan',
  planBuilding: '/projects/:alias/plan/:building',
  planSection: '/projects/:alias/plan/:building/:section',
  planFloor: '/projects/:alias/plan/:building/:section/:floor',
  flat: '/projects/:alias/plan/flat/:id',
  projectBond: '/projects/:alias/bond',
  projectProgress: '/projects/:alias/progress',
  projectModel: '/projects/:alias/3d-model',
  projectAerial: '/projects/:alias/aerial-flight',
  projectNews: '/projects/:alias/news',
  projectOffers: '/projects/:alias/offers',
  projectDocs: '/projects/:alias/docs',
  projectPassport: '/projects/:alias/passport',
  offers: '/offers',
  offer: '/offers/:alias',
  news: '/news',
  newsItem: '/news/:alias',
  appointment: '/appointment',
  appointmentDate: '/appointment/select_date',
  appointmentTime: '/appointment/select_time',
  appointmentDetails: '/appointment/details',
  appointmentConfirmed: '/appointment/confirmed',
  bookedVisit: '/appointment/visit',
  reservation: '/reservation',
  callRequest: '/request_call',
  instalmentCalculator: '/instalment_calculator',
  favourites: '/favourites',
  notFound: '/404',
} as const;

export type PathName = keyof typeof paths;

/** The Atom feed of the news, in the default language. */
export const feedPath = '/news/feed.xml';

/** Pages whose fragment grants access to one visit or reservation. */
export const privatePages = ['bookedVisit', 'reservation'] as const;

/** Pages of one visitor: the service worker never caches them, and the sitemap leaves them out. */
export function personalPages(): readonly PathName[] {
  return [...privatePages, 'appointmentTime', 'appointmentDetails', 'appointmentConfirmed'];
}

/** Redirects and pages without content of their own; the sitemap leaves them out, too. */
const unlisted: readonly PathName[] = [
  'project',
  'appointment',
  'appointmentDate',
  'callRequest',
  'favourites',
  'notFound',
];

/**
 * Hundreds of pages per project, outdated within weeks: search engines get the planning tab instead. The sitemap leaves them out;
 * their paths are known from the flats alone.
 */
const ofFlats: readonly PathName[] = ['planBuilding', 'planSection', 'planFloor', 'flat'];

/** Only some projects have a passport; the sitemap checks which. */
const ofSome: readonly PathName[] = ['projectPassport'];

/** Free flats that a landing page (`flatLandings.ts`) needs unless the setting `landingMinimum` says otherwise: with fewer it is thin. */
export const defaultLandingMinimum = 3;

/** Whether the sitemap has a page. A page is listed unless it is named above. */
type Listing = 'listed' | 'unlisted' | 'of flats' | 'of some';

export function pagesListed(as: Listing): readonly PathName[] {
  return (Object.keys(paths) as PathName[]).filter((name) => {
    if (unlisted.includes(name) || personalPages().includes(name)) return as === 'unlisted';
    if (ofSome.includes(name)) return as === 'of some';
    return as === (ofFlats.includes(name) ? 'of flats' : 'listed');
  });
}

type Collection = 'projects' | 'offers' | 'news';

/** The collection that the `:alias` of a page names an entry of; undefined for a page without an alias. */
export function collectionOf(name: PathName): Collection | undefined {
  return /^\/(\w+)\/:alias/.exec(paths[name])?.[1] as Collection | undefined;
}

/** The parameters of a pattern: `'/news/:alias'` gives `{alias: string}`. */
export type ParamsOf<Pattern extends string> = Pattern extends `${infer Head}/${infer Tail}`
  ? ParamsOf<Head> & ParamsOf<Tail>
  : Pattern extends `:${infer Name}`
    ? { readonly [Key in Name]: string }
    : unknown;

type PathParams<Name extends PathName> = ParamsOf<(typeof paths)[Name]>;

type PathArguments<Name extends PathName> = unknown extends PathParams<Name> ? [] : [params: PathParams<Name>];

/** Builds a path without the language prefix; a parameter is encoded, so that it cannot leave its segment. */
export function pathTo<Name extends PathName>(name: Name, ...[params]: PathArguments<Name>): string {
  const values: Readonly<Record<string, string>> = params ?? {};
  return paths[name].replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(values[key] ?? ''));
}

/** A query as its parameters, of which null and undefined ones are left out, or as it is written in an address. */
type Query = URLSearchParams | string | Readonly<Record<string, string | number | null | undefined>>;

function queryText(query: Query): string {
  if (typeof query === 'string' || query instanceof URLSearchParams) return query.toString();
  const known = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  return new URLSearchParams(known as [string, string][]).toString();
}

/** A path with a query; the path alone where the query is empty. */
export function withQuery(path: string, query: Query): string {
  const text = queryText(query);
  return text === '' ? path : `${path}?${text}`;
}

/** The prefix is there only when the language differs from the fallback; the root without a prefix stays the root. */
export function localizedPath(path: string, language: Language, fallback: Language): string {
  if (language === fallback) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** The path of each listed page, with one entry of each collection. */
export function listedPaths(aliases: Readonly<Record<Collection, string>>): string[] {
  return pagesListed('listed').map((name) => pathWithAlias(name, (collection) => aliases[collection]));
}

/** The path of a page whose only parameter, if any, is an alias. */
export function pathWithAlias(name: PathName, aliasIn: (collection: Collection) => string): string {
  const collection = collectionOf(name);
  return collection === undefined
    ? paths[name]
    : paths[name].replace(':alias', encodeURIComponent(aliasIn(collection)));
}
