/**
 * Every pattern of SPEC.md section 2, the levels of the planning tab below it, the later steps of a booking, what its private link leads to, the call
 * request for visitors without scripts, and the list of saved flats, without the language prefix.
 */
export const paths = {
  home: '/',
  about: '/about',
  contacts: '/contacts',
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
  callRequest: '/request_call',
  instalmentCalculator: '/instalment_calculator',
  favourites: '/favourites',
  notFound: '/404',
} as const;

export type PathName = keyof typeof paths;

/** The parameters of a pattern: `'/news/:alias'` gives `{alias: string}`. */
export type ParamsOf<Pattern extends string> = Pattern extends `${infer Head}/${infer Tail}`
  ? ParamsOf<Head> & ParamsOf<Tail>
  : Pattern extends `:${infer Name}`
    ? { readonly [Key in Name]: string }
    : unknown;

export type PathParams<Name extends PathName> = ParamsOf<(typeof paths)[Name]>;

type PathArguments<Name extends PathName> = unknown extends PathParams<Name> ? [] : [params: PathParams<Name>];

/** Builds a path without the language prefix; a parameter is encoded, so that it cannot leave its segment. */
export function pathTo<Name extends PathName>(name: Name, ...[params]: PathArguments<Name>): string {
  const values: Readonly<Record<string, string>> = params ?? {};
  return paths[name].replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(values[key] ?? ''));
}
