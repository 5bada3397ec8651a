import * as z from 'zod';
import { asAlias } from '#domain/alias.ts';

const alias = z.unknown().refine((value) => asAlias(value) !== undefined, 'an alias');
const named = z.array(z.object({ alias }));
const meta = z.object({ current_page: z.int().min(1), last_page: z.int().min(1) });
const anything = z.object({});

interface Promised {
  /** What SPEC.md sections 3 and 7 promise of `data`, and no more. */
  readonly data: z.ZodType;
  /** What a visitor sees when the answer cannot be read. */
  readonly without: string;
}

/** The reading calls of SPEC.md. */
export const spec = {
  getHome: { data: anything, without: 'the home page has general texts alone' },
  getProjects: {
    data: z.object({
      projects: z.array(z.object({ alias, title: z.string().min(1) })),
      statuses: z.array(z.unknown()),
    }),
    without: 'no complexes on any page',
  },
  getProject: { data: z.object({ project: anything }), without: 'nothing of the complex but what lists tell' },
  getPlannings: { data: z.array(z.unknown()), without: 'no flats on the planning tab' },
  getCalculator: { data: z.object({ project: anything }), without: 'no calculator for the complex' },
  getDocuments: { data: z.object({ documents: z.array(z.unknown()) }), without: 'no documents of the complex' },
  getProgress: { data: z.object({ progress: z.array(z.unknown()) }), without: 'no construction progress' },
  getProjectNews: {
    data: z.object({ news: z.object({ items: named, meta }) }),
    without: 'no news of the complex',
  },
  getAbout: { data: anything, without: 'the about page has general texts alone' },
  getContacts: { data: anything, without: 'no contacts on any page' },
  getOffers: { data: z.object({ offers: named, meta }), without: 'no offers on the offers page' },
  getOffer: { data: anything, without: 'nothing of the offer but what lists tell' },
  getNews: { data: z.object({ items: named, meta }), without: 'no news on the news page' },
  getNewsItem: { data: anything, without: 'nothing of the news item but what lists tell' },
} as const satisfies Readonly<Record<string, Promised>>;

export type SpecCall = keyof typeof spec;
