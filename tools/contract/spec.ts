import * as z from 'zod';
import { asAlias } from '#domain/alias.ts';

const alias = z.unknown().refine((value) => asAlias(value) !== undefined, 'an alias');
const named = z.array(z.object({ alias }));
const meta = z.object({ current_page: z.int().min(1), last_page: z.int().min(1) });
const anything = z.object({});

interface Promised {
  /** What SPEC.md sections 3 and 7 promise of `data`, and no more. */
  readonly data: z.ZodType;
  /** The page that shows the response. */
  readonly place: string;
  /** The path of the list that counts as empty when it is missing; undefined: there is none. */
  readonly list: string | undefined;
}

const promised = <Data extends z.ZodType>(place: string, data: Data, list?: string) => ({ data, place, list });

/** The read calls of SPEC.md. */
export const spec = {
  getHome: promised('the home page', anything),
  getProjects: promised(
    'the list of developments',
    z.object({
      projects: z.array(z.object({ alias, title: z.string().min(1) })),
      statuses: z.array(z.unknown()),
    }),
    'data.projects',
  ),
  getProject: promised('the page of the development', z.object({ project: anything })),
  getPlannings: promised('the planning tab', z.array(z.unknown())),
  getCalculator: promised('the instalment tab', z.object({ project: anything })),
  getDocuments: promised('the documents tab', z.object({ documents: z.array(z.unknown()) }), 'data.documents'),
  getProgress: promised('the progress tab', z.object({ progress: z.array(z.unknown()) }), 'data.progress'),
  getProjectNews: promised(
    'the news tab of the development',
    z.object({ news: z.object({ items: named, meta }) }),
    'data.news.items',
  ),
  getAbout: promised('the about page', anything),
  getContacts: promised('the contacts page', anything),
  getOffers: promised('the offers page', z.object({ offers: named, meta }), 'data.offers'),
  getOffer: promised('the page of the offer', anything),
  getNews: promised('the news page', z.object({ items: named, meta }), 'data.items'),
  getNewsItem: promised('the page of the news item', anything),
} as const satisfies Readonly<Record<string, Promised>>;

export type SpecCall = keyof typeof spec;
