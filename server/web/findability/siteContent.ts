import * as z from 'zod';
import { NewsCard } from '#contract/news.ts';
import { OfferCard } from '#contract/offer.ts';
import { Characteristics } from '#contract/project.ts';
import { ProgressMonth } from '#contract/progress.ts';
import type { Language } from '#domain/languages.ts';
import { type Ask, readAlias, readLastPage, readList, readOffered } from './fetchFromBackend.ts';

// Of each answer only what is used here: a misfit elsewhere in it must not cost the site its sitemap.
const Named = z.object({ alias: readAlias });
const Projects = z.object({ projects: readList(Named) });
const Progress = z.object({ progress: readList(ProgressMonth.pick({ month: true })) });
const DatedOffer = Named.extend({
  published_at: readOffered(OfferCard.shape.published_at),
  projects: readOffered(readList(Named).optional()),
});
const Offers = z.object({ offers: readList(DatedOffer), meta: readLastPage });
const DatedNews = Named.extend({
  published_at: readOffered(NewsCard.shape.published_at),
  project: readOffered(Named.optional()),
});
const News = z.object({ items: readList(DatedNews), meta: readLastPage });
const WithAerial = z.object({
  project: z.object({
    // Not promised by SPEC.md; a key of `z.unknown()` alone must be there.
    aerial: z.unknown().optional(),
    characteristics: readOffered(z.object({ flats_count: readOffered(Characteristics.shape.flats_count) }).optional()),
  }),
});
const none: never[] = [];
const onePage = { last_page: 1 };

/** All that has a page of its own, with the dates that are known. */
export interface SiteContent {
  /** `progress`: the newest month that is reported, `YYYY-MM`. */
  projects: readonly { alias: string; progress: string | undefined }[];
  offers: readonly z.output<typeof DatedOffer>[];
  news: readonly z.output<typeof DatedNews>[];
}

/** More than any list has; a backend that always knows a next page would otherwise never be done. */
const mostPages = 2000;

export interface ListPage<T> {
  items: readonly T[];
  lastPage: number;
}

/** A growing list from its first page on, until it ends or `enough` entries are there. */
export async function readPages<T>(readPage: (page: number) => Promise<ListPage<T>>, enough = Infinity): Promise<T[]> {
  const all: T[] = [];
  for (let page = 1, last = 1; page <= Math.min(last, mostPages) && all.length < enough; page += 1) {
    const { items, lastPage } = await readPage(page);
    all.push(...items);
    last = lastPage;
  }
  return all;
}

const asideAtOnce = 8;

/** A few at a time: a backend with thousands of complexes is not to be asked for all of them at once. */
async function inTurns<T, R>(entries: readonly T[], work: (entry: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let start = 0; start < entries.length; start += asideAtOnce) {
    results.push(...(await Promise.all(entries.slice(start, start + asideAtOnce).map(work))));
  }
  return results;
}

/** Aliases are the same in every language, so one language tells all. */
export async function readSiteContent(ask: Ask, language: Language): Promise<SiteContent> {
  const [{ projects }, offers, news] = await Promise.all([
    ask('/api/projects', language, Projects),
    readPages(async (page) => {
      const { offers: items, meta } = await ask(`/api/offers?page=${page}`, language, Offers, {
        offers: none,
        meta: onePage,
      });
      return { items, lastPage: meta.last_page };
    }),
    readPages(async (page) => {
      const { items, meta } = await ask(`/api/news?page=${page}`, language, News, { items: none, meta: onePage });
      return { items, lastPage: meta.last_page };
    }),
  ]);
  const dated = await inTurns(projects, async ({ alias }) => {
    const path = `/api/projects/${encodeURIComponent(alias)}/progress`;
    const { progress } = await ask(path, language, Progress, { progress: none });
    return {
      alias,
      progress: progress
        .map(({ month }) => month)
        .sort()
        .at(-1),
    };
  });
  return { projects: dated, offers, news };
}

/** What `ownMasterPlan` needs to know of each project. */
export const readAerials = async (ask: Ask, language: Language, { projects }: Pick<SiteContent, 'projects'>) =>
  inTurns(projects, async ({ alias }) => {
    const path = `/api/projects/${encodeURIComponent(alias)}`;
    return { alias, ...(await ask(path, language, WithAerial, { project: { aerial: null } })).project };
  });
