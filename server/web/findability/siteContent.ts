import * as z from 'zod';
import { Meta } from '#contract/common.ts';
import { NewsCard } from '#contract/news.ts';
import { OfferCard } from '#contract/offer.ts';
import { ProgressMonth } from '#contract/progress.ts';
import { ProjectCard } from '#contract/project.ts';
import type { Language } from '../../backend/language.ts';
import type { Ask } from './askBackend.ts';

// Of each answer only what is used here: a misfit elsewhere in it must not cost the site its sitemap.
const Projects = z.object({ projects: z.array(ProjectCard.pick({ alias: true })) });
const Progress = z.object({ progress: z.array(ProgressMonth.pick({ month: true })) });
const LastPage = Meta.pick({ last_page: true });
const Offers = z.object({
  offers: z.array(OfferCard.pick({ alias: true, published_at: true, projects: true })),
  meta: LastPage,
});
const DatedNews = NewsCard.pick({ alias: true, published_at: true, project: true });
const News = z.object({ items: z.array(DatedNews), meta: LastPage });

/** All that has a page of its own, with the dates that are known. */
export interface SiteContent {
  /** `progress`: the newest month that is reported, `YYYY-MM`. */
  projects: readonly { alias: string; progress: string | undefined }[];
  offers: z.output<typeof Offers>['offers'];
  news: readonly z.output<typeof DatedNews>[];
}

/** More than any list has; a backend that always knows a next page would otherwise never be done. */
const mostPages = 2000;

export interface ListPage<T> {
  items: readonly T[];
  lastPage: number;
}

/** A growing list from its first page on, until it ends or `enough` entries are there. */
export async function readList<T>(readPage: (page: number) => Promise<ListPage<T>>, enough = Infinity): Promise<T[]> {
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
    readList(async (page) => {
      const { offers: items, meta } = await ask(`/api/offers?page=${page}`, language, Offers);
      return { items, lastPage: meta.last_page };
    }),
    readList(async (page) => {
      const { items, meta } = await ask(`/api/news?page=${page}`, language, News);
      return { items, lastPage: meta.last_page };
    }),
  ]);
  const dated = await inTurns(projects, async ({ alias }) => {
    const { progress } = await ask(`/api/projects/${encodeURIComponent(alias)}/progress`, language, Progress);
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
