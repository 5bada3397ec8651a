import * as z from 'zod';
import { ContactsData } from '#contract/company.ts';
import { NewsCard } from '#contract/news.ts';
import { OfferCard } from '#contract/offer.ts';
import { Characteristics } from '#contract/projects/project.ts';
import { PassportClaim } from '#contract/projects/passport.ts';
import { ProgressMonth } from '#contract/projects/progress.ts';
import type { Language } from '#domain/languages.ts';
import { mapConcurrently } from '../../http/mapConcurrently.ts';
import { type FetchCall, readAlias, readLastPage, readList, readOffered } from './fetchFromBackend.ts';

// Validates only the fields used here: an invalid field elsewhere must not break the sitemap.
const Named = z.object({ alias: readAlias });
const Projects = z.object({ projects: readList(Named) });
const Passport = z.object({
  claims: readList(PassportClaim.pick({ key: true, checked: true })),
  buildings: readList(z.object({ claims: readList(PassportClaim.pick({ key: true, checked: true })) })),
});
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
    // Not part of SPEC.md. Optional, because `z.unknown()` alone requires the key.
    aerial: z.unknown().optional(),
    characteristics: readOffered(z.object({ flats_count: readOffered(Characteristics.shape.flats_count) }).optional()),
  }),
});
const none: never[] = [];
// What cannot be read names none.
const noNames: string[] = [];
const noPassport = { claims: none, buildings: none };
const onePage = { last_page: 1 };

/** All content that has a page of its own, with its known dates. */
export interface SiteContent {
  /** `progress`: the newest month that is reported, `YYYY-MM`; `passport`: the newest day of a claim, undefined where there is none. */
  projects: readonly { alias: string; progress: string | undefined; passport: string | undefined }[];
  offers: readonly z.output<typeof DatedOffer>[];
  news: readonly z.output<typeof DatedNews>[];
}

/** Stops a backend that always announces a next page. */
const mostPages = 2000;

interface ResponsePage<T> {
  items: readonly T[];
  lastPage: number;
}

/** Reads a paginated list until it ends or has `enough` entries. */
export async function readPages<T>(
  readPage: (page: number) => Promise<ResponsePage<T>>,
  enough = Infinity,
): Promise<T[]> {
  const all: T[] = [];
  for (let page = 1, last = 1; page <= Math.min(last, mostPages) && all.length < enough; page += 1) {
    const { items, lastPage } = await readPage(page);
    all.push(...items);
    last = lastPage;
  }
  return all;
}

/** A backend with thousands of projects must not get all requests at once. */
export const projectsAtOnce = 8;

/** Aliases are the same in every language, so one language suffices. */
export async function readSiteContent(fetchCall: FetchCall, language: Language): Promise<SiteContent> {
  const [{ projects }, offers, news] = await Promise.all([
    fetchCall('/api/projects', language, Projects),
    readPages(async (page) => {
      const { offers: items, meta } = await fetchCall(`/api/offers?page=${page}`, language, Offers, {
        offers: none,
        meta: onePage,
      });
      return { items, lastPage: meta.last_page };
    }),
    readPages(async (page) => {
      const { items, meta } = await fetchCall(`/api/news?page=${page}`, language, News, { items: none, meta: onePage });
      return { items, lastPage: meta.last_page };
    }),
  ]);
  const extensions = await fetchCall('/api/extensions', language, readList(z.string()), noNames).catch(() => noNames);
  const hasPassports = extensions.includes('passport');
  const dated = await mapConcurrently(projects, projectsAtOnce, async ({ alias }) => {
    const path = `/api/projects/${encodeURIComponent(alias)}`;
    const [{ progress }, passport] = await Promise.all([
      fetchCall(`${path}/progress`, language, Progress, { progress: none }),
      hasPassports ? fetchCall(`${path}/passport`, language, Passport, noPassport) : noPassport,
    ]);
    return {
      alias,
      progress: progress
        .map(({ month }) => month)
        .sort()
        .at(-1),
      passport: [passport, ...passport.buildings]
        .flatMap(({ claims }) => claims.map(({ checked }) => checked))
        .sort()
        .at(-1),
    };
  });
  return { projects: dated, offers, news };
}

const Contacts = z.object({ phone: readOffered(ContactsData.shape.phone) });

/** The fields of the contacts that `ownSettings` needs. */
export const readContacts = async (fetchCall: FetchCall, language: Language) =>
  fetchCall('/api/contacts', language, Contacts, {});

/** The fields of each project that `ownMasterPlan` needs. */
export const readAerials = async (
  fetchCall: FetchCall,
  language: Language,
  { projects }: Pick<SiteContent, 'projects'>,
) =>
  mapConcurrently(projects, projectsAtOnce, async ({ alias }) => {
    const path = `/api/projects/${encodeURIComponent(alias)}`;
    return { alias, ...(await fetchCall(path, language, WithAerial, { project: { aerial: null } })).project };
  });
